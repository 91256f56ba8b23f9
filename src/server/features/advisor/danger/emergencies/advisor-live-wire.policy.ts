const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const wire =
  '(?:(?:live |electric |electricity |power |bijli ka |bijli ke |bijli wala |current wala |11kv |high tension |बिजली का |बिजली के |हाईटेशन )(?:wires?|lines?|cables?|taar|tar|laine?|तार|लाइन|केबल)|(?:wires?|taar|tar|तार) (?:\\S+ ){0,4}(?:current|karant|sparking|spark|bijli|करट|करेट|बिजली))'
const down = oneOf(
  'fallen fell falling down broke broken snapped lying hanging touching low gir gira giri gire girgaya girgya toot tut tuta tuti toota tooti jhool jhul latak latka pada padi गिर गिरा गिरे टूट टूटा टूटी झूल लटक पडा पडी',
)
/** "11 kV line over the field, can I plant trees": no wire is down. */
const fallenWire = new RegExp(
  [
    `(?:^| )${wire} (?:\\S+ ){0,6}${down} `,
    `(?:^| )${oneOf('fallen broken snapped hanging टूटा गिरा')} (?:\\S+ ){0,2}${wire} `,
    `(?:^| )(?:pole|khamba|khambha|खभा|transformer|ट्रासफार्मर) (?:\\S+ ){0,3}(?:fallen|fell|sparking|gir|tut|toot|गिर|टूट) ?(?:ga\\S*|gya|gyi|rah\\S*|गया|गई|रह\\S*|in|on|into) `,
    '(?:^| )(?:transformer|wires?|taar|tar|pole|khamba|khambe|ट्रासफार्मर|ट्रासफॉर्मर|तार|खभे) (?:\\S+ ){0,2}(?:spark\\S*|chingari|chingaari|चिगारी|चिगारिया) ',
    '(?:^| )(?:khet|field|zameen|jameen|pani|paani|pole|khamba|khambe|deewar|diwar|motor|pump|खेत|पानी|खभे|खबे|मोटर) (?:me|mein|par|pe|ke|has|is|में|मे|पर) (?:\\S+ ){0,2}(?:current|karant|करट|करेट) (?:aa|utar|fail|hai|leak\\S*|flow\\S*|आ|उतर|फैल|है) ',
  ].join('|'),
)
const livestock = oneOf(
  `cow cows buffalo buffaloes goat goats sheep cattle calf ox bull bullock horse dog animal animals livestock gaay gai gaye bhains bhais bhainse bakri bakriya bail bachhda bachda pashu janwar jaanwar maveshi
    गाय गाये भैस भैसे बकरी बैल बछडा पशु जानवर मवेशी`,
)
const shocked = new RegExp(
  [
    `(?:^| )${livestock} (?:\\S+ ){0,3}(?:current|karant|karent|करट|करेट) (?:\\S+ ){0,2}(?:lag|lg|mar|maar|pakad|chipak|लग|मर|मार|पकड|चिपक) ?(?:ga\\S*|gya|gyi|rah\\S*|diya|liya|गया|गई|गयी|दिया|लिया|रह\\S*) `,
    `(?:^| )(?:current|karant|karent|bijli|taar|tar|करट|करेट|बिजली|तार) (?:\\S+ ){0,5}${livestock} (?:\\S+ ){0,3}(?:mar|chipak|chipk|gir|मर|चिपक|गिर) ?(?:ga\\S*|gya|gyi|गया|गई|गयी|गए) `,
    `\\b${livestock} (?:\\S+ ){0,4}(?:electrocuted|shocked|electric shock)\\b`,
    `\\b${livestock} (?:\\S+ ){0,3}(?:touched|touching|stuck|caught) (?:\\S+ ){0,3}(?:wire|line|current|pole)\\b`,
    `\\belectrocuted (?:\\S+ ){0,2}${livestock} `,
  ].join('|'),
)
/** A shock that is past, or money after it. */
const otherMatter = new RegExp(
  `(?:^| )${oneOf(
    'compensation claim insurance muavja muawja bima fence fencing baad last ago yesterday remove shift hatane hatana hatwana hataye price rate kharidna मुआवजा बीमा बाड हटाने हटाना हटवाना',
  )} `,
)

const person = new RegExp(
  `(?:^| )${oneOf(
    `him her man boy girl child father mother brother sister son daughter wife husband uncle friend worker
      chacha dada dadi papa pitaji maa mata bhai behan beta beti bete patni pati bachcha bachche aadmi admi mazdoor majdoor ladka ladki
      चाचा दादा पापा मा भाई बहन बेटा बेटे बेटी पत्नी पति बच्चा बच्चे आदमी मजदूर लडका`,
  )} `,
)
/** "Brother" calls somebody. */
const onlyCalled = /^(?:bhai|भाई|brother|dada|chacha) | (?:bhai|भाई|brother) $/

/** Whether somebody is beside a wire that has fallen, and may have been struck. */
export const tellsOfPersonAtWire = (sentence: string): boolean =>
  fallenWire.test(sentence) &&
  person.test(sentence.replace(onlyCalled, ' ')) &&
  !otherMatter.test(sentence)

/** Whether a live wire lies or hangs low, something stands under current, or it has struck an animal. */
export const tellsOfLiveWire = (sentence: string): boolean =>
  (fallenWire.test(sentence) || shocked.test(sentence)) && !otherMatter.test(sentence)
