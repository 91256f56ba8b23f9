import {
  lexemesOf,
  resolveSearchWords,
} from '#server/features/listing/words/listing-words.service.ts'
import {
  goodsKinds,
  understandGoodsSearch,
} from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { quoteLexeme, splitSearchWords } from '#server/platform/text/search-words.ts'

/** A tsquery for texts that contain one of these names whole; null when none has a word. */
async function anyNameQuery(db: Database, names: readonly string[]): Promise<string | null> {
  const lexemes = await Promise.all(names.map((name) => lexemesOf(db, name)))
  const queries = lexemes
    .filter((words) => words.length > 0)
    .map((words) => `(${words.map(quoteLexeme).join(' & ')})`)
  return queries.length > 0 ? [...new Set(queries)].join(' | ') : null
}

/** The English and the Hindi name, without what is in brackets. */
const mainNames = (ids: readonly string[]): string[] =>
  goodsKinds('crop')
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ name }) => [name.en, name.hi])
    .map((name) => name.replace(/\s*\(.*$/, ''))

/**
 * Resolves the search text of questions as `resolveSearchWords` does. A name of a crop or product that the
 * vocabulary knows finds what has that name, its English or its Hindi one, and is never read as a misspelt
 * other word: a question about a crop has both. Of several such names each is a word like others.
 */
export async function resolveQuestionWords(
  db: Database,
  q: string,
): ReturnType<typeof resolveSearchWords> {
  const words = splitSearchWords(q)
  const { kinds, kindWords } = understandGoodsSearch('crop', words)
  const [typed] = kindWords
  if (!typed || kindWords.length > 1) return resolveSearchWords(db, 'community', q)
  const names = mainNames(kinds)
  const [rest, named, query] = await Promise.all([
    resolveSearchWords(db, 'community', words.filter((word) => !typed.includes(word)).join(' ')),
    resolveSearchWords(db, 'community', names[0] ?? ''),
    anyNameQuery(db, [typed.join(' '), ...names]),
  ])
  if (rest === 'nothing' || query === null) return rest
  // The English name, which every question about the crop has, says how common they are.
  const counts = typeof named === 'object' ? named : { atMost: 0, expected: 0 }
  const common = { atMost: counts.atMost, expected: counts.expected }
  if (rest === 'everything') return { tsquery: query, ...common }
  return {
    tsquery: `(${query}) & (${rest.tsquery})`,
    atMost: Math.min(rest.atMost, common.atMost),
    expected: Math.min(rest.expected, common.expected),
  }
}
