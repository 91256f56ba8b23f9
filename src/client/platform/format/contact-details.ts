/**
 * How to reach the operator. Placeholders until there is one: shown as text, for a link to a number
 * or a mailbox that nobody answers would be a dead end.
 */
export const contactDetails = {
  phone: '+91 XXXXX XXXXX',
  email: 'support@krishihaat.example',
  /** In English. */
  place: 'Sultanpur, Uttar Pradesh, India',
} as const
