import type { Question } from '../understanding/advisor-question.ts'
import { conceptsOf } from '../understanding/words/advisor-concepts.policy.ts'
import type { PhraseMatch } from '../understanding/words/advisor-phrases.policy.ts'
import { type Token, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'

/** Of a longer question the first words are read. */
const maxWords = 40
/** The lengths of the pieces of words, by which an unknown spelling resembles a known one. */
const pieceLengths = [3, 4, 5]

/** FNV-1a, whose 32 bits are spread well enough over the features. */
function hashFeature(text: string, featureCount: number): number {
  let hash = 0x811c9dc5
  for (let position = 0; position < text.length; position++) {
    hash = Math.imul(hash ^ text.charCodeAt(position), 0x01000193)
  }
  return (hash >>> 0) % featureCount
}

/** What stands for the name of a subject: a crop, an animal, or another thing. */
function maskOfSubject({ things }: Question, { id }: PhraseMatch, text: string): string {
  if (id.startsWith('crop:')) return '@crop'
  return things.find((thing) => thing.text === text)?.kind === 'animal' ? '@animal' : '@thing'
}

/** The masks of the names of crops and other subjects, by the position of each of their words. */
function maskSubjects(question: Question): Map<number, string> {
  const masks = new Map<number, string>()
  for (const subject of question.subjects) {
    const words = question.tokens.slice(subject.start, subject.end)
    const mask = maskOfSubject(question, subject, words.map(({ text }) => text).join(' '))
    for (let position = subject.start; position < subject.end; position++) masks.set(position, mask)
  }
  return masks
}

const namePartsOf = (names: string) => new Set(names.split(/,? /).filter(Boolean))

/** What the rules read in a question, which the classifier may follow or overrule. */
function readingOf({ strongAspects, hasSigns, asksWhen, asksHowMuch, asksRemedy }: Question) {
  const signals = { signs: hasSigns, when: asksWhen, much: asksHowMuch, remedy: asksRemedy }
  return [
    ...strongAspects,
    ...Object.entries(signals).flatMap(([name, isRead]) => (isRead ? [name] : [])),
  ].map((name) => `#${name}`)
}

/** Masks the names of crops, animals and places, and those of problems and substances unless `keepsMatters`. */
function maskNames(question: Question, keepsMatters: boolean): (Token | string)[] {
  const { tokens, mended } = question
  const subjects = maskSubjects(question)
  const problems = namePartsOf(keepsMatters ? '' : question.problemText)
  const substances = namePartsOf(keepsMatters ? '' : question.substanceText)
  const places = namePartsOf(question.placeWords.join(' '))
  const masked = tokens.map((token, position) => {
    const mask = subjects.get(position)
    if (mask) return mask
    if (token.text === mended?.word) return '@crop'
    if (problems.has(token.text)) return '@problem'
    if (substances.has(token.text)) return '@substance'
    if (places.has(token.text) || question.stateStems.includes(token.stem)) return '@place'
    return /^\d+$/.test(token.folded) ? '@number' : token
  })
  // A name of several words is one name.
  const words = masked.filter(
    (each, position) => typeof each !== 'string' || each !== masked[position - 1],
  )
  return words.slice(0, maxWords)
}

/**
 * The words of a question with a mask for every name, so that the classifier learns what is asked, whatever it is asked
 * about. What the rules read stands behind them.
 */
export const maskQuestion = (question: Question): (Token | string)[] => [
  ...maskNames(question, false),
  ...readingOf(question),
]

/**
 * The words of a question with a mask for the names of crops, animals and places: what remains tells guides and problems
 * apart. Whoever names several substances may want to mix them.
 */
export const maskSubjectNames = (question: Question): (Token | string)[] => [
  ...maskNames(question, true),
  ...(question.substances.length > 1 ? ['#substances'] : []),
]

/** A long story is read in parts of so many words, of which each begins amid the one before. */
const wordsOfPart = 30
const wordsBetweenParts = 10

/**
 * The parts of a story that is longer than `maxWords`; a shorter one is its only part. A danger is told in one or two sentences,
 * and words that are far from each other have nothing to do with each other.
 */
export function partsOfLongText<Word>(words: readonly Word[]): Word[][] {
  if (words.length <= maxWords) return [[...words]]
  const count = Math.ceil((words.length - wordsOfPart) / wordsBetweenParts) + 1
  return Array.from({ length: count }, (_, part) =>
    words.slice(part * wordsBetweenParts, part * wordsBetweenParts + wordsOfPart),
  )
}

/** The words of a question with masks for crops and numbers alone: of a danger, who and what is named tells most. */
export function maskCropNames(question: Question): (Token | string)[] {
  const { tokens, mended, message } = question
  const subjects = maskSubjects(question)
  const crops = tokens.filter((_, position) => subjects.get(position) === '@crop')
  const cropWords = new Set([...crops.map(({ text }) => text), mended?.word])
  // The rules read the beginning and the end of a very long text.
  const all = tokenizeAll(message)
  return (all.length > tokens.length ? all : tokens).map((token) =>
    cropWords.has(token.text) ? '@crop' : /^\d+$/.test(token.folded) ? '@number' : token,
  )
}

const keyOf = (word: Token | string | undefined) =>
  word === undefined ? '' : typeof word === 'string' ? word : word.sound || word.folded

/**
 * The features of a masked question: words, their sounds and meanings, pairs of words, pieces of words, and concepts.
 * @param featureCount the number of weights of a class; features that share one are too rare to matter.
 */
export function featuresOf(words: readonly (Token | string)[], featureCount: number): number[] {
  const features = new Set<number>()
  const add = (text: string) => features.add(hashFeature(text, featureCount))
  for (let position = 0; position <= words.length; position++) {
    const word = words[position]
    add(`p ${keyOf(words[position - 1])} ${keyOf(word)}`)
    if (word === undefined) continue
    if (typeof word === 'string') {
      add(`w ${word}`)
      continue
    }
    add(`w ${word.folded}`)
    add(`s ${word.sound}`)
    for (const term of word.terms) if (term.startsWith('=')) add(`m ${term}`)
    for (const concept of conceptsOf(word)) add(`k ${concept}`)
    const edged = `<${word.folded}>`
    for (const length of pieceLengths)
      for (let start = 0; start + length <= edged.length; start++)
        add(`c ${edged.slice(start, start + length)}`)
  }
  return [...features]
}
