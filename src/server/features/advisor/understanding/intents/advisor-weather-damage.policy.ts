import type { Question } from '../advisor-question.ts'
import { foldedText } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'
import { hasWord } from './advisor-intent-words.policy.ts'

/** What the weather did to a crop. */
export type WeatherDamage = 'flood' | 'hail' | 'storm' | 'frost' | 'dry'

const gone =
  '(?:gaya|gayi|gaye|gya|gai|gail|raha|rahi|rahe|tha|thi|the|hai|hua|huwa|hue|hui|rahal|गया|गई|गयी|गए|गये|गइल|गेल|रहा|रही|रहे|था|थी|थे|है|हुआ|हुई|रहल|बा)'
const drowned = '(?:dub|doob|duba|dooba|dube|doobe|dubi|doobi|dubal|डूब|डूबा|डूबे|डूबी|डूबल)'
const flood = '(?:flood|floods|flooded|baadh|baarh|badh|barh|बाढ)'
const water = '(?:pani|paani|water|पानी)'
const ranOff =
  '(?:utar|utra|utri|nikal|nikla|ghat|sukh|gone|receded|drained|left|down|out|उतर|उतरा|निकल|निकला|घट)'
const stood =
  '(?:stand|stands|standing|stood|stayed|stagnant|khada|khadaa|bhara|bhar|jama|laga|ruka|खडा|भरा|भर|जमा|लगा|रुका)'
const days = '(?:days?|din|dino|hafte|hafta|weeks?|दिन|दिनो|हफ्ते|हफ्ता)'

const hail =
  '(?:ola|ole|olo|olavrishti|olavristi|hail|hails|hailstorm|hailstones?|ओला|ओले|ओलो|ओलावृष्टि)'
const frost = '(?:pala|paala|frost|tushar|tusar|पाला|पाले|तुषार)'
const storm =
  '(?:aandhi|andhi|andhad|toofan|tufan|toofaan|storm|storms|cyclone|tornado|hurricane|hawa|wind|winds|आधी|अधड|तूफान|हवा|चक्रवात)'
const struck =
  '(?:gir\\S*|pad|pada|padi|pade|padal|mar|mara|maara|barse|barsa|ne|se|fell|hit|struck|came|broke|damaged|destroyed|ruined|burnt|burned|killed|yesterday|last|गिर\\S*|पड|पडा|पडी|पडे|पडल|मार|मारा|बरसे|ने|से)'
const broken =
  '(?:gir|gira|giri|gire|tut|toot|tuta|toota|ukhad|ukhda|jhad|jhar|let|leta|bichh|bichha|bichhi|gail|broke|broken|fell|fallen|uprooted|lodged|flattened|snapped|bent|गिर|गिरा|गिरे|टूट|टूटा|उखड|झड|झर|लेट|बिछ)'
const rain =
  '(?:barish|baarish|barsat|barsaat|barkha|varsha|rain|rains|monsoon|pani|paani|बारिश|बरसात|बरखा|वर्षा|पानी)'
const notCome = '(?:ruk|ruki|band|nahi|nahin|nhi|na|no|not|stopped|without|रुक|रुकी|बद|नही|ना)'

const threwDown =
  '(?:felled|fell|flattened|broke|uprooted|snapped|destroyed|damaged|knocked|ruined|tod diya|gira diya|ukhad diya|tod di|gira di|तोड दिया|गिरा दिया|उखाड दिया)'
