import { acresPerHectare } from './acres.ts'
import type { Language } from './language.constants.ts'

/** Litres that a farmer's usual knapsack sprayer holds. */
export const pumpLitres = 15
/** Litres of water per hectare where a text names no volume. The reader is told of it. */
export const assumedSprayLitres = 500
/** From this on an amount of water is that of a field, below it a small measure for mixing. */
const minSprayLitres = 150

/** More than this per hectare is spread on the field, not sprayed. */
const maxSprayKilograms = 5

type DoseUnit = 'g' | 'kg' | 't' | 'ml' | 'l'

interface Amount {
  min: number
  max: number
  unit: DoseUnit
}

const unitNames: Record<DoseUnit, Record<Language, string>> = {
  g: { en: 'g', hi: 'ग्राम' },
  kg: { en: 'kg', hi: 'किलो' },
  t: { en: 't', hi: 'टन' },
  ml: { en: 'ml', hi: 'मिली' },
  l: { en: 'litres', hi: 'लीटर' },
}

const unitsByWord: Readonly<Record<string, DoseUnit>> = {
  g: 'g',
  gram: 'g',
  grams: 'g',
  ग्राम: 'g',
  kg: 'kg',
  किलो: 'kg',
  t: 't',
  tonne: 't',
  tonnes: 't',
  टन: 't',
  ml: 'ml',
  मिली: 'ml',
  l: 'l',
  litre: 'l',
  litres: 'l',
  लीटर: 'l',
}

/** The unit that a small amount is weighed or measured in, and how many of it make one of the larger unit. */
const smallerUnits: Partial<Record<DoseUnit, { unit: DoseUnit; count: number }>> = {
  kg: { unit: 'g', count: 1000 },
  l: { unit: 'ml', count: 1000 },
  t: { unit: 'kg', count: 1000 },
}

/**
 * Rounds down to what can be weighed: never above the value, and at most 5 % below it.
 * @param value 0 or more.
 */
export function roundDoseDown(value: number): number {
  if (value === 0) return 0
  const magnitude = 10 ** (Math.floor(Math.log10(value)) - 1)
  const step = value < 20 * magnitude ? magnitude / 2 : magnitude
  // 30 / 0.1 must not become 299.
  return Number((Math.floor(value / step + 1e-9) * step).toPrecision(4))
}

/** A share of an amount, in a unit that it can be weighed in, rounded down. */
export function shareOfAmountText(
  { min, max, unit }: Amount,
  share: number,
  language: Language,
): string {
  const smaller = max > 0 && max * share < 1 ? smallerUnits[unit] : undefined
  const factor = share * (smaller?.count ?? 1)
  const numbers = [...new Set([min, max].map((value) => roundDoseDown(value * factor)))]
  const range = numbers
    .map((value) => value.toLocaleString('en-IN', { maximumSignificantDigits: 6 }))
    .join('–')
  return `${range} ${unitNames[smaller?.unit ?? unit][language]}`
}

