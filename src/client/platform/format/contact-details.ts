import type { English } from '#client/platform/i18n/texts.ts'

/**
 * How to reach the operator of the site. Placeholders until there is one, shown as text: a link to a
 * phone or a mailbox that nobody answers would be a dead end.
 */
export const contactDetails = {
  phone: '+91 XXXXX XXXXX',
  email: 'support@krishihaat.example',
  place: 'Sultanpur, Uttar Pradesh, India' satisfies English,
} as const
