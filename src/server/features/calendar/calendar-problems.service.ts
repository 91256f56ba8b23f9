import MiniSearch from 'minisearch'
import { cropPictureAddress } from '#server/features/reference/reference-drawings.service.ts'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { isLowWeight, splitWords, termsOf, wordsOf } from '#server/platform/text/farm-words.ts'
import { foldWords } from '#server/platform/text/name-index.ts'
import {
  type CropProblemsInput,
  CropProblemsView,
  CropsWithProblem,
  type CropsWithProblemInput,
} from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { unknownCalendarCrop } from './calendar.errors.ts'
import { namesOfCrop } from './calendar.policy.ts'
import { calendarCrops, searchCalendarCrops } from './calendar.service.ts'
import type { CalendarCropData } from './calendar-data.ts'
import { toCropProblem } from './problem-pictures.service.ts'

/** One pest or disease of one crop, with its position in the index. */
interface IndexedProblem {
  id: number
  crop: CalendarCropData
  problem: CalendarCropData['troubles'][number]
}

/** The most words of a query that are searched for. */
const maxSignWords = 12

const indexedText = ({ crop, problem }: IndexedProblem, field: string): string => {
  if (field === 'crop') return namesOfCrop(crop).join(' ')
  const text = field === 'signs' ? problem.signs : problem.name
  return `${text.en} ${text.hi}`
}

/** Indexes the texts of both languages together, so that a query in either language finds the problem. */
function buildIndex() {
  const indexedProblems = calendarCrops()
    .flatMap((crop) => crop.troubles.map((problem) => ({ crop, problem })))
    .map((each, id): IndexedProblem => ({ id, ...each }))
  const index = new MiniSearch<IndexedProblem>({
    fields: ['name', 'signs', 'crop'],
    extractField: (document, field) =>
      field === 'id' ? document.id : indexedText(document, field),
    tokenize: splitWords,
    processTerm: (word) => [...termsOf(word)],
  })
  index.addAll(indexedProblems)
  return { known: indexedProblems, index }
}

/** How much more a problem of a crop that the query names counts: before all that merely mention the crop. */
const namedCropBoost = 20

let cropsByName: Map<string, Set<string>> | undefined

/** The ids of the crops that one of the words, or all of them together, names exactly. */
function cropsNamedBy(words: readonly string[]): ReadonlySet<string> {
  if (!cropsByName) {
    cropsByName = new Map()
    for (const crop of calendarCrops()) {
      for (const name of namesOfCrop(crop)) {
        const key = foldWords(name).join(' ')
        cropsByName.set(key, (cropsByName.get(key) ?? new Set()).add(crop.id))
      }
    }
  }
  const known = cropsByName
  return new Set(
    [...words, words.join(' ')].flatMap((text) => [
      ...(known.get(foldWords(text).join(' ')) ?? []),
    ]),
  )
}

let problemIndex: ReturnType<typeof buildIndex> | undefined
const cropProblemIndex = () => {
  problemIndex ??= buildIndex()
  return problemIndex
}

/**
 * Matches a word by its stem or by a synonym. A word that no text has may be the misspelt name of a crop.
 * @param isKnown whether a text has the term.
 */
function wordQuery(word: string, isKnown: (term: string) => boolean) {
  const terms = termsOf(word)
  const crops = terms.some(isKnown) ? [] : searchCalendarCrops(word)
  const cropNames = calendarCrops()
    .filter(({ id }) => crops.includes(id))
    .map(({ name }) => ({
      combineWith: 'AND' as const,
      queries: splitWords(name.en.replace(/\(.*/, '')).flatMap(termsOf),
    }))
  return { combineWith: 'OR' as const, queries: [...terms, ...cropNames] }
}

/** The problems that match, best first; `isLoose` when none has all the words and these have some of them. */
function findBySign(q: string, matchesFilter: (each: IndexedProblem) => boolean) {
  const { known: indexedProblems, index } = cropProblemIndex()
  const words = wordsOf(q, maxSignWords)
  const significantWords = words.filter((word) => !isLowWeight(word))
  const isKnown = (term: string) =>
    index.search(term, { tokenize: (text) => [text], processTerm: (text) => text }).length > 0
  const queries = (significantWords.length > 0 ? significantWords : words).map((word) =>
    wordQuery(word, isKnown),
  )
  if (queries.length === 0) return { matches: [], isLoose: false }
  const namedCrops = cropsNamedBy(significantWords)
  const searchWith = (combineWith: 'AND' | 'OR') =>
    index
      .search(
        { combineWith, queries },
        {
          boost: { name: 3, signs: 2, crop: 1 },
          // The words of the query are already terms.
          tokenize: (term) => [term],
          processTerm: (term) => term,
          filter: ({ id }) => matchesFilter(indexedProblems[id] as IndexedProblem),
          boostDocument: (id) =>
            namedCrops.has((indexedProblems[id] as IndexedProblem).crop.id) ? namedCropBoost : 1,
        },
      )
      .map(({ id }) => indexedProblems[id] as IndexedProblem)
  const exact = searchWith('AND')
  return exact.length > 0
    ? { matches: exact, isLoose: false }
    : { matches: searchWith('OR'), isLoose: true }
}

const cropName = (crop: CalendarCropData, language: Language) => ({
  id: crop.id,
  name: crop.name[language],
  image: cropPictureAddress(crop),
})

/**
 * Pests and diseases by crop, kind and visible signs. Without a query they are in the calendar's order.
 * @throws AppError `calendar.unknown_crop` (404).
 */
export function listCropProblems(input: CropProblemsInput): CropProblemsView {
  const { q, crop: cropId, kind, page, limit, language } = input
  const isKnown = cropId === '' || calendarCrops().some(({ id }) => id === cropId)
  if (!isKnown) throw unknownCalendarCrop()
  const matchesFilter = ({ crop, problem }: IndexedProblem) =>
    (cropId === '' || crop.id === cropId) && (kind === undefined || problem.kind === kind)
  const { matches: problems, isLoose } =
    q === ''
      ? { matches: cropProblemIndex().known.filter(matchesFilter), isLoose: false }
      : findBySign(q, matchesFilter)
  const cropProblems = problems
    .slice((page - 1) * limit, page * limit)
    .map(({ crop, problem }) => ({
      ...toCropProblem(crop, problem, language),
      crop: cropName(crop, language),
    }))
  const view = {
    troubles: cropProblems,
    isLoose: isLoose && problems.length > 0,
    total: problems.length,
    totalPages: Math.ceil(problems.length / limit),
    page,
    isTotalBounded: false,
  }
  return prepare(CropProblemsView, view, always)
}

const cropLists = new Map<Language, CropsWithProblem>()

/** Every crop with a known pest or disease and their number, sorted by its name in the language. */
export function listCropsWithProblem({ language }: CropsWithProblemInput): CropsWithProblem {
  const indexedProblems = cropLists.get(language)
  if (indexedProblems) return indexedProblems
  const byName = new Intl.Collator(language)
  const crops = calendarCrops()
    .filter((crop) => crop.troubles.length > 0)
    .map((crop) => ({
      ...cropName(crop, language),
      group: crop.group,
      troubles: crop.troubles.length,
    }))
    .sort((a, b) => byName.compare(a.name, b.name))
  const list = prepare(CropsWithProblem, { crops }, always)
  cropLists.set(language, list)
  return list
}
