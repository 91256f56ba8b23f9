import { join } from 'node:path'
import { ReferenceCrop } from '../../../shared/reference.schema.ts'
import type { Language } from '../../../shared/user.schema.ts'
import { inLanguage } from '../../core/both-languages.ts'
import { readDataFiles } from '../../core/data-files.ts'
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

const localised = new Map<Language, ReferenceCrop[]>()

/** The five built-in crops with their texts in one language. */
export function referenceCrops(language: Language): readonly ReferenceCrop[] {
  const known = localised.get(language)
  if (known) return known
  const crops = referenceCropData().map((crop) => ReferenceCrop.parse(inLanguage(crop, language)))
  localised.set(language, crops)
  return crops
}
