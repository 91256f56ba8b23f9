import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Steps } from '#server/platform/config/stepwise.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
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
import { bannedPesticides } from './advisor-banned.data.ts'
import { townNames } from './advisor-towns.data.ts'
import { type Vocabulary, vocabularySteps } from './advisor-vocabulary.policy.ts'
import {
  findAllPhrases,
  type PhraseIndex,
  phraseIndexSteps,
} from './words/advisor-phrases.policy.ts'
import { type Token, tokenize } from './words/advisor-token.policy.ts'

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
export interface Lexicon extends Pick<Vocabulary, 'isNeutral' | 'isEveryday' | 'isWord'> {
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
  /** Whether it is an ordinary word in this very spelling. */
  isSpeltWord(token: Token): boolean
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

const lowerCaseNames = (entries: readonly NamedEntry[]) =>
  new Set(entries.flatMap(({ names }) => names.map((name) => name.toLowerCase())))

/** What the advisor knows nothing about. @param crops what has become a crop of the calendar is no longer uncovered. */
function* uncoveredThingSteps(
  crops: readonly NamedEntry[],
  { hasOrdinaryWordsOnly, isNoPlant }: Vocabulary,
): Steps<(NamedEntry & { kind: string })[]> {
  const cropNames = lowerCaseNames(crops)
  const uncovered = readLexicon('uncovered-things')
  yield
  const plants = soldPlants(lowerCaseNames(uncovered))
  yield
  const things: (NamedEntry & { kind: string })[] = []
  for (const { id, kind, names, spellings = [] } of [...uncovered, ...plants]) {
    const uncoveredOnes = names.filter(
      (name) =>
        !cropNames.has(name.toLowerCase()) &&
        ((kind === 'animal' && !hasOrdinaryWordsOnly(name)) ||
          /\s/.test(name) ||
          !tokenize(name).every(isNoPlant)),
    )
    const spelt = uncoveredOnes.flatMap(withBothSpellingsOfRa)
    if (spelt.length + spellings.length > 0)
      things.push({ id: `thing:${id}`, kind, names: spelt, spellings })
    yield
  }
  return things
}

/** Crops with the names of their regions, unless these are ordinary words. */
function cropEntriesOf(
  crops: readonly NamedEntry[],
  { isWord, isKnownWord }: Vocabulary,
): NamedEntry[] {
  const regionalNames = regionalCropNames()
  const isName = (name: string) => {
    const tokens = tokenize(name)
    return !tokens.every(tokens.length > 1 ? isWord : isKnownWord)
  }
  return crops.map(({ id, names }) => ({
    id: `crop:${id}`,
    names,
    spellings: (regionalNames.get(id) ?? []).filter(isName),
  }))
}

type LexiconProblems = Pick<
  Lexicon,
  'problems' | 'problemEntries' | 'cropProblems' | 'deficiencyIds'
>

/** The pests, diseases and deficiencies of the lexicon, and the names on the pages of crops that it lacks. */
function* problemSteps({ isWord, isKnownWord }: Vocabulary): Steps<LexiconProblems> {
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
  const deficiencies = listed.filter(({ kind }) => kind === 'deficiency')
  return {
    problems,
    problemEntries,
    cropProblems,
    deficiencyIds: new Set(deficiencies.map(({ id }) => id)),
  }
}

type LexiconSubstances = Pick<Lexicon, 'substances' | 'pesticideIds' | 'growthRegulatorIds'>

function* substanceSteps({ isKnownWord }: Vocabulary): Steps<LexiconSubstances> {
  const substances = readLexicon('substances')
  const idsOf = (isMeant: (kind: string) => boolean) =>
    new Set(substances.filter(({ kind }) => isMeant(kind)).map(({ id }) => id))
  return {
    substances: yield* phraseIndexSteps(substances, isKnownWord),
    pesticideIds: idsOf((kind) => pesticideKinds.has(kind)),
    growthRegulatorIds: idsOf((kind) => kind === 'growth-regulator'),
  }
}

type LexiconPlaces = Pick<Lexicon, 'states' | 'towns'>

function* placeSteps({ isWord, isSpeltWord }: Vocabulary): Steps<LexiconPlaces> {
  const states = indianStates.map((id) => ({ id, names: [id, ...stateNames[id]] }))
  yield
  const towns: NamedEntry[] = [
    ...splitWords(townNames).map((id) => ({ id, names: [id] })),
    ...(yield* gazetteerTownSteps()),
  ]
  return {
    states: yield* phraseIndexSteps(states, isWord),
    towns: yield* phraseIndexSteps(towns, isSpeltWord, () => false, ''),
  }
}

/**
 * Builds the lexicon in steps.
 * @param isKnown whether a stem is a word of the passages; only its own spelling makes it a name.
 * @throws StartError that names the file and the field that are wrong.
 */
export function* lexiconSteps(isKnown: (stem: string) => boolean): Steps<Lexicon> {
  const vocabulary = yield* vocabularySteps(isKnown)
  const { isNeutral, isEveryday, isWord, isSpeltWord } = vocabulary
  yield
  const crops = gatherCropNames()
  yield
  const things = yield* uncoveredThingSteps(crops, vocabulary)
  const subjectEntries: NamedEntry[] = [...cropEntriesOf(crops, vocabulary), ...things]
  yield
  const ofProblems = yield* problemSteps(vocabulary)
  const ofSubstances = yield* substanceSteps(vocabulary)
  const ofPlaces = yield* placeSteps(vocabulary)
  const isOrdinaryVariety = (name: string) => {
    const [first, second] = tokenize(name)
    return first !== undefined && second === undefined && isWord(first)
  }
  return {
    ...ofProblems,
    ...ofSubstances,
    ...ofPlaces,
    subjects: namedOnlyExactly(
      yield* phraseIndexSteps(subjectEntries, isWord, isKnown, 'crop:'),
      isEveryday,
    ),
    subjectEntries,
    varieties: yield* phraseIndexSteps(varietyEntries(isOrdinaryVariety), () => false),
    thingKinds: new Map(things.map(({ id, kind }) => [id, kind])),
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
