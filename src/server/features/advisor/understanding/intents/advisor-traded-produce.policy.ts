import { goodsKindIndex, goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import type { Question } from '../advisor-question.ts'

interface TradedProduce {
  id: string
  /** Its name in the question, in folded words. */
  words: readonly string[]
}

/** Words of prices and amounts that are also spelt like produce. */
const otherMeanings: ReadonlySet<string> = new Set(['gol', 'nei', 'tup', 'bella'])

/**
 * What farms sell beside crops and mandis report: jaggery, mustard oil, cotton seed; null where a question names none. Beside a crop only a
 * name of several words counts, such as "mustard oil": "chini mill" stands in many questions about sugarcane.
 */
export function tradedProduce({ message, crops }: Question): TradedProduce | null {
  const words = foldWords(message)
  const phrases = goodsKindIndex('crop').names.findPhrases(words)
  const isCount = ({ start, length }: { start: number; length: number }) =>
    length > 1 || (crops.length === 0 && !otherMeanings.has(words[start] ?? ''))
  for (const phrase of phrases.filter(isCount)) {
    const kind = goodsKinds('crop').find(({ id }) => phrase.ids.includes(id))
    if (kind && producedKinds.has(kind.id))
      return { id: kind.id, words: words.slice(phrase.start, phrase.start + phrase.length) }
  }
  return null
}

/** Plants that no page is about are refused by their names. */
const producedKinds: ReadonlySet<string> = new Set(
  'jaggery sugar ghee mustard-oil groundnut-oil coconut-oil sesame-oil copra cottonseed amaranth-grain'.split(
    ' ',
  ),
)
