import { join } from 'node:path'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import { readDataFiles } from '#server/platform/storage/data-files.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import { foldText, searchTest } from '#server/platform/text/word-search.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import {
  ReferenceCrop,
  type ReferenceInput,
  ReferenceView,
} from '#shared/reference/reference.schema.ts'
import { ReferenceCropData } from './reference-data.ts'

let data: readonly ReferenceCropData[] | undefined

/**
 * The five built-in crops with their texts in both languages, read and validated once.
 * @throws StartError that names the invalid file and field.
 */
export function referenceCropData(): readonly ReferenceCropData[] {
  data ??= readDataFiles(join(import.meta.dirname, 'crops'), ReferenceCropData).sort(
    (a, b) => a.order - b.order,
  )
  return data
}

const searchableNames = ({ name, category, alsoCalled }: ReferenceCropData) =>
  foldText([name.en, name.hi, category.en, category.hi, ...alsoCalled].join('\n'))

interface Reference {
  all: ReferenceView
  /** The searchable text of each crop, in the order of `all.crops`. */
  names: string[]
}

const references = new Map<Language, Reference>()

function referenceIn(language: Language): Reference {
  const cached = references.get(language)
  if (cached) return cached
  const crops = referenceCropData().map((crop) => ReferenceCrop.parse(inLanguage(crop, language)))
  const all = prepare(ReferenceView, { crops }, always)
  const reference = { all, names: referenceCropData().map(searchableNames) }
  references.set(language, reference)
  return reference
}

/** The built-in crops whose name or category, in either language, matches the search. */
export function findReferenceCrops({ q, language }: ReferenceInput): ReferenceView {
  const { all, names } = referenceIn(language)
  if (q === '') return all
  const nameMatches = searchTest(q)
  return { crops: all.crops.filter((_crop, i) => nameMatches(names[i] ?? '')) }
}
