import { isWeight } from '../understanding/advisor-crop-mentions.policy.ts'
import type { Lexicon } from '../understanding/advisor-lexicon.service.ts'
import { findPhrases, type PhraseIndex } from '../understanding/words/advisor-phrases.policy.ts'
import { tokenizeAll } from '../understanding/words/advisor-token.policy.ts'

/** What of a text must stand in the passages: crops, substances, and amounts with their units. */
interface Claims {
  crops: Set<string>
  substances: Set<string>
  /** `0.6 g`, `2 ml`, `75 WP`. */
  amounts: Set<string>
  /** Numbers that stand without a unit, such as "about 40 per acre" after "100 kg per hectare". */
  numbers: Set<string>
}

/** Each unit in one spelling; formulations of pesticides count as units, because they belong to the dose. */
const unitSpellings: readonly (readonly [string, RegExp])[] = [
  ['kg', /^(?:kgs?|kilos?|kilograms?|किलो|किलोग्राम|किग्रा|केजी)$/i],
  ['g', /^(?:g|gms?|grms?|grams?|grammes?|gram|ग्राम|ग्रा)$/i],
  ['ml', /^(?:mls?|millilit(?:re|er)s?|mili|cc|मिली|मिलीलीटर|एमएल)$/i],
  ['l', /^(?:l|ltrs?|lit(?:re|er)s?|लीटर|लिटर)$/i],
  ['mg', /^(?:mg|milligrams?|मिलीग्राम)$/i],
  ['quintal', /^(?:q|qtl|quintals?|kuntal|क्विंटल|कुंतल)$/i],
  ['tonne', /^(?:t|tons?|tonnes?|टन)$/i],
  ['bag', /^(?:bags?|bori|boriyan|बोरी|बोरियाँ|बोरियाँ|बैग)$/i],
  [
    'spoon',
    /^(?:spoons?|spoonfuls?|teaspoons?|tablespoons?|tsp|tbsp|caps?|capfuls?|chammach|dhakkan|चम्मच|ढक्कन)$/i,
  ],
  ['%', /^(?:%|percent|per ?cent|pratishat|प्रतिशत|फीसदी)$/i],
  ['ppm', /^ppm$/i],
  ['form', /^(?:WP|EC|SC|SL|SG|WG|WDG|DF|GR|FS|WS|ZC|OD|CG|SP)$/],
]
/** Quantities of seed, fertiliser and water are also given without repeating the unit; doses of pesticides are not. */
const unitsThatMayBeLeftOut = new Set(['kg', 'l'])

const numberWordGroups: Readonly<Record<string, string>> = {
  '0.25': 'quarter पाव चौथाई',
  '0.5': 'half aadha adha आधा आधे आधी',
  '0.75': 'पौन',
  '1.25': 'sava सवा',
  '1.5': 'dedh डेढ़',
  '2.5': 'dhai adhai ढाई',
  '1': 'one ek एक',
  '2': 'two do दो',
  '3': 'three teen तीन',
  '4': 'four char चार',
  '5': 'five paanch panch पाँच',
  '6': 'six chhah chhe छह छः छे',
  '7': 'seven saat सात',
  '8': 'eight aath आठ',
  '9': 'nine nau नौ',
  '10': 'ten das दस',
  '11': 'eleven gyarah ग्यारह',
  '12': 'twelve barah बारह',
  '15': 'fifteen pandrah पंद्रह पन्द्रह',
  '20': 'twenty bees बीस',
  '25': 'pachees पच्चीस',
  '30': 'thirty tees तीस',
  '40': 'forty chalis चालीस',
  '50': 'fifty pachas पचास',
  '60': 'sixty saath साठ',
  '70': 'seventy sattar सत्तर',
  '75': 'पचहत्तर',
  '80': 'eighty assi अस्सी',
  '90': 'ninety nabbe नब्बे',
  '100': 'hundred sau सौ',
  '250': 'ढाईसौ',
  '1000': 'thousand hazar hazaar हजार हज़ार',
}
/** The words as `numberWordOf` writes them. */
const numberWords = new Map(
  Object.entries(numberWordGroups).flatMap(([number, words]) =>
    words.split(' ').map((word) => [numberWordOf(word), number]),
  ),
)
/** A word in one spelling: the two signs for a nasal vowel are one. */
function numberWordOf(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('\u0902', '\u0901')
}

/** The digit that a decimal digit of any Indian script stands for: their blocks begin with 0 at a place that ends in 6. */
const digitOf = (digit: string) => String(((digit.codePointAt(0) ?? 0) & 0xf) - 6)

const amount =
  /(?<first>\d+(?:[.,]\d+)*)(?:\s*(?:-|–|to|से)\s*(?<second>\d+(?:[.,]\d+)*))?\s*(?<unit>%|[\p{L}\p{M}]+)?/gu

const fractions: Readonly<Record<string, string>> = { '½': '.5', '¼': '.25', '¾': '.75' }

