import { foldedText, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { moneyWords } from './advisor-bite.policy.ts'
import { tellsOfPersonAtWire } from './emergencies/advisor-live-wire.policy.ts'
import { tellsOfSuddenIllness } from './emergencies/advisor-sudden-illness.policy.ts'

interface FirstAid {
  guide: string
  /** Of these one is enough. */
  words: WordSet
  /** One of these must stand there, too. */
  besides?: WordSet
  /** Words with which it is something else: skin that "burns" in the sun needs shade. */
  notBeside?: WordSet
}

/** The first aid for each kind of accident, by words that tell of it; the first that has them counts. */
const firstAid: readonly FirstAid[] = [
  {
    guide: 'guide/electric-shock',
    words: createWordSet(
      `current currant karant karent karnt shock shocked electrocuted electrocution electric electricity lightning thunderbolt bijli bijlee wire wires taar tar transformer starter
        करंट करेंट बिजली तार ट्रांसफार्मर स्टार्टर वज्रपात vajrapat`,
      false,
    ),
  },
  {
    guide: 'guide/burn-injury',
    words: createWordSet(
      `scald scalded fire flame flames acid boiling aag tezab tejab petrol diesel cylinder jaggery gud gur spilled peeling
        झुलस आग तेजाब तेज़ाब पेट्रोल डीजल सिलेंडर खौलता`,
      false,
    ),
  },
  {
    guide: 'guide/burn-injury',
    words: createWordSet(
      'burn burns burnt burned burning jal jala jali jale jalne जल जला जली जले जलने',
      false,
    ),
    notBeside: createWordSet('dhoop dhup sun sunshine धूप', false),
  },
  {
    guide: 'guide/trapped-in-well',
    words: createWordSet(
      `borewell borwell kuan kuaan kua kuen kuye kue kuva kunwa kuin tubewell pit septic biogas gobar gas gaddha gadda gadde gaddhe silo
        कुआं कुएं कुआँ कुएँ कुए बोरवेल गड्ढा गड्ढे सेप्टिक बायोगैस गैस`,
      false,
    ),
  },
  {
    guide: 'guide/trapped-in-well',
    // "Not well" is not a well.
    words: createWordSet('well wells', false),
    besides: createWordSet(
      'open old deep dry into inside bottom climbed digging cleaning gas',
      false,
    ),
  },
  {
    guide: 'guide/trapped-in-well',
    words: createWordSet('soil mitti deewar diwar wall grain anaj मिट्टी दीवार अनाज', false),
    besides: createWordSet(
      'buried collapsed dab dabe daba dabi dhas dhans dhasa दब दबे दबा दबी धंस धँस धंसी',
      false,
    ),
  },
  {
    guide: 'guide/not-breathing',
    words: createWordSet(
      `breath breathe breathing breaths drown drowned drowning dub dubne doob doobne pond canal river talab nahar nadi saans sans saas pulse heartbeat
        डूब डूबने डूबा तालाब नहर नदी सांस साँस सास नाड़ी धड़कन`,
      false,
    ),
  },
  {
    guide: 'guide/heavy-bleeding',
    words: createWordSet('blood bleed bleeding bleeds khoon khun rakt खून रक्त', false),
  },
  {
    guide: 'guide/heat-stroke',
    words: createWordSet(
      `heat heatstroke sunstroke sun lu loo dhoop dhup garmi garam tap tapta hot लू धूप गर्मी गरम तप`,
      false,
    ),
  },
  {
    guide: 'guide/heavy-bleeding',
    words: createWordSet(
      `blood bleed bleeding bleeds khoon khun rakt cut cuts chopped severed kat kata kati kate katne sickle hasiya hansiya daranti kulhadi axe blade thresher thrasher gandasa kutti chaff finger fingers ungli ungliya
        खून रक्त कट कटा कटी कटे कटने हंसिया दरांती कुल्हाड़ी ब्लेड थ्रेशर गंडासा कुट्टी उंगली उंगलियां`,
      false,
    ),
  },
]

/** A body that is "hot like fire", "tawe jaisa", is not burnt. */
const hotAsFire =
  /(?:^|\s)(?:aag|tawe|tawa|bhatti|angaar|angare|आग|तवे|तवा|भट्टी|अंगार|अंगारे) (?:ke |के )?(?:jais[aie]|ki tarah|sa|si|जैसा|जैसे|जैसी|की तरह|सा|सी)(?!\S)|\b(?:like|as)(?: an?| on)? (?:fire|oven|furnace|stove)\b/giu

/** Where no word tells of what happened. */
const generalFirstAid = 'guide/accident'

/** The ids of all passages on first aid after accidents. */
export const accidentGuides: ReadonlySet<string> = new Set([
  ...firstAid.map(({ guide }) => guide),
  generalFirstAid,
])

/** The id of the passage on first aid for the accident that a message tells of. */
export function firstAidForAccident(message: string): string {
  const tokens = tokenizeAll(message.replace(hotAsFire, ' '))
  const hasOneOf = (words: WordSet) => tokens.some((token) => words.has(token))
  const known = firstAid.find(
    ({ words, besides, notBeside }) =>
      hasOneOf(words) &&
      (besides === undefined || hasOneOf(besides)) &&
      (notBeside === undefined || !hasOneOf(notBeside)),
  )
  return known?.guide ?? generalFirstAid
}

const limb =
  '(?:haath|hath|hand|hands|ungli|ungliyan|finger|fingers|thumb|angutha|pair|paer|paon|leg|legs|foot|arm|हाथ|उगली|उगलिया|अगूठा|पैर|पाव)'
const someone =
  '(?:he|she|they|bhai|bhaiya|beta|bete|beti|pita|pitaji|papa|baap|maa|mata|patni|pati|bachcha|bachche|baccha|bacche|bacha|aadmi|admi|majdoor|mazdoor|chacha|dada|dost|padosi|driver|son|daughter|father|mother|brother|sister|wife|husband|child|boy|log|logo|girl|man|woman|worker|labourer|labour|neighbour|friend|uncle|भाई|भैया|बेटा|बेटे|बेटी|पिता|पिताजी|पापा|मा|पत्नी|पति|बच्चा|बच्चे|बच्ची|आदमी|मजदूर|मजदूर|चाचा|दादा|दोस्त|पड़ोसी|ड्राइवर|लोग|लोगो)'
const done =
  '(?:gaya|gya|gyi|gayi|gai|gae|gaye|gye|raha|rha|rahi|liya|गया|गई|गयी|गए|गये|रहा|रही|लिया)'

const body = '(?:body|skin|badan|sharir|shareer|बदन|शरीर)'
const hot = '(?:hot|burning|garam|tap|tapta|jal|गरम|तप|जल)'
const unconscious =
  '(?:unconscious|fainted|collapsed|behosh|behoshi|hosh (?:nahi|nhi)|बेहोश|बेहोशी|होश (?:नही|मे नही))'

const container = '(?:well|borewell|canal|river|tank|pond|pit|silo|drain|manhole)'
const height =
  '(?:ped|chhat|chat|seedhi|sidhi|tractor|trolley|khambe|machan|पेड|छत|सीढी|ट्रैक्टर|ट्रॉली|खभे|मचान)'
const moved = '(?:fell|fallen|slipped|falls)'

/** An accident in words that mean nothing else. */
const plainAccident = new RegExp(
  [
    // "Current lag gaya", "karant ne pakad liya"; "current laga sakte hai" electrifies a fence.
    `(?:current|karant|karent|करट|करेट) (?:ne |ने )?(?:lag|lg|maar|mar|pakad|लग|मार|पकड़) ?${done} `,
    `\\b(?:got|getting|received|has|had|gets) (?:an? )?(?:electric(?:al)? )?(?:shock|current) from\\b|\\belectrocuted\\b`,
    `\\b${limb} (?:(?!se |से )\\S+ ){0,3}(?:kat|phas|fas|kuchal|कट|फस|कुचल) ?${done} `,
    `\\b${limb} (?:\\S+ ){0,2}(?:jal|jhulas|जल|झुलस) ?(?:gaya|gya|gyi|gayi|gaye|gye|गया|गई|गयी|गए|गये) `,
    `\\b(?:cut|chopped|crushed|caught|lost) (?:off )?(?:my|his|her|their) (?:\\S+ )?${limb} `,
    `\\b(?:my|his|her|their) (?:\\S+ )?${limb} (?:\\S+ ){0,2}(?:cut|caught|stuck|crushed|chopped) `,
    `\\b(?:burns?|burnt) (?:on|over) (?:\\S+ ){0,3}${limb} `,
    '(?:taar|tar|wire|current|तार|करट) (?:\\S+ ){0,3}(?:chipak|chipk|चिपक) ?(?:gaya|gya|gayi|gaye|raha|गया|गई|गए)',
    `${someone} (?:\\S+ ){0,6}(?:borewell|bore|kuen|kuye|kue|kuan|बोरवेल|कुए|कुआ) (?:\\S+ ){0,3}(?:gir|गिर) ?${done} `,
    `(?:borewell|bore|kuen|kuye|kue|kuan|बोरवेल|कुए|कुआ) (?:\\S+ ){0,7}${someone} (?:\\S+ )?(?:gir|गिर) ?${done} `,
    `${someone} (?:beh|bah|बह) ?${done} `,
    `\\b(?:fell|fallen) (?:in|into|down) (?:a |the |our )?(?:\\S+ )?(?:well|borewell|canal|river) `,
    `\\b${someone} (?:\\S+ )?${moved} (?:\\S+ )?(?:in|into|inside|down) (?:\\S+ ){0,3}${container} `,
    // "Coconuts fell from the tree" without an article or a person has nobody who fell.
    `(?:^|\\bi |\\bhas |\\b${someone} )${moved} (?:down )?(?:from|off) (?:\\S+ ){0,2}(?:tree|roof|ladder|tractor|trolley|palm|terrace|pole) `,
    `(?:^|(?:^| )(?:main|mai|wo|woh|${someone}) (?:\\S+ )?)(?:\\S+ (?:ke|के) )?${height} (?:se|से) (?:niche |neeche |नीचे )?(?:gir|गिर) ?(?:gaya|gya|gai|gyi|गया|गई|गयी) `,
    '(?<!\\S)(?:biogas|bio gas|gobar gas|septic|septik|बायोगैस|गोबर गैस|सेप्टिक) (?:\\S+ ){0,2}(?:me|mein|मे) (?:\\S+ ){0,3}(?:gir|utra|utar|phisal|गिर|उतरा|उतर|फिसल) ?(?:gaya|gya|gai|gaye|गया|गई|गए)? ',
    `(?<!\\S)(?:dher|silo|malbe|deewar|diwar|ढेर|साइलो|मलबे|दीवार) (?:me|mein|ke niche|ke neeche|मे|के नीचे) (?:${someone} )?(?:dab|दब) ?(?:gaya|gya|gaye|rah\\S*|गया|गए|रह\\S*) `,
    `${someone} (?:\\S+ )?(?:dab[aei]|दब[ाेी]) (?:hai|hue|hua|pade|hain|है|हुए|हुआ|पडे) `,
    `${someone} (?:(?:\\S+ )?(?:aag|tel|pani|bijli|आग|तेल|पानी) (?:se|me|से|मे) |buri tarah (?:se )?|बुरी तरह (?:से )?)(?:jal|jhulas|जल|झुलस) ?${done} `,
    `\\b${someone} (?:is |was |has been |got |are |\\S+ (?:is|got) )?(?:badly |severely )?(?:burnt|burned|scalded) (?:by|in|with|from|badly|on) `,
    `(?<!\\S)(?:machine|thresher|hasiya|hansiya|daranti|kulhadi|blade|मशीन|थ्रेशर|हसिया|दराती|कुल्हाडी) (?:se|me|से|मे) ${limb} (?:kata|kati|kat|cut|कटा|कटी|कट) `,
    `(?<!\\S)(?:bijli|बिजली) (?:giri|gir|गिरी|गिर) (?:gai |gayi |hai |गई |है )?(?:\\S+ ){0,2}(?:${someone}|kisan|किसान) (?:par|pe|ke upar|पर|के ऊपर) `,
    '(?<!\\S)(?:dhoop|dhup|garmi|garmee|धूप|गर्मी) (?:se|me|mein|ki wajah se|से|मे|की वजह से) (?:\\S+ ){0,5}(?:chakkar|behosh\\S*|ulti|चक्कर|बेहोश\\S*|उल्टी) ',
    '(?<!\\S)(?:bukhar|bukhaar|ulti|chakkar|sir dard|बुखार|उल्टी|चक्कर|सिर दर्द) (?:\\S+ ){0,4}(?:lu|loo|लू) (?:lag|lagi|लग|लगी) ',
    '(?:khoon|khun|खून) (?:\\S+ ){0,2}(?:beh|bah|ruk|nikal|बह|रुक|निकल) ?(?:raha|rha|nahi|nhi|रहा|नही|नहीं)',
    `\\b(?:not|stopped|isn t|can t) breath(?:e|ing)\\b`,
    `${someone} (?:(?:ki|ko|की|को) )?(?:saans|sans|सास) (?:\\S+ ){0,2}(?:nahi|nhi|band|ruk|नही|बद|रुक)`,
    `${someone} (?:\\S+ ){0,4}(?:doob|dub|डूब) ?${done} `,
    `${someone} (?:\\S+ ){0,4}(?:drowned|drowning) `,
    `(?:tractor|trolley|trali|ट्रैक्टर|ट्रॉली) (?:\\S+ ){0,6}${someone} (?:\\S+ ){0,3}(?:dab|दब) ?${done} `,
    `(?:bijli|बिजली) (?:gir|गिर) ?${done} (?:\\S+ ){0,5}${someone} `,
    `(?:lu|loo|लू) (?:lag|लग) ?${done} (?:\\S+ ){0,3}${someone} `,
    `${someone} (?:ko |को )?(?:lu|loo|लू) (?:lag|लग) ?${done} `,
    `${body} (?:\\S+ ){0,4}${hot} (?:\\S+ ){0,6}${unconscious} `,
    `${unconscious} (?:\\S+ ){0,6}${body} (?:\\S+ ){0,4}${hot} `,
  ].join('|'),
)

/** Whoever was hurt last year needs no first aid. */
const longAgo =
  /(?:^| )(?:pichhle|pichle|last|पिछले) (?:saal|sal|year|mahine|month|week|hafte|साल|महीने|हफ्ते) /
/** "Papa karz me doob gaye" is about no water. */
const inDebt =
  /(?<!\S)(?:karz|karza|karj|karja|karje|loan|debt|udhar|कर्ज|कर्जे|लोन|उधार) (?:me|mein|मे) (?:\S+ )?(?:doob|dub|डूब)/g

/** "Kuen me utra, zahrili gas se behosh": the gas of a well is not a pesticide. */
const gasInWell =
  /(?:kuen|kuye|kue|kuan|kua|well|septic|biogas|कुए|कुआ|सेप्टिक|बायोगैस) (?:\S+ ){0,12}(?:gas|गैस) (?:\S+ ){0,4}(?:behosh|unconscious|बेहोश)/

/** Whether somebody lies in a well or a pit with gas. */
export const tellsOfGasInWell = (message: string): boolean =>
  gasInWell.test(foldedText(tokenizeAll(message)))

/** Whether a message tells in plain words that a person was hurt by a machine, electricity, water or heat. */
export function tellsOfAccident(message: string): boolean {
  const tokens = tokenizeAll(message)
  if (tokens.some((token) => moneyWords.has(token))) return false
  const text = foldedText(tokens).replaceAll(inDebt, ' ')
  return (
    tellsOfSuddenIllness(text) ||
    tellsOfPersonAtWire(text) ||
    (!longAgo.test(text) && plainAccident.test(text))
  )
}
