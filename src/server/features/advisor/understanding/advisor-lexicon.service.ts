import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { checkData } from '#server/platform/storage/data-files.ts'
import { synonyms } from '#server/platform/text/farm-words.data.ts'
import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import { indianStates } from '#shared/kit/places.ts'
import {
  isAspectWord,
  isRemedyWord,
  isSignWord,
  isSpeltVocabulary,
} from './advisor-aspect-words.policy.ts'
import { bannedPesticides } from './advisor-banned.data.ts'
import { extraCropNames } from './advisor-extra-names.data.ts'
import { ignoredCropNames } from './advisor-ignored-names.data.ts'
import { intentWords } from './advisor-intents.data.ts'
import { neutralWords } from './advisor-neutral-words.data.ts'
import {
  createPhraseIndex,
  findAllPhrases,
  type NamedEntry,
  type PhraseIndex,
} from './advisor-phrases.policy.ts'
import { stateNames } from './advisor-states.data.ts'
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

/** The halves of names such as "Mustard and rapeseed" and "Chilli (mirch)", which are names of their own. */
export const nameParts = (name: string) =>
  name.split(/[(),/;]| and | और | व | एवं /).flatMap((part) => part.trim() || [])

/** ड़ is written d by some and r by others: kakdi, kakri. */
const withBothSpellingsOfRa = (name: string) => {
  const spelling = name.normalize('NFC').replace(/ड\u093c|\u095c/g, 'र')
  // कोहड़ा is a pumpkin, कोहरा is fog.
  return spelling === name || spelling === 'कोहरा' ? [name] : [name, spelling]
}

/** Before में, का and the like a Hindi name in -a ends in -e: makka, makke me. English names have no such form. */
const withObliqueForm = (name: string, isEnglish: boolean) => {
  if (/\s/.test(name) || name.length < minObliqueLength) return [name]
  if (name.endsWith('ा')) return [name, `${name.slice(0, -1)}े`, `${name.slice(0, -1)}ों`]
  if (/[क-ह]$/.test(name)) return [name, `${name}ों`]
  return /[a-z]a$/.test(name) && !isEnglish ? [name, `${name.replace(/a+$/, '')}e`] : [name]
}
const minObliqueLength = 4

/** All crops with every name that users call them by. */
export function gatherCropNames(): NamedEntry[] {
  const ignored = new Set(splitNames(ignoredCropNames))
  const data = [...calendarCrops(), ...referenceCropData()]
  const written = new Set(
    data.flatMap(({ name, alsoCalled }) => [name.hi, ...alsoCalled].map(foldWord)),
  )
  return data.map(({ id, name, alsoCalled }) => {
    const extra = splitNames(extraCropNames[id] ?? '').filter(Boolean)
    const names = [
      name.en,
      name.hi,
      ...nameParts(name.en),
      ...nameParts(name.hi),
      ...alsoCalled,
      ...extra,
    ]
    return {
      id,
      names: names
        .filter((each) => !ignored.has(each.toLowerCase()) || extra.includes(each))
        .flatMap(withBothSpellingsOfRa)
        .flatMap((each) =>
          withObliqueForm(each, name.en.toLowerCase().includes(each.toLowerCase())).filter(
            (form) => form === each || !written.has(foldWord(form)),
          ),
        ),
    }
  })
}

const splitNames = (text: string) => text.split(',').map((name) => name.trim())

/** What spreads a problem is not the problem: "Leaf curl virus (spread by whitefly)". */
export const withoutCarriers = (name: string) =>
  name.replace(/\([^)]*(?:spread|carries| से|फैल)[^)]*\)/g, '')

/** A pest, disease or deficiency of a crop, with the entries of the lexicon that its names contain. */
export interface KnownCropProblem {
  crop: string
  /** The English name. */
  name: string
  entries: ReadonlySet<string>
}

type CropProblemData = ReturnType<typeof calendarCrops>[number]['troubles'][number]
const problemNames = ({ name }: CropProblemData) =>
  [name.en, name.hi]
    .map(withoutCarriers)
    .flatMap((each) => [each, ...nameParts(each), ...compoundParts(each)])

/** "Shoot and fruit borer" bores in shoots as well as in fruits: shoot borer, fruit borer. */
function compoundParts(name: string): string[] {
  const [, first, second, kind] =
    /^(\S+) and (\S+) (borer|rot|blight|spot|weevil|fly)/.exec(name) ?? []
  return first && second && kind ? [`${first} ${kind}`, `${second} ${kind}`] : []
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
const splitNonEmpty = (text: string) => text.split(/\s+/).filter(Boolean)

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
  const things = readLexicon('uncovered-things')
    .map(({ id, kind, names }) => ({
      id: `thing:${id}`,
      kind,
      // What has become a crop of the calendar is no longer uncovered.
      names: names
        .filter(
          (name) =>
            !cropNames.has(name.toLowerCase()) &&
            (kind === 'animal' ||
              /\s/.test(name) ||
              !tokenize(name).every((token) => vocabulary.has(token))),
        )
        .flatMap(withBothSpellingsOfRa),
    }))
    .filter(({ names }) => names.length > 0)
  const subjectEntries = [...crops.map(({ id, names }) => ({ id: `crop:${id}`, names })), ...things]

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
  const towns = splitWords(townNames).map((id) => ({ id, names: [id] }))
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
