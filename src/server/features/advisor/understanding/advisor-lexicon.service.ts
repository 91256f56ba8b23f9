import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Steps } from '#server/platform/config/stepwise.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import { synonyms } from '#server/platform/text/farm-words.data.ts'
import { splitWords } from '#server/platform/text/farm-words.ts'
import { stateNames } from '#server/platform/text/state-names.data.ts'
import { indianStates } from '#shared/kit/places.ts'
import {
  gazetteerTownSteps,
  soldPlants,
  varietyEntries,
} from '../names/advisor-goods-names.service.ts'
import type { NamedEntry } from '../names/advisor-named-entry.ts'
import {
  gatherCropNames,
  problemNames,
  regionalCropNames,
  withBothSpellingsOfRa,
} from '../names/advisor-names.service.ts'
import {
  isAspectWord,
  isRemedyWord,
  isSignWord,
  isSpeltVocabulary,
} from './advisor-aspect-words.policy.ts'
import { bannedPesticides } from './advisor-banned.data.ts'
import { isConceptWord } from './advisor-concepts.policy.ts'
import { everydayWords } from './advisor-everyday-words.data.ts'
import { intentWords } from './advisor-intents.data.ts'
import { neutralWords } from './advisor-neutral-words.data.ts'
import { findAllPhrases, type PhraseIndex, phraseIndexSteps } from './advisor-phrases.policy.ts'
import { type Token, tokenize } from './advisor-token.policy.ts'
import { townNames } from './advisor-towns.data.ts'
import { inflectedVerbs, wordSetSteps } from './advisor-word-set.policy.ts'

/** Names by kind and id, in the form of the files in `lexicon/`. */
const LexiconFile = z.record(z.string(), z.record(z.string(), z.array(z.string().min(1)).min(1)))

/** @throws StartError that names the file and the field. */
function readLexicon(name: string): (NamedEntry & { kind: string })[] {
  const file = join(import.meta.dirname, 'lexicon', `${name}.json`)
  const kinds = checkData(file, LexiconFile, JSON.parse(readFileSync(file, 'utf8')))
  return Object.entries(kinds).flatMap(([kind, entries]) =>
    Object.entries(entries).map(([id, names]) => ({ id, kind, names })),
  )
}

/** A pest, disease or deficiency of a crop, with the entries of the lexicon that its names contain. */
export interface KnownCropProblem {
  crop: string
  /** The English name. */
  name: string
  entries: ReadonlySet<string>
}

const pesticideKinds = new Set(['fungicide', 'insecticide', 'herbicide'])

/** Everything that a question can name. */
export interface Lexicon {
  /** Crops of the calendar, with `crop:` before their id, and what the advisor knows nothing about, with `thing:`. */
  subjects: PhraseIndex
  /** The entries behind `subjects`, for mending slips of spelling. */
  subjectEntries: readonly NamedEntry[]
  /** What kind of thing an uncovered one is, by its id with `thing:`. */
  thingKinds: ReadonlyMap<string, string>
  /** Varieties, under the id of their crop. */
  varieties: PhraseIndex
  problems: PhraseIndex
  problemEntries: readonly NamedEntry[]
  cropProblems: readonly KnownCropProblem[]
  /** Missing nutrients; they are treated with the nutrient, whatever the crop. */
  deficiencyIds: ReadonlySet<string>
  substances: PhraseIndex
  /** The substances that kill pests, fungi or weeds. */
  pesticideIds: ReadonlySet<string>
  /** The substances that make plants flower, fruit, ripen or stay short, or are said to make them grow. */
  growthRegulatorIds: ReadonlySet<string>
  states: PhraseIndex
  towns: PhraseIndex
  banned: PhraseIndex
  /** Whether a word says nothing about the subject of a question. */
  isNeutral(token: Token): boolean
  /** Whether it is an ordinary word in this very spelling. */
  isSpeltWord(token: Token): boolean
  /** Whether it is a word of everyday language in this very spelling: it is not a name, but it is not neutral. */
  isEveryday(token: Token): boolean
  /** Whether it is an ordinary word of questions: neutral, or one in which farmers ask about crops. */
  isWord(token: Token): boolean
}

/** The index in which words of everyday language name something in its own spelling only. */
const namedOnlyExactly = (
  index: PhraseIndex,
  isEveryday: (token: Token) => boolean,
): PhraseIndex => ({
  ...index,
  matchWindow: (tokens) => {
    const match = index.matchWindow(tokens)
    return match?.tier !== 'exact' && tokens.every(isEveryday) ? undefined : match
  },
})

/**
 * Builds the lexicon in steps.
 * @param isKnown whether a stem is a word of the passages; only its own spelling makes it a name.
 * @throws StartError that names the file and the field that are wrong.
 */
