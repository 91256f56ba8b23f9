import { join } from 'node:path'
import {
  ReferenceCrop,
  type ReferenceInput,
  ReferenceView,
} from '../../../shared/reference.schema.ts'
import type { Language } from '../../../shared/user.schema.ts'
import { inLanguage } from '../../core/both-languages.ts'
import { readDataFiles } from '../../core/data-files.ts'
import { always, prepare } from '../../core/prepared.ts'
import { foldText, searchTest } from '../../core/word-search.ts'
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
