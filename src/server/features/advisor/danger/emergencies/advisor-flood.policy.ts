const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`

const flood = '(?:flood|floods|flooded|flooding|flash flood|baadh|badh|baad|बाढ|sailab|सैलाब)'
const water = `(?:${flood}|water|pani|paani|पानी|river|nadi|नदी)`
const somebody = oneOf(
  'i we me us people family families children villagers house parents log logo hum ham humlog main mai parivar bachche bacche gaon ham हम मै लोग परिवार बच्चे गाव घर ghar',
)
const stuck = oneOf(
  'stuck trapped stranded surrounded marooned phase phasa phas fase fasa fas phanse fanse phans fans ghire ghira ghir फसे फसा फस घिरे घिरा घिर',
)
const stranded = new RegExp(
  [
    `(?:^| )${flood} (?:\\S+ ){0,6}${stuck} (?!plant|crop|paudh|fasal)`,
    `\\b(?:i|we|people|family|families|children|villagers|us|parents) (?:\\S+ ){0,5}${stuck} (?:\\S+ ){0,3}${water}\\b`,
    `(?:^| )${water} (?:\\S+ ){0,4}(?:chhat|roof|terrace|छत) (?:par|pe|पर|top)? ?(?:\\S+ ){0,2}(?:baith\\S*|chadh\\S*|sitting|stuck|hai|बैठ\\S*|चढ\\S*|है) `,
    `(?:^| )${water} (?:\\S+ ){0,4}(?:ghar|ghr|gharo|makan|kamre|gaon|gaanv|घर|घरो|मकान|कमरे|गाव) (?:ke andar|ke bhitar|me|mein|tak|के अदर|मे|तक)? ?(?:\\S+ )?(?:ghus|aa|bhar|pahuch|घुस|आ|भर|पहुच) ?(?:ga\\S*|gya|rah\\S*|chuka|गया|रह\\S*|चुका) `,
    `(?:^| )(?:ghar|ghr|gharo|makan|घर|घरो|मकान) (?:ke andar |ke bhitar |me |mein |tak |के अदर |मे |तक )(?:baadh ka |barish ka |nadi ka |बाढ का |बारिश का |नदी का )?(?:pani|paani|पानी) (?:ghus|aa|bhar|घुस|आ|भर) ?(?:ga\\S*|gya|rah\\S*|गया|रह\\S*) `,
    `\\b(?:flood|river|flood water|water) (?:\\S+ ){0,3}(?:entering|entered|rising in|coming into|inside|filled) (?:in |into )?(?:my |our |the )?(?:house|houses|home|homes|village)\\b`,
    `\\b(?:house|home|village) (?:\\S+ ){0,3}(?:under water|is flooded|flooding|submerged)\\b`,
    `^(?!.*(?:khet|mera|meri|medh|field|farm|खेत|मेड) ).*(?:^| )(?:bandh|baandh|dam|embankment|tatbandh|बाध|तटबध) (?:toot|tut|टूट) ?(?:ga\\S*|gya|rah\\S*|गया|रह\\S*) `,
    `(?:^| )${flood} (?:\\S+ ){0,4}(?:bachao|rescue|bachaiye|बचाओ|बचाइए|help) $`,
  ].join('|'),
)
const pastOrMoney = new RegExp(
  `(?:^| )${oneOf('last ago yesterday pichle pichhle claim insurance bima beema muavja muawja compensation relief price fasal crop crops paddy dhan soybean sowing harvest harvesting buwai boai bowai katai फसल बुवाई बुआई कटाई धान मुआवजा बीमा पिछले store storage')} `,
)
const peopleCannotLeave = new RegExp(
  `(?:^| )${flood} (?:\\S+ ){0,4}${somebody} (?:\\S+ ){0,3}${stuck} |(?:^| )${somebody} (?:\\S+ ){0,5}${flood} (?:\\S+ ){0,3}${stuck} `,
)

/** Whether people are cut off by a flood, or its water comes into their houses. */
export const tellsOfFlood = (sentence: string): boolean =>
  peopleCannotLeave.test(sentence) || (stranded.test(sentence) && !pastOrMoney.test(sentence))