export function* lexiconSteps(isKnown: (stem: string) => boolean): Steps<Lexicon> {
  const neutralBySound = yield* wordSetSteps(neutralWords)
  // Stems and endings are combined whether the word exists or not, so their sounds mean nothing.
  const verbs = yield* wordSetSteps(inflectedVerbs(), false)
  const neutral = { has: (token: Token) => neutralBySound.has(token) || verbs.has(token) }
  const intents = yield* wordSetSteps(Object.values(intentWords).join(' '), false)
  const everyday = yield* wordSetSteps(everydayWords, false)
  const isEveryday = (token: Token) => everyday.has(token) || isConceptWord(token)
  const wordsWithSynonyms = yield* wordSetSteps(synonyms, false)
  // "Gai" is a cow and "has gone".
  const isOrdinary = (token: Token) => neutralBySound.hasExactly(token) || verbs.has(token)
  const isOrdinaryWord = (name: string) =>
    tokenize(name).every((token) => token.terms.length === 0 || isOrdinary(token))
  // Only in this very spelling is a word of the vocabulary no plant: "kale" is black, "सफेदा" a tree.
  const isVocabulary = (token: Token) => isOrdinary(token) || wordsWithSynonyms.has(token)
  const isSpeltWord = (token: Token) =>
    token.terms.length === 0 || isVocabulary(token) || isSpeltVocabulary(token)
  const isNeutral = (token: Token) => token.terms.length === 0 || neutral.has(token)
  const isWord = (token: Token) =>
    token.terms.length !== 1 ||
    neutral.has(token) ||
    intents.has(token) ||
    isAspectWord(token) ||
    isSignWord(token) ||
    isRemedyWord(token)
  const isKnownWord = (token: Token) => isWord(token) || isKnown(token.stem)

  yield
  const crops = gatherCropNames()
  yield
  const cropNames = new Set(crops.flatMap(({ names }) => names.map((name) => name.toLowerCase())))
  const uncovered = readLexicon('uncovered-things')
  const uncoveredNames = new Set(
    uncovered.flatMap(({ names }) => names.map((name) => name.toLowerCase())),
  )
  yield
  const plants = soldPlants(uncoveredNames)
  yield
  const things: (NamedEntry & { kind: string })[] = []
  for (const { id, kind, names, spellings = [] } of [...uncovered, ...plants]) {
    // What has become a crop of the calendar is no longer uncovered.
    const uncoveredOnes = names.filter(
      (name) =>
        !cropNames.has(name.toLowerCase()) &&
        ((kind === 'animal' && !isOrdinaryWord(name)) ||
          /\s/.test(name) ||
          !tokenize(name).every(isVocabulary)),
    )
    const spelt = uncoveredOnes.flatMap(withBothSpellingsOfRa)
    if (spelt.length + spellings.length > 0)
      things.push({ id: `thing:${id}`, kind, names: spelt, spellings })
    yield
  }
  const regionalNames = regionalCropNames()
  const isName = (name: string) => {
    const tokens = tokenize(name)
    return !tokens.every(tokens.length > 1 ? isWord : isKnownWord)
  }
  yield
  const cropEntries = crops.map(({ id, names }) => ({
    id: `crop:${id}`,
    names,
    spellings: (regionalNames.get(id) ?? []).filter(isName),
  }))
  const subjectEntries: NamedEntry[] = [...cropEntries, ...things]

  yield
  const listed = readLexicon('crop-problems')
  const listedIndex = yield* phraseIndexSteps(listed, () => false)
  const ownNames = calendarCrops().flatMap((crop) => crop.troubles.flatMap(problemNames))
  const isListed = (name: string) => listedIndex.matchWindow(tokenize(name))?.tier === 'exact'
  const unlisted: NamedEntry[] = []
  for (const name of new Set(ownNames.map((each) => each.toLowerCase()))) {
    if (!isListed(name) && !tokenize(name).every(isWord))
      unlisted.push({ id: `name:${name}`, names: [name] })
    yield
  }
  const problemEntries = [...listed, ...unlisted]
  const problems = yield* phraseIndexSteps(problemEntries, isKnownWord)
  const cropProblems: KnownCropProblem[] = []
  for (const crop of calendarCrops()) {
    for (const each of crop.troubles) {
      const entries = problemNames(each).flatMap((name) => [
        ...findAllPhrases(problems, tokenize(name)),
      ])
      cropProblems.push({ crop: crop.id, name: each.name.en, entries: new Set(entries) })
    }
    yield
  }
  const substances = readLexicon('substances')
  const isOrdinaryName = (name: string) => {
    const [first, second] = tokenize(name)
    return first !== undefined && second === undefined && isWord(first)
  }
  const states = indianStates.map((id) => ({ id, names: [id, ...stateNames[id]] }))
  yield
  const towns: NamedEntry[] = [
    ...splitWords(townNames).map((id) => ({ id, names: [id] })),
    ...(yield* gazetteerTownSteps()),
  ]
  return {
    subjects: namedOnlyExactly(
      yield* phraseIndexSteps(subjectEntries, isWord, isKnown, 'crop:'),
      isEveryday,
    ),
    subjectEntries,
    varieties: yield* phraseIndexSteps(varietyEntries(isOrdinaryName), () => false),
    thingKinds: new Map(things.map(({ id, kind }) => [id, kind])),
    problems,
    problemEntries,
    cropProblems,
    deficiencyIds: new Set(listed.flatMap(({ id, kind }) => (kind === 'deficiency' ? [id] : []))),
    substances: yield* phraseIndexSteps(substances, isKnownWord),
    pesticideIds: new Set(
      substances.flatMap(({ id, kind }) => (pesticideKinds.has(kind) ? [id] : [])),
    ),
    growthRegulatorIds: new Set(
      substances.flatMap(({ id, kind }) => (kind === 'growth-regulator' ? [id] : [])),
    ),
    states: yield* phraseIndexSteps(states, isWord),
    towns: yield* phraseIndexSteps(towns, isSpeltWord, () => false, ''),
    banned: yield* phraseIndexSteps(
      bannedPesticides.map((id) => ({ id, names: [id] })),
      isWord,
    ),
    isNeutral,
    isWord,
    isSpeltWord: (token) => isSpeltWord(token) || isEveryday(token),
    isEveryday,
  }
}
