import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { knownPlaces } from '#server/features/place/known-places.service.ts'
import { produceKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import { synonyms } from '#server/platform/text/farm-words.data.ts'
import { splitWords } from '#server/platform/text/farm-words.ts'
import { stateNames } from '#server/platform/text/state-names.data.ts'
import { indianStates } from '#shared/kit/places.ts'
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
import { intentWords } from './advisor-intents.data.ts'
import { neutralWords } from './advisor-neutral-words.data.ts'
import {
  createPhraseIndex,
  findAllPhrases,
  type NamedEntry,
  type PhraseIndex,
} from './advisor-phrases.policy.ts'
import { type Token, tokenize } from './advisor-token.policy.ts'
import { townNames } from './advisor-towns.data.ts'
import { hindiVerbEndings, hindiVerbStems, verbEndings, verbStems } from './advisor-verbs.data.ts'
import { createWordSet } from './advisor-word-set.policy.ts'

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

/** Of what farms sell beside crops, the plants: no page is about them, so they are refused by their names. */
function soldPlants(listedNames: ReadonlySet<string>): (NamedEntry & { kind: string })[] {
  return produceKinds()
    .filter(({ category, id }) =>
      category === 'Others' ? plantsAmongOthers.has(id) : !partsOfCrops.has(id),
    )
    .map(({ id, name, names }) => ({
      id: `sold-${id}`,
      kind: 'crop',
      names: [],
      spellings: [name.en, name.hi, ...names].filter(
        (each) => each.length >= minPlantNameLength && !listedNames.has(each.toLowerCase()),
      ),
    }))
}
const minPlantNameLength = 4
/** The shop's category "Others" holds milk and straw, too. */
const plantsAmongOthers: ReadonlySet<string> = new Set(
  splitNonEmpty(`makhana copra poppy-seed asafoetida nutmeg cinnamon bay-leaf star-anise nigella large-cardamom vanilla
    jasmine chrysanthemum tuberose gladiolus gerbera carnation orchid lotus ashwagandha tulsi aloe-vera stevia lemongrass
    safed-musli shatavari giloy bamboo`),
)

/** These are parts of crops that have a page, or a weed of others. */
const partsOfCrops: ReadonlySet<string> = new Set(['bathua', 'sarson-saag', 'banana-flower'])

/** Districts and well-known towns, in the spellings of the gazetteer alone: some sound like words. */
const gazetteerTowns = (): NamedEntry[] =>
  knownPlaces().map(({ keys }, index) => ({
    id: `place-${index}`,
    names: [],
    spellings: keys.filter((key) => key.length >= minTownNameLength),
  }))
const minTownNameLength = 4

const pesticideKinds = new Set(['fungicide', 'insecticide', 'herbicide'])

/** Everything that a question can name. */
export interface Lexicon {
  /** Crops of the calendar, with `crop:` before their id, and what the advisor knows nothing about, with `thing:`. */
  subjects: PhraseIndex
  /** The entries behind `subjects`, for mending slips of spelling. */
  subjectEntries: readonly NamedEntry[]
  /** What kind of thing an uncovered one is, by its id with `thing:`. */
  thingKinds: ReadonlyMap<string, string>
  problems: PhraseIndex
  problemEntries: readonly NamedEntry[]
  cropProblems: readonly KnownCropProblem[]
  /** Missing nutrients; they are treated with the nutrient, whatever the crop. */
  deficiencyIds: ReadonlySet<string>
  substances: PhraseIndex
  /** The substances that kill pests, fungi or weeds. */
  pesticideIds: ReadonlySet<string>
  states: PhraseIndex
  towns: PhraseIndex
  banned: PhraseIndex
  /** Whether a word says nothing about the subject of a question. */
  isNeutral(token: Token): boolean
  /** Whether it is an ordinary word in this very spelling. */
  isSpeltWord(token: Token): boolean
  /** Whether it is an ordinary word of questions: neutral, or one in which farmers ask about crops. */
  isWord(token: Token): boolean
}

/** Every ending of every verb, whether the word exists or not: what does not exist is not written. */
function inflectedVerbs(): string {
  const combine = (stems: string, endings: string) =>
    splitNonEmpty(stems).flatMap((stem) => [
      stem,
      ...splitNonEmpty(endings).map((ending) => stem + ending),
    ])
  return [...combine(verbStems, verbEndings), ...combine(hindiVerbStems, hindiVerbEndings)].join(
    ' ',
  )
}
function splitNonEmpty(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/**
 * Builds the lexicon.
 * @param isKnown whether a stem is a word of the passages; only its own spelling makes it a name.
 * @throws StartError that names the file and the field that are wrong.
 */
export function createLexicon(isKnown: (stem: string) => boolean): Lexicon {
  const neutralBySound = createWordSet(neutralWords)
  // Stems and endings are combined whether the word exists or not, so their sounds mean nothing.
  const verbs = createWordSet(inflectedVerbs(), false)
  const neutral = { has: (token: Token) => neutralBySound.has(token) || verbs.has(token) }
  const intents = createWordSet(Object.values(intentWords).join(' '), false)
  // Only in this very spelling is a word of the vocabulary no plant: "kale" is black, "सफेदा" a tree.
  const vocabulary = createWordSet(`${neutralWords} ${synonyms} ${inflectedVerbs()}`, false)
  // "Gai" is a cow and "has gone".
  const ordinary = createWordSet(`${neutralWords} ${inflectedVerbs()}`, false)
  const isOrdinaryWord = (name: string) =>
    tokenize(name).every((token) => token.terms.length === 0 || ordinary.has(token))
  const isSpeltWord = (token: Token) =>
    token.terms.length === 0 || vocabulary.has(token) || isSpeltVocabulary(token)
  const isNeutral = (token: Token) => token.terms.length === 0 || neutral.has(token)
  const isWord = (token: Token) =>
    token.terms.length !== 1 ||
    neutral.has(token) ||
    intents.has(token) ||
    isAspectWord(token) ||
    isSignWord(token) ||
    isRemedyWord(token)
  const isKnownWord = (token: Token) => isWord(token) || isKnown(token.stem)

  const crops = gatherCropNames()
  const cropNames = new Set(crops.flatMap(({ names }) => names.map((name) => name.toLowerCase())))
  const uncovered = readLexicon('uncovered-things')
  const uncoveredNames = new Set(
    uncovered.flatMap(({ names }) => names.map((name) => name.toLowerCase())),
  )
  const things = [...uncovered, ...soldPlants(uncoveredNames)]
    .map(({ id, kind, names, spellings = [] }) => ({
      id: `thing:${id}`,
      kind,
      spellings,
      // What has become a crop of the calendar is no longer uncovered.
      names: names
        .filter(
          (name) =>
            !cropNames.has(name.toLowerCase()) &&
            ((kind === 'animal' && !isOrdinaryWord(name)) ||
              /\s/.test(name) ||
              !tokenize(name).every((token) => vocabulary.has(token))),
        )
        .flatMap(withBothSpellingsOfRa),
    }))
    .filter(({ names, spellings }) => names.length + spellings.length > 0)
  const regionalNames = regionalCropNames()
  const isName = (name: string) => {
    const tokens = tokenize(name)
    return !tokens.every(tokens.length > 1 ? isWord : isKnownWord)
  }
  const cropEntries = crops.map(({ id, names }) => ({
    id: `crop:${id}`,
    names,
    spellings: (regionalNames.get(id) ?? []).filter(isName),
  }))
  const subjectEntries: NamedEntry[] = [...cropEntries, ...things]

  const listed = readLexicon('crop-problems')
  const listedIndex = createPhraseIndex(listed, () => false)
  const ownNames = calendarCrops().flatMap((crop) => crop.troubles.flatMap(problemNames))
  const isListed = (name: string) => listedIndex.matchWindow(tokenize(name))?.tier === 'exact'
  const unlisted = [...new Set(ownNames.map((name) => name.toLowerCase()))]
    .filter((name) => !isListed(name) && !tokenize(name).every(isWord))
    .map((name) => ({ id: `name:${name}`, names: [name] }))
  const problemEntries = [...listed, ...unlisted]
  const problems = createPhraseIndex(problemEntries, isKnownWord)
  const cropProblems = calendarCrops().flatMap((crop) =>
    crop.troubles.map((each): KnownCropProblem => {
      const entries = problemNames(each).flatMap((name) => [
        ...findAllPhrases(problems, tokenize(name)),
      ])
      return { crop: crop.id, name: each.name.en, entries: new Set(entries) }
    }),
  )
  const substances = readLexicon('substances')
  const states = indianStates.map((id) => ({ id, names: [id, ...stateNames[id]] }))
  const towns: NamedEntry[] = [
    ...splitWords(townNames).map((id) => ({ id, names: [id] })),
    ...gazetteerTowns(),
  ]
  return {
    subjects: createPhraseIndex(subjectEntries, isWord, isKnown, 'crop:'),
    subjectEntries,
    thingKinds: new Map(things.map(({ id, kind }) => [id, kind])),
    problems,
    problemEntries,
    cropProblems,
    deficiencyIds: new Set(listed.flatMap(({ id, kind }) => (kind === 'deficiency' ? [id] : []))),
    substances: createPhraseIndex(substances, isKnownWord),
    pesticideIds: new Set(
      substances.flatMap(({ id, kind }) => (pesticideKinds.has(kind) ? [id] : [])),
    ),
    states: createPhraseIndex(states, isWord),
    towns: createPhraseIndex(towns, isSpeltWord, () => false, ''),
    banned: createPhraseIndex(
      bannedPesticides.map((id) => ({ id, names: [id] })),
      isWord,
    ),
    isNeutral,
    isWord,
    isSpeltWord,
  }
}
