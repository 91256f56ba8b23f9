import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'

/** What a named crop has to do with the question, where it is not the one that is asked about. */
export type OtherRole = 'past' | 'denied' | 'beside'

/** Stands for the crop whose role is read; another crop is `otherCrop`, and a comma stands for every punctuation mark. */
export const thisCrop = '@'
export const otherCrop = '#'

const groupOf = (words: readonly string[]) => `(?:${[...new Set(words)].join('|')})`
const oneOf = (words: string) => groupOf(splitWords(words).map(foldWord))
/**
 * Any number of words of these groups. No word stands in it twice, however the groups overlap: a message that repeats such a word would be
 * tried in as many ways as two to the power of its length.
 */
const optional = (...groups: string[]) =>
  `(?:${groupOf(groups.flatMap((group) => group.replace(/^\(\?:|\)$/g, '').split('|')))} )*`

const of = oneOf('ka ke ki का के की')
const at = oneOf('me mein mai main m in on par pe pr में मे पर')
const articles = oneOf('the my our a an this these any ordinary usual normal plain common simple')
const before = `${optional(articles)}(?:${oneOf('in for of on')} )?${optional(articles)}`
const fieldAndCrop = oneOf('fasal phasal khet kheto kheton crop field plot ped फसल खेत पेड़')
const harvest = oneOf(
  'katai kataai katne kaatne kat harvest harvesting harvested fasal khudai khudne khodne ukhadne कटाई कटने काटने कट फसल खुदाई खुदने खोदने उखाड़ने',
)
const cut = oneOf(
  'kat kaat kata kati kate katai khod khud ukhad ukhaad nikal nikaal hata hataa utha uthaa jot palat कट काट कटाई खोद खुद उखाड़ निकल निकाल हटा उठा जोत पलट',
)
const done = oneOf(
  'liya li liye lie lya gaya gya gayi gai gaye gye diya di diye chuka chuki chuke ke kar karke ho लिया ली लिए लिये गया गई गयी गए गये दिया दी दिए चुका चुकी चुके के कर करके हो',
)
const insertedWords = oneOf(
  'ka ke ki ko to bhi sab saara pura poora puri ab abhi kal ham hum humne maine का के की को तो भी सब सारा पूरा पूरी अब अभी कल हमने मैंने',
)
const late = oneOf('late der deri देर देरी')
const past = oneOf(
  'last previous earlier pichhle pichle pichhli pichli pichhla pichla gat gaye beete पिछले पिछली पिछला गत बीते',
)
const season = oneOf(
  'year season time crop saal sal baar bar mausam fasal phasal kharif rabi साल बार मौसम सीजन फसल खरीफ रबी',
)
const now = oneOf('this now ab is iss abki इस अब अबकी')
const earlier = oneOf('pehle pahle pahele phle pehale पहले earlier before')
const was = oneOf('tha thi the thaa था थी थे')
const after = oneOf('baad pichhe peechhe बाद पीछे')

/** "Paddy is over", "after the potato harvest", "last year chilli", "sarso kaat li": what stands there no more, or not yet. */
const pastPatterns = [
  `after ${optional('the|my|our|of', harvest)}${thisCrop} `,
  `before ${optional('the|my|our|of', harvest)}${thisCrop} `,
  `${thisCrop} ${optional(of, harvest)}(?:turant |तुरत )?${after} `,
  `${thisCrop} ${oneOf('se ke से के')} ${earlier} `,
  `${thisCrop} ${optional(fieldAndCrop)}(?:(?:is|was|are|were|got|gets|has been|have been) )?(?:just |now |already |all )*(?:off|(?:over|finished|cleared|uprooted)(?! ripe| water)|cut|harvested|removed) `,
  `(?:harvested|uprooted|removed|finished) ${optional(articles)}${thisCrop} `,
  `${thisCrop} ${optional(insertedWords, fieldAndCrop)}${cut} (?:${cut} )?${done} `,
  `${thisCrop} (?=(?:[^, ]+ ){0,4}${late} )(?:[^, ]+ ){0,4}(?:${harvest}|cut) `,
  `${past} ${season} (?!${oneOf('se से')} )(?:, )?(?:(?!${now} |, )\\S+ ){0,3}${thisCrop} `,
  `${thisCrop} ${optional(of, fieldAndCrop)}${past} ${season} `,
  `${thisCrop} ${was} ${earlier} `,
  `${earlier} (?:(?!, )\\S+ ){0,2}${thisCrop} ${was} `,
  `had ${optional(articles)}${thisCrop} (?:there|here|earlier|before) `,
  `${thisCrop} ${oneOf('chhod chod chhoad hata छोड़ हटा')} ${oneOf('ke kar k के कर')} `,
]

const no = oneOf('nahi nahin nhi nai naahi nahee नहीं नही नाही')
const beforeNo = `${thisCrop} (?:(?:${of}|${at}) )?`
const only = oneOf('only bas sirf keval kewal balki बस सिर्फ केवल बल्कि')
const anyNo = oneOf('not no na nahi nahin nhi neither ना न नही')
const listedNo = oneOf('no na neither nor न ना')

