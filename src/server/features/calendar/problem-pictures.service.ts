import { drawingAddress } from '#server/features/reference/reference-drawings.service.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import type { CropProblemOfCrop } from '#shared/calendar/calendar.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { CalendarCropData } from './calendar-data.ts'
import { problemDrawingOf } from './problem-pictures.policy.ts'

/** A pest or disease of a crop with the address of its drawing. */
export function toCropProblem(
  crop: Pick<CalendarCropData, 'id'>,
  problem: CalendarCropData['troubles'][number],
  language: Language,
): CropProblemOfCrop {
  const drawing = problemDrawingOf(crop.id, { kind: problem.kind, name: problem.name.en })
  return {
    ...inLanguage(problem, language),
    image: drawing && drawingAddress(`problem-${drawing}`),
  }
}