/** Writes all digits in Latin ones: those of Indian scripts, of full width, and fractions. */
const normalizeDigits = (text: string) =>
  text
    .replace(/(?<whole>\d*)\s?(?<fraction>[½¼¾])/gu, (_, whole: string, fraction: string) =>
      whole === '' ? `0${fractions[fraction]}` : `${whole}${fractions[fraction]}`,
    )
    .normalize('NFKC')
    .replace(/[\u200b-\u200d\u2060\ufeff]/gu, '')
    .replace(/[\u0966-\u0def]/gu, (letter) => (/\p{Nd}/u.test(letter) ? digitOf(letter) : letter))

/** The same of numbers in words. */
const normalizeNumberWords = (text: string) =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => numberWords.get(numberWordOf(word)) ?? word)

const plainNumber = (number: string) => String(Number(number.replaceAll(',', '')))

function readAmounts(text: string, { amounts, numbers }: Claims): void {
  const withDigits = normalizeDigits(text)
  for (const { groups = {} } of normalizeNumberWords(withDigits).matchAll(amount)) {
    const unit = unitSpellings.find(([, pattern]) => pattern.test(groups.unit ?? ''))?.[0]
    for (const number of [groups.first, groups.second]) {
      if (number && unit) amounts.add(`${plainNumber(number)} ${unit}`)
    }
  }
  // Of words, "do" and "bees" are numbers in one language only; and "2 ml per litre" is no ground for two litres.
  for (const { groups = {} } of withDigits.matchAll(amount)) {
    if (unitSpellings.some(([, pattern]) => pattern.test(groups.unit ?? ''))) continue
    for (const number of [groups.first, groups.second]) {
      if (number) numbers.add(plainNumber(number))
    }
  }
}

/** The names in a text that are spelt as in the lexicon. */
const exactNames = (index: PhraseIndex, text: string): string[][] => {
  const tokens = tokenizeAll(text)
  return findPhrases(index, tokens)
    .filter((match) => match.tier === 'exact' && !isWeight(tokens, match))
    .map(({ id, others }) => [id, ...others])
}

const emptyClaims = (): Claims => ({
  crops: new Set(),
  substances: new Set(),
  amounts: new Set(),
  numbers: new Set(),
})

/**
 * Compares what a model writes with the passages and tool results that it was given. A sentence that names a
 * crop, a substance or a dose that is in none of them must not be shown.
 */
export function createClaimCheck(lexicon: Lexicon) {
  const evidence = emptyClaims()
  const cropsOf = (text: string) =>
    exactNames(lexicon.subjects, text).filter((ids) => ids.some((id) => id.startsWith('crop:')))
  const substancesOf = (text: string) => [
    ...exactNames(lexicon.substances, text),
    ...exactNames(lexicon.banned, text),
  ]
  return {
    /** Adds a text that the model was given. */
    addEvidence(text: string): void {
      for (const id of cropsOf(text).flat()) evidence.crops.add(id)
      for (const id of substancesOf(text).flat()) evidence.substances.add(id)
      readAmounts(text, evidence)
    },
    /** What a sentence claims without evidence; '' when all of it is in what the model was given. */
    findUnfounded(sentence: string): string {
      const crop = cropsOf(sentence).find((ids) => !ids.some((id) => evidence.crops.has(id)))
      if (crop) return crop.join(' or ')
      const substance = substancesOf(sentence).find(
        (ids) => !ids.some((id) => evidence.substances.has(id)),
      )
      if (substance) return substance.join(' or ')
      const claims = emptyClaims()
      readAmounts(sentence, claims)
      const isFounded = (claim: string) => {
        const [number = '', unit = ''] = claim.split(' ')
        return (
          evidence.amounts.has(claim) ||
          (unitsThatMayBeLeftOut.has(unit) && evidence.numbers.has(number))
        )
      }
      return [...claims.amounts].find((claim) => !isFounded(claim)) ?? ''
    },
  }
}
export type ClaimCheck = ReturnType<typeof createClaimCheck>

/** The model wrote something that is in none of the passages; the built-in advisor answers instead. */
export class UnfoundedAnswerError extends Error {
  constructor(claim: string) {
    super(`the model's answer names ${claim}, which no passage does`)
  }
}

const sentenceEnd = /[.!?।](?=\s)|\n/g

/** Releases a streamed text sentence by sentence, each after it was checked. */
export function createSentenceGate(check: ClaimCheck) {
  let pending = ''
  const release = (text: string) => {
    const unfounded = check.findUnfounded(text)
    if (unfounded !== '') throw new UnfoundedAnswerError(unfounded)
    return text
  }
  return {
    /** @returns the sentences that are complete. @throws UnfoundedAnswerError */
    push(text: string): string {
      pending += text
      const end = [...pending.matchAll(sentenceEnd)].at(-1)
      if (!end) return ''
      const complete = pending.slice(0, end.index + end[0].length)
      pending = pending.slice(complete.length)
      return release(complete)
    },
    /** @returns the rest. @throws UnfoundedAnswerError */
    end(): string {
      const rest = pending
      pending = ''
      return rest === '' ? '' : release(rest)
    },
  }
}