const isWaterlogged = [
  `${water} (?:\\S+ )?(?:bhar|bhara|jama|khada|ruka|भर|भरा|जमा|खडा|रुका) (?:\\S+ )?${gone} `,
  `${water} (?:lag|लग) (?:gaya|gya|gail|गया|गइल) `,
  '(?:jal ?(?:bharav|bharaav|jamav|jamaav)|waterlogg\\S*|water logg\\S*|water standing|standing water|जल ?भराव|जल ?जमाव) ',
]
const signsOfDamage: Readonly<Record<WeatherDamage, readonly string[]>> = {
  flood: [
    `${drowned} ${gone} `,
    `${flood} (?:\\S+ ){0,12}(?:${ranOff}|${stood}|${drowned}|${days}) `,
    `${water} ${stood} (?:\\S+ ){0,8}${ranOff} `,
    '(?:submerged|inundated|under water|underwater) ',
  ],
  hail: [`${hail} (?:\\S+ ){0,1}${struck} `, `(?:by|from|after|due to) ${hail} `],
  frost: [`${frost} (?:\\S+ ){0,1}${struck} `, `(?:by|from|after|due to) ${frost} `],
  storm: [
    `${storm} (?:\\S+ ){0,6}${broken} (?:${gone}|down|off|over|yesterday|ab|अब) `,
    `${storm} (?:\\S+ ){0,2}${threwDown} `,
    `${broken} (?:\\S+ ){0,4}(?:by|from|in|after|due to) (?:the )?(?:strong )?${storm} `,
  ],
  dry: [
    `\\d+ ${days} (?:\\S+ ){0,2}${rain} (?:\\S+ )?${notCome} `,
    `(?:do|teen|char|two|three|four|दो|तीन|चार) ${days} (?:\\S+ ){0,2}${rain} (?:\\S+ )?${notCome} `,
    `${rain} ${notCome} (?:\\S+ )?(?:\\S+ )?\\d+ ${days} `,
    `(?:no|without) rain (?:\\S+ ){0,3}\\d+ ${days} `,
  ],
}
const patternOf = (signs: readonly string[]) =>
  new RegExp(signs.map((sign) => `(?:^| )${sign}`).join('|'))
const patterns = (Object.keys(signsOfDamage) as WeatherDamage[]).map((damage) => ({
  damage,
  pattern: patternOf(signsOfDamage[damage]),
}))

const waterlogged = patternOf(isWaterlogged)
/** A rot is told on the crop's own page. */
const rots =
  /(?:^| )(?:sad|sada|sadi|sade|sadan|sar|gal|gali|rot|rots|rotting|rotten|सड|सडा|सडी|सडन|गल|गली) /
/** Crops that stand in water. */
const wetCrops: ReadonlySet<string> = new Set(['rice', 'colocasia'])

/** "How do I save the crop from frost": nothing has happened yet. */
const protectingWords = createWordSet(
  'bachav bachaav bachao bachaye bachana bachane bachaun bachayen protect protection protecting prevent save avoid if agar yadi बचाव बचाएं बचाना बचाने बचाऊं बचाओ अगर यदि expected chance chances warning alert forecast',
  false,
)
const moneyWords = createWordSet(
  'bima beema insurance insured pmfby claim muavja muavza muawza compensation relief rahat बीमा क्लेम मुआवजा मुआवज़ा राहत',
  false,
)

/** Parts of a page that tell of plants which are still to come. */
const newPlants: ReadonlySet<string> = new Set(['sowing', 'seed', 'spacing', 'varieties'])

/**
 * What the weather has done to a crop that a question tells of: "hail fell yesterday, the tomatoes are broken" asks for no forecast.
 * Null where it lies ahead, where its cause is a pest, or where the insurance or new plants are asked for.
 */
export function weatherDamage(question: Question): WeatherDamage | null {
  const { tokens, crops, problems } = question
  const isOther =
    crops.length === 0 ||
    problems.length > 0 ||
    question.strongAspects.some((aspect) => newPlants.has(aspect)) ||
    hasWord(question, 'willBe') ||
    tokens.some((token) => protectingWords.has(token) || moneyWords.has(token))
  if (isOther) return null
  const text = foldedText(tokens)
  const damage = patterns.find(({ pattern }) => pattern.test(text))?.damage
  if (damage) return damage
  return waterlogged.test(text) && !rots.test(text) && !crops.some((crop) => wetCrops.has(crop))
    ? 'flood'
    : null
}

const rained = patternOf([
  `${rain} (?:bahut |khub |jordar |tej |बहुत )?(?:hui|hua|ho gai|ho gayi|ho chuki|hui thi|aayi thi|thi|giri|हुई|हो गई|हो चुकी|थी|गिरी) (?!to |तो )`,
  'rained ',
])
/** "It rained yesterday, may I give urea": what has fallen is not forecast. */
export const tellsOfPastRain = (question: Question): boolean =>
  !hasWord(question, 'willBe') && rained.test(foldedText(question.tokens))
