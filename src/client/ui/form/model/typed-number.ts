import { toLatinDigits } from '#shared/kit/phone.ts'

/** Digits, a point and a sign of what was typed or pasted: "₹ 1,25,000.50" is 125000.50. */
export function tidyNumber(text: string): string {
  const cleaned = toLatinDigits(text).replace(/[^\d.-]/g, '')
  const [whole = '', ...decimals] = cleaned.split('.')
  const sign = cleaned.startsWith('-') ? '-' : ''
  const digits = (part: string) => part.replaceAll('-', '')
  return `${sign}${digits(whole)}${decimals.length > 0 ? `.${digits(decimals.join(''))}` : ''}`
}

/** The number of a tidied text; '' for a text that is none, such as a sign or a point alone. */
export const numberOfText = (text: string): number | '' => (/\d/.test(text) ? Number(text) : '')
