const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const beast = oneOf(
  `bear bears bhalu bhaalu bhaloo leopard leopards tendua tenduwa tendue tiger tigers bagh baagh sher lion panther crocodile magarmach magarmachh wolf wolves bhediya hyena lakadbagha elephant elephants hathi haathi hathiyo boar boars suar suwar suar suaro
    bull bulls saand sand saandh bison gaur bail ox nilgai neelgai buffalo bhains cow gaay gai
    भालू तेदुआ तेदुए तेदुये बाघ शेर मगरमच्छ भेडिया लकडबग्घा हाथी हाथियो सूअर सुअर साड बैल नीलगाय भैस गाय`,
)
const predator = oneOf(
  'bear bhalu bhaalu leopard tendua tenduwa tendue tiger bagh baagh lion crocodile magarmach wolf bhediya भालू तेदुआ तेदुए बाघ शेर मगरमच्छ भेडिया',
)
const mauls =
  '(?:attack|attacked|attacking|attacks|mauled|gored|trampled|charged at|hamla (?:kar|kr|kiya|bol|hua|ho)|hamle me|kuchal|kuchla|patak|patka|sing maar|seeng maar|sing mar|seeng mar|हमला (?:कर|किया|बोल|हुआ|हो)|हमले मे|कुचल|पटक|सीग मार)'
const mauling = new RegExp(
  `(?:^| )${beast} (?:\\S+ ){0,6}${mauls} |\\b(?:attacked|mauled|gored|trampled) by (?:\\S+ ){0,3}${beast} `,
)
const predatorAttacks = new RegExp(`(?:^| )${predator} (?:ne |ने |has |have )?${mauls} `)
const otherVictims =
  /(?:^| )(?:khet|kheto|fasal|fasle|field|fields|crop|crops|plants?|plantation|paudh\S*|tree|trees|orchard|goats?|bakri\S*|sheep|bhed|calf|cattle|hens?|murgi\S*|dogs?|kutt\S*|janwar\S*|maveshi|bachhd\S*|खेत|खेतो|फसल|पौध\S*|बकरी\S*|भेड|मुर्गी\S*|कुत्त\S*|जानवर\S*|बछड\S*|another (?:cow|bull|buffalo)|(?:gaay|gai|bhains|bachhi?ya|bail|गाय|भैस|बछिया|बैल) (?:ko|को)) /
const person = new RegExp(
  `(?:^| )${oneOf(
    `us him her man woman person people villager villagers farmer worker labourer boy girl child children kid father mother son daughter brother sister wife husband uncle aunt neighbour friend
      mujhe mujhko hume humko usko pita pitaji papa maa mata beta bete beti bhai behan patni pati chacha dada aadmi admi majdoor mazdoor bachche bachcha bacche padosi kisan log logo
      मुझे हमे उसको पिता पिताजी पापा मा बेटा बेटे बेटी भाई बहन पत्नी पति चाचा दादा आदमी मजदूर बच्चे बच्चा पडोसी किसान लोग लोगो`,
  )} `,
)
/** "Me" alone is the Hindi for "in". */
const attackedMe = /\b(?:attacked|mauled|gored|trampled|charged at|attacking) me /
const money =
  /(?:^| )(?:claim|compensation|insurance|muavja|muawja|bima|kaise bach\S*|bachne|rok\S*|मुआवजा|बीमा|बचने|रोक\S*) /

/** Whether a large animal has attacked a person: where no victim is named, the one who writes or somebody beside. */
export const tellsOfMauling = (sentence: string, namesCrop: boolean): boolean =>
  mauling.test(sentence) &&
  !money.test(sentence) &&
  (person.test(sentence) ||
    attackedMe.test(sentence) ||
    ((!namesCrop || predatorAttacks.test(sentence)) && !otherVictims.test(sentence)))

const farm =
  '(?:khet|kheto|gaon|gaanv|gav|ghar|angan|basti|jhadi|bagh|ganne|village|field|fields|farm|house|home|orchard|sugarcane|hamlet|खेत|खेतो|गाव|घर|आगन|बस्ती|झाडी|गन्ने)'
/** Trees bear fruit, and a lion is a brand of seed. */
const predatorNear =
  '(?:(?:a |the |wild |one |ek )(?:bear|lion)|(?:bhalu|bhaalu|leopard|tendua|tenduwa|tendue|tiger|bagh|baagh|sher|crocodile|magarmach|bhediya|भालू|तेदुआ|तेदुए|बाघ|शेर|मगरमच्छ|भेडिया))'
const elephants = '(?:hathi|haathi|hathiyo|elephants?|हाथी|हाथियो)'
const hereNow = new RegExp(
  [
    `(?:^| )${predatorNear}s? (?:\\S+ ){0,5}${farm} `,
    `(?:^| )${farm} (?:\\S+ ){0,4}${predatorNear}s? `,
    `(?:^| )${predatorNear}s? (?:\\S+ ){0,2}(?:dikh\\S*|dekha|seen|spotted|ghum|ghoom|aa|दिख\\S*|देखा|घूम|आ) `,
    `(?:^| )${elephants} (?:\\S+ ){0,5}(?:ghus|aa|khad[ae]|घुस|आ|खड[ाे]) ?(?:aay?a|aaye|ga?y[ae]|gaye|gya|rahe?|hai|गया|गए|आया|आए|रह[ाे]|है) (?:hai |hain |h |है )?$`,
    `\\b${elephants} (?:is |are |has |have )?(?:in|inside|entered|entering|coming into|near) (?:my |our |the )?(?:\\S+ )?${farm} (?:now|right now|please|help)?`,
  ].join('|'),
)
/** A habit, the loss, or a name: the lion's share, a tiger nut. */
const notNow = new RegExp(
  `(?:^| )${oneOf(
    `claim compensation insurance muavja muawja bima fence fencing baad roz roj har every daily always often last yesterday ago pichle share nut nuts prawn brand mark wala dawa scheme yojana reserve safari jaise
    मुआवजा बीमा बाड रोज हर योजना वाला दवा`,
  )} |jat[aei] (?:hai|h) |जात[ाेी] है `,
)

/** Whether a dangerous animal is in a village or a field now. */
export const tellsOfWildAnimalNear = (sentence: string): boolean =>
  hereNow.test(sentence) && !notNow.test(sentence)
