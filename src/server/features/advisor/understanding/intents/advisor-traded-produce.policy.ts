import { goodsKindIndex, goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { splitWords } from '#server/platform/text/farm-words.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import type { Question } from '../advisor-question.ts'

interface TradedProduce {
  id: string
  /** Its name in the question, in folded words. */
  words: readonly string[]
}

/** Plants that no page is about are refused by their names, and oils are sold in shops. */
const producedKinds: ReadonlySet<string> = new Set([
  'jaggery',
  'sugar',
  'ghee',
  'copra',
  'cottonseed',
])

/** Whether a word is a name in this very spelling: "good" sounds like "gud". */
const isWrittenSo = (message: string, names: readonly string[]) => {
  const written = new Set(splitWords(message.toLowerCase()))
  return names.some((name) => written.has(name.toLowerCase()))
}

/**
 * What farms sell beside crops and mandis report: jaggery, cotton seed; null where a question names none. Beside a crop only a
 * name of several words counts: "chini mill" stands in many questions about sugarcane.
 */
export function tradedProduce({ message, crops }: Question): TradedProduce | null {
  const words = foldWords(message)
  for (const { ids, start, length } of goodsKindIndex('crop').names.findPhrases(words)) {
    const kind = goodsKinds('crop').find(({ id }) => ids.includes(id))
    if (!kind || !producedKinds.has(kind.id)) continue
    if (length > 1 || (crops.length === 0 && isWrittenSo(message, kind.names)))
      return { id: kind.id, words: words.slice(start, start + length) }
  }
  return null
}
