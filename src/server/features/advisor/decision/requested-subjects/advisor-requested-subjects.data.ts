import {
  cropOperations,
  multiplied,
  plantedAmount,
  plantingOperations,
} from './advisor-crop-operations.data.ts'
import type { RequestedSubject } from './advisor-requested-subject.ts'

const seedling =
  '(?:nursery|nurseri|paudh|paud|bichda|bichra|bichdi|bichde|ropni|behan|seedlings?|पौध|नर्सरी|बिचडा|बिचडे|बेहन|रोपनी)'
const howManyDays =
  '(?:kitne|kitna|kitni|ketna|ketne|how many|कितने|कितना|कितनी|केतना|केतने) (?:din|dino|days|hafte|weeks|दिन|दिनो|हफ\\S+)'

const which =
  '(?:which|what|best|good|kis|kaun|kon|kaunsa|kaunse|konsa|konse|kaunsi|किस|कौन|कौनसा|कौनसे)'
const tree = '(?:trees?|ped|pedo|pedon|vriksh|पेड|पेडो|वृक्ष)'
const climbing =
  '(?:climb\\w*|chadh\\S*|chad(?:a|e|ti|te|na|ne|ai)\\S*|charh\\S*|vines?|bel|चढ\\S*|बेल)'

const otherSubjects: readonly RequestedSubject[] = [
  {
    id: 'pruning',
    name: { en: 'pruning', hi: 'छँटाई' },
    question:
      /(?:^| )(?:prune|pruned|prunes|pruning|prunning|chh?atai|ka?at (?:ki )?chh?a?an?t|kaat (?:ki )?chh?a?an?t|katai chhatai|cutting back|cut back|chhatni|chhatani|chhantai|chhataai|chhatayi|chhatni|छटाई|छटनी|काट छाट)(?! (?:ke |k |के |ki |की )?(?:\S+ ){0,3}?(?:baad|bad|bd|pehle|pahle|बाद|पहले) ) /,
    text: /\bprun(?:e|ed|ing)\b|\bcut (?:the \w+ )?back\b/i,
    general: /^guide\/pruning$/,
    ownGuides: /^guide\/pruning-/,
  },
  {
    id: 'germination',
    name: { en: 'seed that does not come up', hi: 'बीज न उगने' },
    question: new RegExp(
      [
        '(?:^| )(?:ugta|ugti|ugte|uga|ugi|uge|ugaa|ug|उगता|उगती|उगते|उगा|उगी|उगे|उग)(?: (?:hi|bhi|rha|raha|rahi|rhi|ही|भी|रहा|रही|रहे))? (?:nahi|nahin|nhi|nai|na|नही|ना) (?!sak|सक)',
        '(?:^| )(?:nahi|nahin|nhi|नही) (?:uga|ugi|uge|ugta|ugti|ugte|ug raha|ug rahi|ug rha|ug rhi|ug rahe|उगा|उगी|उगे|उगता|उगती|उग रहा|उग रही|उग रहे) ',
        '(?:^| )(?:beej|bij|बीज) (?:\\S+ )?(?:nahi|nhi|nahin|नही) (?:jam|ug|ankur|nikl|जम|उग|अकुर|निकल)\\S* ',
        '(?:^| )(?:beej|bij|बीज) (?:jam|jama|jame|ug|जम|जमा|उग) (?:hi |rahe |raha )?(?:nahi|nhi|nahin|नही) ',
        '(?:^| )(?:jamav|jamaav|ankuran|germination|जमाव|अकुरण) (?:\\S+ )?(?:kam|nahi|nhi|nahin|kharab|poor|low|bad|failed|failure|problem|कम|नही|खराब) ',
        '(?:^| )(?:poor|low|bad|no|slow) germination ',
        '(?:^| )(?:not|never|nt|t|didnt|wont|hasnt) (?:yet )?(?:germinat\\w*|sprout\\w*|come up|came up|coming up|emerg\\w*) ',
      ].join('|'),
    ),
    text: /\b(?:soak|halves|scarif|scratch|pre-?germinat|sprouted seed|seed \S+ \S+ soil to sprout|(?:to|not) (?:germinate|sprout))/i,
    parts: ['seed', 'soil'],
    isSign: true,
  },
  {
    id: 'trays',
    name: { en: 'a nursery in trays or as a mat', hi: 'ट्रे या मैट नर्सरी' },
    question:
      /^(?=.*(?:nursery|seedling|paudh|transplant|seeds|cells|how many|kitn|पौध|नर्सरी|बीज|कितन)).*(?:^| )(?:trays?|pro trays?|protrays?|mat nursery|mat type|dapog|ट्रे|मैट नर्सरी|मैट टाइप) /,
    text: /\btrays?\b|mat nursery|mat-type|dapog/i,
    guides: /nursery/,
    isFirst: true,
  },
  {
    id: 'seedlingAge',
    name: { en: 'the age of seedlings at transplanting', hi: 'रोपाई के समय पौध की उम्र' },
    question: new RegExp(
      [
        `(?:^| )${seedling} (?:(?!me |mein |mai |to |se |से |में |मे )\\S+ ){0,3}?${howManyDays} (?!\\S* ?(?:pani|पानी))`,
        `(?:^| )${howManyDays} (?:ki |ke |ka |old |की |के |का )?(?:\\S+ )?${seedling} `,
        `(?:^| )${seedling} (?:\\S+ ){0,4}?${howManyDays} (?:me |mein |mai |में |मे |baad |bad |बाद )?(?:taiyar|tayar|taiyaar|tyar|ready|rop\\S*|lagane|lagaye|transplant\\w*|तैयार|रोप\\S*|लगाने|लगाए) `,
        `(?:^| )(?:how many|in how many) (?:days|weeks) (?:\\S+ ){0,4}?${seedling} (?:\\S+ ){0,3}?(?:ready|transplant\\w*) |(?:^| )(?:when|kab|कब) (?:\\S+ ){0,3}?${seedling} (?:\\S+ ){0,2}?(?:ready|taiyar|tayar|तैयार) `,
        `(?:^| )(?:age|umar|umr|उम्र) (?:of |ki |की )?(?:the )?(?:\\S+ )?${seedling} `,
        `(?:^| )${seedling} (?:ki |की |ka )?(?:age|umar|umr|उम्र) `,
        `(?:^| )${seedling} (?:\\S+ ){0,2}?how old `,
        `(?:^| )how old (?:\\S+ ){0,3}${seedling} `,
      ].join('|'),
    ),
    text: /\d[- ](?:day|week)s?(?:[- ]old)? (?:old )?(?:seedlings|plants)|seedlings? (?:of|at) \d|(?:days|weeks) old|\b(?:transplant(?:ed)?|plant out|planted|plant)\b[^.]{0,60}\bat \d+[^.]{0,12}(?:days|weeks)|: (?:tomato|chilli)[^.]{0,40}at \d+ to \d+ days/i,
    guides: /nursery|seedling-age/,
    isOfSowing: true,
  },
  {
    id: 'rats',
    name: { en: 'rats', hi: 'चूहों' },
    question:
      /(?:^| )(?:rats|rodents?|mouse|mice|chuha|chuhe|chuhon|chuho|chooha|choohe|चूहा|चूहे|चूहो) (?!(?:ki |की )?(?:poonch|punch|poochh|puchh|tail|पूछ|दुम) )/,
    text: /\brats?\b|rodent/i,
    guide: 'guide/rodents',
    guides: /storage/,
    isFirst: true,
  },
  {
    id: 'snakes',
    name: { en: 'keeping snakes away', hi: 'साँप दूर रखने' },
    question: /(?:^| )(?:snakes?(?! gourd)|saanp|sanp|saap|साप|सापो) /,
    text: /\bsnakes\b/i,
    guides: /storage/,
    isFirst: true,
  },
  {
    id: 'maleAndFemale',
    name: { en: 'male and female plants', hi: 'नर और मादा पौधों' },
    question: /(?:^| )(?:male|males|female|females|nar|mada|नर|मादा) /,
    text: /\b(?:males?|females?)\b/i,
  },
  {
    id: 'cuttings',
    name: { en: 'growing from cuttings', hi: 'कलम लगाने' },
    question:
      /(?:^| )(?:cuttings?|kalam|kalame|slips?|कलम|कलमे) (?:\S+ ){0,3}?(?:lag|lga|plant|root|grow|bury|daba|rop|लग|दब|रोप)|(?:^| )(?:plant|root|grow|growing|from|lagane) (?:\S+ ){0,2}?(?:cuttings|slips) |(?:^| )(?:bel|बेल) (?:kaat|kat|काट) (?:\S+ ){0,3}?(?:lag|daba|rop|लग|दब|रोप)|(?:^| )(?:katai|kating|cuttings?|kalam|कलम|कटिग|कटाई) (?:se )?(?:\S+ )?(?:ya|or|या) (?:\S+ )?(?:beej|bij|seeds?|बीज) |(?:^| )(?:beej|bij|seeds?|बीज) (?:se |से )?(?:ya|or|या) (?:from )?(?:katai|kating|cuttings?|kalam|कलम|कटिग) /,
    text: multiplied,
    parts: ['seed'],
    isOnlyAnswered: true,
    isPlanting: true,
  },
  {
    id: 'seedPreparation',
    name: { en: 'soaking or splitting the seed', hi: 'बीज भिगोने या तोड़ने' },
    question:
      /(?:^| )(?:beej|bij|seeds?|बीज) (?:\S+ ){0,2}?(?:bhigo\w*|bhiga\w*|todna|tod|todke|todkar|soak\w*|split\w*|ragad\w*|rub|भिगो\S*|तोडना|तोडकर|रगड\S*) |(?:^| )(?:soak|soaking|split|splitting|rub|bhigona|todna) (?:\S+ ){0,2}?(?:seeds?|beej|bij) /,
    text: /\bsoak|halves|\bsplit seed|\brub\b/i,
    parts: ['seed'],
  },
  {
    id: 'earthingUp',
    name: { en: 'earthing up', hi: 'मिट्टी चढ़ाने' },
    question:
      /(?:^| )(?:mitti|mati|miti|mitty|मिट्टी|मिटटी|माटी) (?:\S+ ){0,3}?(?:chadh\S*|chadha\S*|charh\S*|chad(?:a|h|av|ao)\S*|चढा\S*|चढव\S*|चढने) |(?:^| )(?:earthing|earth) (?:up|of) |(?:^| )earthing /,
    text: /\bearth(?:ing|ed)?[- ]up\b|\bearthed\b/i,
    isOnlyAnswered: true,
    isOverlooked: true,
  },
  {
    id: 'retting',
    name: { en: 'retting', hi: 'सड़ाने (रेशा निकालने)' },
    question: /(?:^| )(?:ret|rett?ing|sadane|sadana|sadaane|sadai|sarane|सडाने|सडाना|सडाई|गलाने) /,
    text: /\bret(?:ting|ted)?\b/i,
    parts: ['harvest'],
    isOnlyAnswered: true,
    ownsWhatFollows: true,
  },
  {
    id: 'moistureForSale',
    name: { en: 'moisture at sale', hi: 'बेचते समय की नमी' },
    question:
      /^(?=.*(?:^| )(?:nami|moisture|नमी) )(?=.*(?:^| )(?:mandi|market|sell|sale|bech\S*|msp|procure\S*|centre|center|percent|pratishat|meter|dry|sukha\S*|kat|kaat\S*|katauti|store|rakh\S*|bag|mill|मंडी|मडी|बेच\S*|बा.ार|प्रतिशत|परसेंट|सुखा\S*|मीटर|काट\S*|कटौती|केंद्र|केद्र|मिल|रख\S*) )/,
    text: /\bmoisture\b/i,
    parts: ['harvest'],
    isOnlyAnswered: true,
  },
  {
    id: 'trellis',
    name: { en: 'a trellis or support', hi: 'मचान या सहारे' },
    question: new RegExp(
      [
        '(?:^| )(?:trellis|bower|pandal|machan|machaan|mandap|jhalanga|jhalang|staking|stakes?|sahara|sahare|मचान|मडप|झलगा|पडाल|सहारा|सहारे|झालर) ',
        // Black pepper and betel climb trees, which planters call standards.
        `(?:^| )${which} (?:\\S+ ){0,4}?${tree} (?:\\S+ ){0,4}?(?:support\\w*|standards?|${climbing}) `,
        `(?:^| )(?:support|supporting|standard) (?:ke (?:liye )?)?${tree} |(?:^| )${tree} (?:\\S+ ){0,3}?(?:as|for|ke) (?:a )?(?:supports?|standards?) `,
        `(?:^| )standards (?:for|of|used|in|to|tree) |(?:^| )@ (?:ke |ki )?(?:liye )?standards `,
        `(?:^| )(?:bel|vines?|@|बेल) (?:\\S+ ){0,3}?${tree} (?:\\S+ ){0,2}?${climbing} |(?:^| )(?:support|sahara|सहारा) (?:for|of|ke liye|to) (?:the )?@ `,
      ].join('|'),
    ),
    ownGuides: /^guide\/(?:trellis|staking)$/,
    text: /\btrellis|\bbower|\bpandal|\bmachan|\bstak(?:e|es|ed|ing)\b|\bpoles?\b|\bsupport/i,
    isOnlyAnswered: true,
    isOverlooked: true,
  },
]

/** The first of these that a question names is what it asks. */
export const requestedSubjects: readonly RequestedSubject[] = [
  ...cropOperations,
  ...otherSubjects,
  ...plantingOperations,
  plantedAmount,
]