const number = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`
const amounts = new RegExp(
  String.raw`(?<![\d.,:\p{L}])(?<min>${number})(?:\s?(?:-|–|to|से)\s?(?<max>${number}))?\s?(?<unit>${Object.keys(unitsByWord).join('|')})(?![\p{L}\p{M}\p{N}])`,
  'gu',
)
const nutrientName = String.raw`(?:\bN|P₂O₅|K₂O) `
/** "N 180, P₂O₅ 80, K₂O 100 kg": the unit of the last nutrient is that of the others. */
const amountsWithoutUnit = new RegExp(`(?<=${nutrientName})${number}(?=,)`, 'gu')
const nutrientBefore = new RegExp(`${nutrientName}$`, 'u')
const orWords = /\bor\b|(?<![\p{L}\p{M}])या(?![\p{L}\p{M}])/u
/** What an amount is for: the next one after an amount is its own. */
const rates =
  /(?<hectare>per hectare|\/ha\b|प्रति हेक्टेयर)|\bper [a-z]+|\/[a-z]+\b|\ban? (?:litre|kg|plant|tree|pit)\b|प्रति [\p{L}\p{M}]+|एक [\p{L}\p{M}]+ (?:[\p{L}\p{M}]+ )?में/gu
/** A full stop ends a sentence, a decimal point does not. */
const sentences = /(?:[^.;।\n]|\.(?=\d))+/gu
/** The parts of a sentence within and outside brackets, before and after a colon. */
const clauses = /(?:[^:(]|:(?=\d))+/gu
const acres = /\bacres?\b|एकड़/
/** What a field gives is not a dose, and a dose that depends on the yield cannot be told by hectare alone. */
const yields = /yield|made tea|harvest|उपज|पैदावार/
const sprays = /\bspray|छिड़क/i
/** Tonnes are a dose where they are of something that is spread; otherwise they are what a field gives. */
const spreadWords =
  /manure|FYM|compost|\blime\b|gypsum|\bcake\b|leaves|dung|खाद|कंपोस्ट|चूना|जिप्सम|खली|पत्त/
const soilWords =
  /\b(?:soil|manure|FYM|compost|sand|dust|broadcast|GR|G|granules|seed|irrigat\w+)\b|मिट्टी|खाद|कंपोस्ट|रेत|भुरक|दानेदार|बीज/

const numberOf = (text: string) => Number(text.replaceAll(',', ''))

interface FoundAmount extends Amount {
  index: number
  end: number
  /** The nutrient it is of, with a space: "P₂O₅ ". */
  nutrient: string
  /** Whether it may be taken in place of the amount before. */
  isAlternative: boolean
}

function readAmounts(text: string): FoundAmount[] {
  const withUnits = [...text.matchAll(amounts)].map(({ index, 0: matched, groups = {} }) => {
    const { min = '', max = min, unit = '' } = groups
    return {
      index,
      end: index + matched.length,
      min: numberOf(min),
      max: numberOf(max || min),
      unit: unitsByWord[unit] ?? ('kg' as const),
    }
  })
  const withoutUnit = [...text.matchAll(amountsWithoutUnit)].flatMap(({ index, 0: matched }) => {
    const unit = withUnits.find((amount) => amount.index > index)?.unit
    const value = numberOf(matched)
    return unit ? [{ index, end: index + matched.length, min: value, max: value, unit }] : []
  })
  const all = [...withoutUnit, ...withUnits].sort((a, b) => a.index - b.index)
  return all.map((amount, position) => ({
    ...amount,
    nutrient: nutrientBefore.exec(text.slice(0, amount.index))?.[0] ?? '',
    isAlternative: orWords.test(text.slice(all[position - 1]?.end ?? amount.index, amount.index)),
  }))
}

/** The strength of a product is not an amount: "cartap 50 SP", "carbendazim 12 + mancozeb 63 WP". */
const strengths =
  /\d+(?:\.\d+)?\s?(?:%|\+|(?:CS|DF|DS|EC|EW|FS|G|GR|ME|OD|SC|SE|SG|SL|SP|WDG|WG|WP|WS|ZC)\b)/g

/**
 * The doses that a rate per hectare ends. Words that contain another number, or leave brackets, end the list:
 * "packets of 475 g), varieties 10 kg per hectare" is one dose.
 */
function dosesBefore(
  rateStart: number,
  own: readonly FoundAmount[],
  clause: string,
): FoundAmount[] {
  const doses: FoundAmount[] = []
  let next = rateStart
  for (const amount of own.toReversed()) {
    if (/[\d)]/.test(clause.slice(amount.end, next).replaceAll(strengths, ''))) break
    next = amount.index
    const isDose = amount.unit !== 't' || spreadWords.test(clause)
    if (isDose && !isSprayWater(amount)) doses.unshift(amount)
  }
  return doses
}

const isSprayWater = ({ unit, max }: Amount) => unit === 'l' && max >= minSprayLitres

/** The largest volume that a text names: the thinner the spray, the less is in a pump. Null for none. */
const sprayLitresIn = (text: string) =>
  readAmounts(text)
    .filter(isSprayWater)
    .reduce<number | null>((most, { max }) => Math.max(most ?? 0, max), null)

function equivalentText(
  doses: readonly FoundAmount[],
  clause: string,
  sentence: string,
  language: Language,
): string {
  const sprayLitres = sprayLitresIn(sentence)
  const isHindi = language === 'hi'
  const or = isHindi ? ' या ' : ' or '
  const list = (share: number) =>
    doses
      .map((dose, position) => {
        const text = dose.nutrient + shareOfAmountText(dose, share, language)
        if (position === 0) return text
        return (dose.isAlternative ? or : ', ') + text
      })
      .join('')
  const acre = `${isHindi ? 'प्रति एकड़' : 'per acre'} ${list(1 / acresPerHectare)}`
  const isSpray =
    sprays.test(sentence) &&
    !soilWords.test(clause) &&
    doses.every(({ unit, max }) => unit !== 't' && (unit !== 'kg' || max <= maxSprayKilograms))
  if (!isSpray) return acre
  const pump = list(pumpLitres / (sprayLitres ?? assumedSprayLitres))
  const inPump = isHindi ? `${pumpLitres} लीटर के पंप में ${pump}` : `${pumpLitres}-litre pump ${pump}`
  if (sprayLitres !== null) return `${acre}; ${inPump}`
  return isHindi
    ? `${acre}; ${inPump}, ${assumedSprayLitres} लीटर पानी प्रति हेक्टेयर मानकर`
    : `${acre}; ${inPump}, taking ${assumedSprayLitres} litres of water per hectare`
}

function annotateClause(
  clause: string,
  isInBrackets: boolean,
  sentence: string,
  language: Language,
): string {
  if (acres.test(sentence) || yields.test(clause)) return clause
  const all = readAmounts(clause)
  let text = ''
  let copied = 0
  let rateEnd = 0
  for (const { index, 0: rate, groups } of clause.matchAll(rates)) {
    const own = all.filter((amount) => amount.index >= rateEnd && amount.index < index)
    rateEnd = index + rate.length
    const doses = dosesBefore(index, own, clause)
    if (groups?.hectare === undefined || doses.length === 0) continue
    const water = /^ in [\d,]+ litres(?: of water)?/.exec(clause.slice(rateEnd))?.[0] ?? ''
    const equivalent = equivalentText(doses, clause, sentence, language)
    const isWithin = isInBrackets && !clause.slice(0, index).includes(')')
    const addition = isWithin ? `; ${equivalent}` : ` (${equivalent})`
    text += clause.slice(copied, rateEnd) + water + addition
    copied = rateEnd + water.length
  }
  return text + clause.slice(copied)
}

/** An addition, and the brackets after it, which belong to the dose per hectare: "2 kg/ha (per acre 0.8 kg) (about 5 packets)". */
const additionBeforeBrackets =
  /(?<addition> \((?:per acre|प्रति एकड़) [^()]*\))(?<brackets> \([^()]*\))/gu

/**
 * Adds to each dose per hectare in a text what that is per acre and, of a spray, in a pump of 15 litres:
 * "375 ml per hectare (per acre 150 ml; 15-litre pump 11 ml, taking 500 litres of water per hectare)". Doses
 * are rounded down only. Brackets that explain the dose per hectare stay beside it. A text without such doses, or one that
 * names acres itself, stays as it is.
 */
export function withDosesPerAcre(text: string, language: Language): string {
  return text.replace(sentences, (sentence) => {
    const annotated = sentence.replace(clauses, (clause, start: number) =>
      annotateClause(clause, sentence[start - 1] === '(', sentence, language),
    )
    return annotated === sentence
      ? sentence
      : annotated.replace(additionBeforeBrackets, '$<brackets>$<addition>')
  })
}
