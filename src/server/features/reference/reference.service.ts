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
 * The five built-in crops with their texts in both languages, read and checked once.
 * @throws StartError that names the file and the field.
 */
export function referenceCropData(): readonly ReferenceCropData[] {
  data ??= readDataFiles(join(import.meta.dirname, 'crops'), ReferenceCropData).sort(
    (a, b) => a.order - b.order,
  )
  return data
}

const namesOf = ({ name, category, alsoCalled }: ReferenceCropData) =>
  foldText([name.en, name.hi, category.en, category.hi, ...alsoCalled].join('\n'))

interface Reference {
  all: ReferenceView
  /** What searches look in, crop by crop. */
  names: string[]
}

const references = new Map<Language, Reference>()

function referenceIn(language: Language): Reference {
  const known = references.get(language)
  if (known) return known
  const crops = referenceCropData().map((crop) => ReferenceCrop.parse(inLanguage(crop, language)))
  const all = prepare(ReferenceView, { crops }, always)
  const made = { all, names: referenceCropData().map(namesOf) }
  references.set(language, made)
  return made
}

/** The built-in crops whose name or category, in either language, has the words searched for. */
export function findReferenceCrops({ q, language }: ReferenceInput): ReferenceView {
  const { all, names } = referenceIn(language)
  if (q === '') return all
  const isFound = searchTest(q)
  return { crops: all.crops.filter((_crop, i) => isFound(names[i] ?? '')) }
}
