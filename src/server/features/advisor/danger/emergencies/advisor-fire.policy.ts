const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

/** What has "fire" in its name, or is only compared with it. */
const otherFire =
  /\bfire (?:blight|ants?|bugs?|wood|proof|crackers?|extinguishers?|noc)\b|\bfirewood\b|\b(?:like|as if|looks?|looking) (?:\S+ )?(?:on |in |by |burnt in )?(?:fire|burning)\b|(?:^| )(?:aag|आग) (?:ke |की |के |ki )?(?:jais\S*|tarah|जैस\S*|तरह) |(?<!\S)(?:seene|sine|dil|pet|mann|सीने|दिल|पेट|मन) (?:me|mein|मे) (?:\S+ ){0,5}(?:aag|आग) |\b(?:set|sets|setting|put|putting|light|make|making) (?:(?!out)\S+ ){0,5}(?:on fire|fire|catch fire)\b/g

/** "Tomato prices are on fire"; money that is to be paid for what has burnt already. */
const otherMatter = new RegExp(
  `(?:^| )${oneOf(
    `price prices rate rates bhav bhaav daam dam keemat mehngai mahngai market insurance claim claims compensation relief bima beema muavja muawja muavza subsidy scheme yojana penalty fine fined jurmana rahat rashi sarkar sarkari kitne cylinder jaise jaisa jaisi
    भाव दाम कीमत महगाई बाजार बीमा मुआवजा योजना राहत राशि सरकार सरकारी कितने जुर्माना जैसे जैसा जैसी`,
  )} `,
)
/** The fire is out, or nobody knows of one yet. */
const pastFire =
  /(?:^| )(?:last|yesterday|ago|earlier|previous|was|were|had|got burnt|burnt down|used to|pichhl\S*|pichl\S*|kal|parso|पिछल\S*|कल|परसो) (?:\S+ ){0,12}(?:fire|burnt|burned|burning|aag|आग) |(?:^| )(?:fire|burnt|burned|aag|आग) (?:\S+ ){0,6}(?:last (?:year|month|week|season|night)|yesterday|ago|thi|thee|tha|थी|था|pichhle|pichle) /
const aheadOfFire =
  /(?:^| )(?:prevent\S*|avoid\S*|safety|precaution\S*|risk|if|bachne|bachav|bachaav|na lage|nahi lage|agar|kyu|kyo|kyon|why|अगर|बचने|बचाव|न लगे|क्यो) /

