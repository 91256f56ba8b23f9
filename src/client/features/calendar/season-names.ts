import type { English } from '#client/platform/i18n/texts.ts'
import type { Season } from '#shared/calendar/calendar.constants.ts'

interface SeasonText {
  label: English
  /** The name with an explanation for people who do not know the word. */
  title: English
}

/** The names of the seasons. */
export const seasonTexts: Record<Season, SeasonText> = {
  kharif: { label: 'Kharif', title: 'Kharif (monsoon)' },
  rabi: { label: 'Rabi', title: 'Rabi (winter)' },
  zaid: { label: 'Zaid', title: 'Zaid (summer)' },
  perennial: { label: 'Perennial', title: 'Perennial (grows for years)' },
}
