import type { English } from '#client/platform/i18n/texts.ts'
import type { CalendarCrop } from '#shared/calendar/calendar.schema.ts'

type CropProblemKind = CalendarCrop['troubles'][number]['kind']

/** The badge of a pest and of a disease. */
export const cropProblemKinds: Record<CropProblemKind, { label: English; color: string }> = {
  pest: { label: 'Pest', color: 'turmeric' },
  disease: { label: 'Disease', color: 'red' },
}