const burningThing = oneOf(
  `field fields farm farms orchard garden plantation house home hut huts shed barn stable cowshed godown store shop building room kitchen tractor trolley truck harvester combine thresher machine motor pump pumphouse tubewell
  transformer pole meter cylinder haystack hay straw stubble stack stacks heap pile forest jungle grass harvest`,
)
const burningInEnglish = [
  `\\b(?:on|caught|catches|catching|catch) fire\\b`,
  `\\b(?:there is|theres|there s|have|big|huge|massive|a) (?:\\S+ )?fire (?:\\S+ )?(?:in|at|near|inside|on|around|beside)\\b`,
  `(?:^| |\\b(?:help|please|sir|urgent) )fire in (?:my|our|the|neighbou?rs?|nearby|a) `,
  `\\bfire (?:\\S+ ){0,4}(?:spread|spreads|spreading|started|breaks out|broke out|broken out|coming|comes|approaching|burning|reaching|reached|moving|growing)\\b`,
  `\\b(?:spreading|approaching|raging) fire\\b`,
  `\\b(?:field|fields|farm|house|hut|shed) fire\\b`,
  `\\bfire (?:brigade|engine|department|service|station|truck|number|helpline)\\b`,
  `\\b(?:put out|extinguish|fight|douse|control|stop) (?:a |the |this |my )?fire\\b`,
  `\\b${burningThing} (?:\\S+ ){0,2}(?:is|are|s) (?:\\S+ )?(?:burning|ablaze|in flames|up in flames|aflame)\\b(?! (?:due|because|from|by) )`,
  `\\b${burningThing} burning\\b`,
  `\\bflames? (?:\\S+ ){0,3}(?:spreading|coming|rising|everywhere|in)\\b`,
]
const went = '(?:gai|gay[aei]|gaye|gya|gyi|गई|गयी|गया|गए|rahi|rhi|raha|रही|रहा|chuki|चुकी)'
const burningInHindi = [
  `(?<!\\S)(?:aag|aagg|आग) (?:\\S+ ){0,2}(?:lag|lg|fail|phail|pakad|pakd|bhadak|लग|फैल|पकड|भडक|badh|bad|बढ) ?${went} `,
  `(?<!\\S)(?:aag|आग) (?:\\S+ )?(?:lagi|lgi|laagi|लगी) (?:hui |huyi |hue |हुई )?(?:hai|h|hei|he|है) `,
  `(?<!\\S)(?:aag|आग) (?:\\S+ )?(?:lagi|lgi|lag|लगी|लग) $`,
  `(?<!\\S)(?:aag|आग) (?:\\S+ )?(?:pakad|pakd|पकड) (?:li|liya|ली|लिया) `,
  `(?<!\\S)(?:aag|आग) (?:\\S+ ){0,7}(?:aa|aaye|badh|bad|fail|phail|pahuch|pahunch|jal|lag|nikal|आ|बढ|फैल|पहुच|जल|लग|निकल) ?${went} `,
  `(?<!\\S)(?:jal|जल) ?(?:rah[aei]|rh[aei]|रह[ाेी]) (?:\\S+ )?(?:aag|आग) `,
  `(?:me|mein|मे) (?:aag|आग) $`,
  `(?:^| )(?:kisi|kisine|padosi|pados|किसी|पडोसी|दुश्मन|dushman) (?:\\S+ ){0,6}(?:aag|आग) (?:laga|lga|लगा) ?(?:di|diya|rah\\S*|दी|दिया|रह\\S*) `,
  `(?<!\\S)(?:aag|आग) (?:hai|h|है) `,
  `(?<!\\S)(?:aag|आग) (?:ko )?(?:\\S+ )?(?:bujh|bujha|बुझ)`,
  `(?:khet|ghar|makan|jhopdi|khalihan|godam|bhusa|bhuse|parali|pual|tractor|fasal|खेत|घर|मकान|झोपडी|खलिहान|गोदाम|भूसा|पराली|पुआल|ट्रैक्टर) (?:\\S+ ){0,2}(?:dhu|धू) (?:dhu|धू) `,
  `(?:khet|ghar|makan|jhopdi|khalihan|godam|खेत|घर|मकान|झोपडी|खलिहान|गोदाम) (?:jal|जल) ?(?:rah[aei]|rh[aei]|रह[ाेी]) `,
]
const burning = new RegExp([...burningInEnglish, ...burningInHindi].join('|'))
/** Says that it burns still, whatever is told of yesterday or wanted for the loss. */
const spreadsNow =
  /\b(?:spreading|approaching|burning now|right now|bachao)\b|(?:^| )बचाओ |(?:fail|phail|badh|फैल|बढ) ?(?:rahi|rhi|रही) /

/** A person whose clothes or limbs burn needs first aid for burns. */
const burningPerson = new RegExp(
  `(?:^| )${oneOf(
    `clothes clothing shirt saree sari dupatta kapda kapde kapdo hair baal hand hands haath hath face skin leg pair paon arm body badan
    कपडे कपडा कपडो साडी दुपट्टा बाल हाथ चेहरा पैर बदन`,
  )} (?:\\S+ ){0,5}(?:fire|aag|आग|burn\\S*|jal\\S*|जल\\S*) |(?:^| )(?:aag|fire|आग) (?:\\S+ ){0,5}(?:haath|hath|pair|paon|hand|face|muh|chehra|clothes|kapd[aeo]|saree|हाथ|पैर|चेहरा|कपड[ाेो]) |(?<!\\S)(?:jhulas|chamdi|phapho?le|झुलस|चमडी|फफोले) |(?<!\\S)${oneOf(
    'bhai bahan behan beta beti bete maa mata papa pitaji dada dadi chacha patni pati bachcha bachche aadmi mazdoor ladka भाई बहन बेटा बेटी मा पापा दादा चाचा पत्नी पति बच्चा बच्चे आदमी मजदूर',
  )} (?:bahut |buri tarah |bhi |बहुत |बुरी तरह |भी )?(?:jal|जल) ?(?:ga\\S*|gyi|gya|गया|गई|गए) `,
)

/** Whether something burns now: a field, a house, a shed, a machine. */
export function tellsOfFire(sentence: string): boolean {
  const text = sentence.replaceAll(otherFire, ' ')
  if (!burning.test(text) || burningPerson.test(text)) return false
  if (spreadsNow.test(text)) return true
  return !otherMatter.test(text) && !pastFire.test(text) && !aheadOfFire.test(text)
}
