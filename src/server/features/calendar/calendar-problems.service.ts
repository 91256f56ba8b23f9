import MiniSearch from 'minisearch'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import { isFaint, splitWords, termsOf, wordsOf } from '#server/platform/text/farm-words.ts'
import {
  type CropProblemsInput,
  type CropProblemsView,
  CropsWithProblem,
  type CropsWithProblemInput,
} from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { unknownCalendarCrop } from './calendar.errors.ts'
import { pictureOf } from './calendar.policy.ts'
import { calendarCrops } from './calendar.service.ts'
import type { CalendarCropData } from './calendar-data.ts'

/** One trouble of one crop, with its place in the index. */
interface Known {
  id: number
  crop: CalendarCropData
  trouble: CalendarCropData['troubles'][number]
}

/** Words of a sign that are looked for; whoever writes more has said it by then. */
const mostWords = 12

const textOf = ({ crop, trouble: cropProblem }: Known, field: string): string => {
  if (field === 'crop') return [crop.name.en, crop.name.hi, ...crop.alsoCalled].join(' ')
  const text = field === 'signs' ? cropProblem.signs : cropProblem.name
  return `${text.en} ${text.hi}`
}

/** Both languages of a trouble in one document, so that a sign in any script finds it. */
function buildIndex() {
  const known = calendarCrops()
    .flatMap((crop) => crop.troubles.map((cropProblem) => ({ crop, trouble: cropProblem })))
    .map((each, id): Known => ({ id, ...each }))
  const index = new MiniSearch<Known>({
    fields: ['name', 'signs', 'crop'],
    extractField: (document, field) => (field === 'id' ? document.id : textOf(document, field)),
    tokenize: splitWords,
    processTerm: (word) => [...termsOf(word)],
  })
  index.addAll(known)
  return { known, index }
}

let made: ReturnType<typeof buildIndex> | undefined
const cropProblemIndex = () => {
  made ??= buildIndex()
  return made
}

/** A word is found by its stem or by another word for the same. */
const queryOf = (word: string) => ({ combineWith: 'OR' as const, queries: [...termsOf(word)] })

/** Those that fit, best first; `isLoose` when none has every word, and these have some. */
function findBySign(q: string, isWanted: (each: Known) => boolean) {
  const { known, index } = cropProblemIndex()
  const words = wordsOf(q, mostWords)
  const telling = words.filter((word) => !isFaint(word))
  const queries = (telling.length > 0 ? telling : words).map(queryOf)
  if (queries.length === 0) return { found: [], isLoose: false }
  const look = (combineWith: 'AND' | 'OR') =>
    index
      .search(
        { combineWith, queries },
        {
          boost: { name: 3, signs: 2, crop: 1 },
          // They are terms already.
          tokenize: (term) => [term],
          processTerm: (term) => term,
          filter: ({ id }) => isWanted(known[id] as Known),
        },
      )
      .map(({ id }) => known[id] as Known)
  const exact = look('AND')
  return exact.length > 0 ? { found: exact, isLoose: false } : { found: look('OR'), isLoose: true }
}

const nameOf = (crop: CalendarCropData, language: Language) => ({
  id: crop.id,
  name: crop.name[language],
  image: pictureOf(crop.icon),
})

/**
 * Pests and diseases by crop, kind and what is seen; of one crop in the order of its page.
 * @throws AppError `calendar.unknown_crop` (404).
 */
export function listCropProblems(input: CropProblemsInput): CropProblemsView {
  const { q, crop: cropId, kind, page, limit, language } = input
  const isKnown = cropId === '' || calendarCrops().some(({ id }) => id === cropId)
  if (!isKnown) throw unknownCalendarCrop()
  const isWanted = ({ crop, trouble: cropProblem }: Known) =>
    (cropId === '' || crop.id === cropId) && (kind === undefined || cropProblem.kind === kind)
  const { found, isLoose } =
    q === ''
      ? { found: cropProblemIndex().known.filter(isWanted), isLoose: false }
      : findBySign(q, isWanted)
  const cropProblems = found
    .slice((page - 1) * limit, page * limit)
    .map(({ crop, trouble: cropProblem }) => ({
      ...inLanguage(cropProblem, language),
      crop: nameOf(crop, language),
    }))
  return {
    troubles: cropProblems,
    isLoose: isLoose && found.length > 0,
    total: found.length,
    totalPages: Math.ceil(found.length / limit),
    page,
    isTotalBounded: false,
  }
}

const cropLists = new Map<Language, CropsWithProblem>()

/** Every crop that has something to watch for, by its name in the language. */
export function listCropsWithProblem({ language }: CropsWithProblemInput): CropsWithProblem {
  const known = cropLists.get(language)
  if (known) return known
  const byName = new Intl.Collator(language)
  const crops = calendarCrops()
    .map((crop) => ({
      ...nameOf(crop, language),
      group: crop.group,
      troubles: crop.troubles.length,
    }))
    .sort((a, b) => byName.compare(a.name, b.name))
  const list = prepare(CropsWithProblem, { crops })
  cropLists.set(language, list)
  return list
}
