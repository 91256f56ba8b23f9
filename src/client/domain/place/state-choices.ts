import type { Translate } from '#client/platform/i18n/translation.ts'
import { indianStates } from '#shared/kit/places.ts'

/**
 * The states of India by name. In both languages their names are in order as they are written; a collator, whose first
 * use takes a cheap phone 40 ms, would not change it.
 */
export const stateChoices = (t: Translate) =>
  indianStates
    .map((value) => ({ value, label: t(value) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))
