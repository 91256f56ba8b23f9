import type { English } from '#client/platform/i18n/texts.ts'
/** The meaning of one to five stars. */
export const starLabels: readonly English[] = ['Very poor', 'Poor', 'Fair', 'Good', 'Very good']
