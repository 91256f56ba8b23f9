import { conceptLines, damageConcepts } from './advisor-concepts.data.ts'
import { type Token, tokenizeAll } from './advisor-token.policy.ts'

const minConceptSound = 4
let conceptsByWord: ReadonlyMap<string, readonly string[]> | undefined

/** The concepts of each word, by the word and by its sound where it is long enough. */
function gatherConcepts(): ReadonlyMap<string, readonly string[]> {
  const byWord = new Map<string, string[]>()
  const add = (key: string, concept: string) => {
    const known = byWord.get(key) ?? []
    if (!known.includes(concept)) byWord.set(key, [...known, concept])
  }
  for (const line of conceptLines.trim().split('\n')) {
    const [concept = '', ...names] = line.split(' ')
    for (const { folded, sound } of tokenizeAll(names.join(' '))) {
      add(folded, concept)
      if (sound.length >= minConceptSound) add(`~${sound}`, concept)
    }
  }
  return byWord
}

/** The concepts that a word stands for. */
export function conceptsOf({ folded, sound }: Token): readonly string[] {
  conceptsByWord ??= gatherConcepts()
  return conceptsByWord.get(folded) ?? conceptsByWord.get(`~${sound}`) ?? []
}

/** Whether a word stands for a concept in this very spelling. */
export function isConceptWord({ folded }: Token): boolean {
  conceptsByWord ??= gatherConcepts()
  return conceptsByWord.has(folded)
}

const signConcepts: ReadonlySet<string> = new Set(damageConcepts.trim().split(/\s+/))

/** Whether a word tells of damage to a plant: "frass", "rings", "blisters". */
export const isSignConcept = (token: Token): boolean =>
  conceptsOf(token).some((concept) => signConcepts.has(concept))
