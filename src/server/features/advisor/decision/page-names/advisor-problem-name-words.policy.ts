import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { withoutCarriers } from '../../names/advisor-names.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  isColourWord,
  isPlantPart,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { isSameWord, type Token, tokenize } from '../../understanding/words/advisor-token.policy.ts'

/** The share of a name's words that stands for it: "yellow mosaic" for yellow vein mosaic. */
const minShare = 0.6

/** Other words between those of a name. */
const maxGap = 1

interface NamedProblem {
  /** The English name. */
  name: string
  /** The words of the name in each language. */
  spellings: readonly (readonly Token[])[]
}

const wordsOf = (text: string) => tokenize(text).filter(({ terms }) => terms.length > 0)

const gatherProblems = () =>
  new Map(
    calendarCrops().map((crop) => {
      const ofCrop = [crop.name.en, crop.name.hi].flatMap(wordsOf)
      const isOfCrop = (word: Token) => ofCrop.some((each) => isSameWord(each, word))
      return [
        crop.id,
        crop.troubles.map(
          ({ name }): NamedProblem => ({
            name: name.en,
            spellings: [name.en, name.hi].map((each) =>
              wordsOf(withoutCarriers(each)).filter((word) => !isOfCrop(word)),
            ),
          }),
        ),
      ]
    }),
  )

let problemsByCrop: ReturnType<typeof gatherProblems> | undefined

/** How many words of a name a text has close together, 0 for too few to stand for it. */
function countMatching(tokens: readonly Token[], name: readonly Token[]): number {
  const matched = name.filter((word) => tokens.some((token) => isSameWord(token, word)))
  if (matched.length < 2 || matched.length < name.length * minShare) return 0
  if (matched.every((word) => isPlantPart(word) || isColourWord(word))) return 0
  const positions = matched.map((word) => tokens.findIndex((token) => isSameWord(token, word)))
  const span = Math.max(...positions) - Math.min(...positions) + 1
  return span <= matched.length + maxGap ? matched.length : 0
}

/** In a longer question, words of a name stand side by side by chance. */
const maxWordsOfPartName = 10

/**
 * The problem of a crop, by its English name, of whose name a question has most words: "pumpkin beetle" is the red pumpkin
 * beetle of gourds, "पीला मोज़ेक" the yellow vein mosaic of okra. Null when it has fewer than two, or as many of another.
 */
export function problemByNameWords({ tokens }: Question, crop: string): string | null {
  if (tokens.length > maxWordsOfPartName) return null
  problemsByCrop ??= gatherProblems()
  const counted = (problemsByCrop.get(crop) ?? []).map(({ name, spellings }) => ({
    name,
    count: Math.max(...spellings.map((words) => countMatching(tokens, words))),
  }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const [best, ...others] = counted.filter(({ count }) => count === most)
  return best && most > 0 && others.length === 0 ? best.name : null
}
