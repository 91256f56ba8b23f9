import type { Season } from '#shared/calendar/calendar.constants.ts'

interface SeasonText {
  label: string
  /** The name with an explanation for people who do not know the word. */
  title: string
}

/** The names of the seasons, in English. */
export const seasonTexts: Record<Season, SeasonText> = {
  kharif: { label: 'Kharif', title: 'Kharif (monsoon)' },
  rabi: { label: 'Rabi', title: 'Rabi (winter)' },
  zaid: { label: 'Zaid', title: 'Zaid (summer)' },
  perennial: { label: 'Perennial', title: 'Perennial (grows for years)' },
}