/** "Not apple", "mushroom nahi, keeda jadi", "no wheat, no rice", "neither paddy nor wheat, only barley". */
const deniedPatterns = [
  `not ${before}${thisCrop} `,
  `${beforeNo}${no} (?:, |${only} )`,
  `, ${beforeNo}${no} (?:, )?$`,
  `${anyNo} (?:.* )?${thisCrop} .*${only} ${before}${otherCrop} `,
  `${thisCrop} (?:.* )?${anyNo} .*${only} ${before}${otherCrop} `,
  `${listedNo} ${thisCrop} (?:.* )?${listedNo} ${otherCrop} `,
  `${listedNo} ${otherCrop} (?:.* )?${listedNo} ${thisCrop} `,
]

const besideWell = oneOf(
  'standard standards beside nearby next to near it them they is are was were the too also bhi bhee ki ke ka fasal paas bagal wali wala bilkul ekdum to भी की के का फसल पास बगल वाली वाला बिलकुल एकदम तो',
)
const well = oneOf('healthy okay theek thik theekh badhiya badiya ठीक स्वस्थ बढ़िया')
const is = oneOf('hai h hain he है हैं')
const mentioned = oneOf(
  'like jagah badlay bajay bajaye alawa chhodkar chodkar hatakar chhodo chodo chhoddo जगह बजाय अलावा छोड़कर छोड़ो हटाकर छोड़ी छोड़ा chhodi chhoda nahi nahin nhi nai naahi nahee नहीं नही नाही jaisa jaise jaisi जैसा जैसे जैसी badle बदले jitna jitne jitni barabar जितना जितने जितनी बराबर',
)
const says = oneOf(
  'says said say told tells asks bola bole bolta bolte kehta kahta kehte kahte kaha kahna kehna बोला बोले बोलता कहता कहते कहा',
)
const mine = oneOf(
  'i my mine our mere meri mera hamare hamari hamara apne apni apna maine mujhe hum humne मेरे मेरी मेरा हमारे हमारी अपने अपनी मैंने मुझे',
)
const neighbour = oneOf(
  'neighbour neighbours neighbor neighbors neighbouring neighboring padosi padosiyo padoshi pados पड़ोसी पड़ोस पडोसी पडोस',
)
const nextTo = oneOf('bagal baju baaju samne side adjacent next बगल बाजू सामने')
const known = oneOf('pata maloom malum पता मालूम')

/**
 * "The garlic beside it is fine", "like cotton", "neighbour's wheat", "between rows of coconut", "kodo ka pata hai": what is told of,
 * compared, or set aside. "Mango nahi aa raha" belongs here as well: the crop may be the one that is asked about.
 */
const besidePatterns = [
  `(?:like|without|instead of|know about|standing) ${optional(articles)}${thisCrop} `,
  `${thisCrop} (?:(?:${of}|${at}|${oneOf('to ko तो को')}) )?${mentioned} `,
  `${thisCrop} ${optional(besideWell)}(?:fine |${well} (?:${is} |, |$))`,
  `${thisCrop} (?:${of} )?${oneOf('khadi khari kharee खड़ी khali khaali खाली')} ${fieldAndCrop} ${at} `,
  `between (?:(?:the|my|our|young|old|rows?|of|lines|trees|palms) )*${thisCrop} `,
  `${thisCrop} in between (?:, )?$`,
  `under ${thisCrop} (?:trees?|palms?) `,
  `${neighbour} (?:(?!(?:${says}|${mine}|,) )\\S+ ){0,6}${thisCrop} `,
  `${thisCrop} (?:of|in) (?:(?:my|the|our|a) )*${neighbour} `,
  `${nextTo} (?:${at}|${optional(of, oneOf('wale waale wali the वाले वाली'))}${fieldAndCrop}) (?:(?!${mine} |, )\\S+ ){0,2}${thisCrop} `,
  `(?:next to|beside|adjacent to|alongside) ${optional(articles)}${thisCrop} `,
  `${thisCrop} (?:(?:${of}|${oneOf('ko to tou bare baare kya bolte kehte hai को तो बारे क्या बोलते कहते है में')}) ){0,5}${known} `,
]

export const rolePatterns: readonly { role: OtherRole; pattern: RegExp }[] = [
  ...deniedPatterns.map((pattern) => ({ role: 'denied' as const, pattern })),
  ...pastPatterns.map((pattern) => ({ role: 'past' as const, pattern })),
  ...besidePatterns.map((pattern) => ({ role: 'beside' as const, pattern })),
].map(({ role, pattern }) => ({ role, pattern: new RegExp(`(?<= )${pattern}`) }))

/** "What rice variety", "kaun si dhan ki kism": the crop whose variety is asked for is the subject, whatever stands beside it. */
export const varietyPattern = new RegExp(
  `(?<= )(?:${oneOf('what which kaunsi konsi kaunsa konsa कौनसी कौनसा')}|(?:kau?n|कौन) ${oneOf('si sa सी सा')}) ${thisCrop} (?:${of} )?${oneOf('variety varieties hybrid kism kisam kisme varayti vairayti किस्म किस्में किस्मे वैरायटी')} `,
)
