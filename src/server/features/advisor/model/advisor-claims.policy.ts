import { isWeight } from '../understanding/advisor-crop-mentions.policy.ts'
import type { Lexicon } from '../understanding/advisor-lexicon.service.ts'
import { findPhrases, type PhraseIndex } from '../understanding/advisor-phrases.policy.ts'
import { tokenizeAll } from '../understanding/advisor-token.policy.ts'

/** What of a text must stand in the passages: crops, substances, and amounts with their units. */
interface Claims {
  crops: Set<string>
  substances: Set<string>
  /** `0.6 g`, `2 ml`, `75 WP`. */
  amounts: Set<string>
  /** Numbers without a unit, such as "about 40 per acre" after "100 kg per hectare". */
  numbers: Set<string>
}

/** Each unit in one spelling; formulations of pesticides count as units, because they belong to the dose. */
const unitSpellings: readonly (readonly [string, RegExp])[] = [
  ['kg', /^(?:kgs?|kilos?|kilograms?|किलो|किलोग्राम|किग्रा)$/i],
  ['g', /^(?:g|gms?|grams?|ग्राम)$/i],
  ['ml', /^(?:ml|millilit(?:re|er)s?|cc|मिली|मिलीलीटर)$/i],
  ['l', /^(?:l|lit(?:re|er)s?|लीटर)$/i],
  ['%', /^(?:%|percent|प्रतिशत)$/i],
  ['ppm', /^ppm$/i],
  ['form', /^(?:WP|EC|SC|SL|SG|WG|WDG|DF|GR|FS|WS|ZC|OD|CG|SP)$/],
]
/** Quantities of seed, fertiliser and water are also given without repeating the unit; doses of pesticides are not. */
const unitsThatMayBeLeftOut = new Set(['kg', 'l'])

const numberWords: Readonly<Record<string, string>> = {
  ...{
    one: '1',
    two: '2',
    three: '3',
    four: '4',
    five: '5',
    six: '6',
    seven: '7',
    eight: '8',
    nine: '9',
    ten: '10',
  },
  ...{
    एक: '1',
    दो: '2',
    तीन: '3',
    चार: '4',
    पाँच: '5',
    छह: '6',
    सात: '7',
    आठ: '8',
    नौ: '9',
    दस: '10',
  },
}
const devanagariDigits = '०१२३४५६७८९'

const amount =
  /(?<first>\d+(?:[.,]\d+)*)(?:\s*(?:-|–|to|से)\s*(?<second>\d+(?:[.,]\d+)*))?\s*(?<unit>%|[\p{L}\p{M}]+)?/gu

const normalizeNumbers = (text: string) =>
  text
    .replace(/[०-९]/g, (digit) => String(devanagariDigits.indexOf(digit)))
    .replace(
      /[\p{L}\p{M}]+/gu,
      (word) => numberWords[word.toLowerCase().replaceAll('ं', 'ँ')] ?? word,
    )

const plainNumber = (number: string) => String(Number(number.replaceAll(',', '')))

function readAmounts(text: string, { amounts, numbers }: Claims): void {
  for (const { groups = {} } of normalizeNumbers(text).matchAll(amount)) {
    const unit = unitSpellings.find(([, pattern]) => pattern.test(groups.unit ?? ''))?.[0]
    for (const number of [groups.first, groups.second]) {
      if (number === undefined) continue
      numbers.add(plainNumber(number))
      if (unit) amounts.add(`${plainNumber(number)} ${unit}`)
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
