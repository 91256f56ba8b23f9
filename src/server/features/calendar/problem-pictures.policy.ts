import type { cropProblemKinds } from '#shared/calendar/calendar.constants.ts'
import { diseasePictures, pestPictures } from './problem-pictures.data.ts'

/**
 * The drawing that shows a pest or disease of a crop: of several that are named, the first.
 * @param name in English.
 * @returns the name of a file in `reference/problem-drawings`; null when none is right.
 */
export function problemDrawingOf(
  crop: string,
  { kind, name }: { kind: (typeof cropProblemKinds)[number]; name: string },
): string | null {
  const pictures = kind === 'pest' ? pestPictures : diseasePictures
  let first: { drawing: string; at: number } | null = null
  for (const { drawing, names, crops, exceptCrops } of pictures) {
    const at = name.search(names)
    const isRightForCrop = (!crops || crops.includes(crop)) && !exceptCrops?.includes(crop)
    if (at >= 0 && isRightForCrop && (!first || at < first.at)) first = { drawing, at }
  }
  return first?.drawing ?? null
}
