import { createNameIndex, foldWords } from './name-index.ts'

interface NamedThing {
  id: string
  names: readonly string[]
}

/**
 * Creates a search over things with many names. It returns the ids of what a text names, the best first: things
 * that have all of the text as their name, then things of whose names it is a part. Only when there are none,
 * words may be the beginning of names, and after that misspelt.
 */
export function createNameSearch(things: readonly NamedThing[]): (q: string) => readonly string[] {
  const index = createNameIndex(
    things.flatMap(({ id, names }) => names.map((name) => ({ id, name }))),
  )
  const wordsById = things.map(({ id, names }) => ({
    id,
    words: new Set(names.flatMap(foldWords)),
  }))

  const idsWith = (matches: (words: ReadonlySet<string>) => boolean) =>
    wordsById.flatMap(({ id, words }) => (matches(words) ? [id] : []))

  return (q) => {
    const words = foldWords(q)
    const phrases = index.findPhrases(words)
    const isNamedWhole = phrases.length === 1 && phrases[0]?.length === words.length
    const whole = isNamedWhole ? (phrases[0]?.ids ?? []) : []
    const exact = idsWith((names) => words.every((word) => names.has(word)))
    const named = [...new Set([...whole, ...exact])]
    if (named.length > 0) return named
    // Every name in the text must be the thing's: "dhan chawal" is rice.
    const shared = phrases
      .map(({ ids }) => ids)
      .reduce((left, ids) => left.filter((id) => ids.includes(id)), phrases[0]?.ids ?? [])
    const covered = phrases.reduce((sum, { length }) => sum + length, 0)
    if (shared.length > 0 && covered === words.length) return shared
    const begun = idsWith((names) =>
      words.every((word) => [...names].some((name) => name.startsWith(word))),
    )
    if (begun.length > 0) return begun
    const [word, ...others] = words
    return word !== undefined && others.length === 0 ? index.findAlike(word) : []
  }
}
