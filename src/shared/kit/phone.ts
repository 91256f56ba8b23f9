/**
 * An Indian mobile (ten digits from 6 to 9) or landline (area code and number, ten digits after
 * the leading 0), with or without +91, 0, spaces, dots, brackets and hyphens.
 * Source: the National Numbering Plan, Department of Telecommunications.
 */
export function isIndianPhone(text: string): boolean {
  if (!/^[+\d(][\d\s().-]*$/.test(text)) return false
  const digits = text.replace(/\D/g, '')
  const national = /^(?:\+91|91(?=\d{10}$)|0)/.test(text.replace(/[\s().-]/g, ''))
    ? digits.replace(/^(?:91(?=\d{10}$)|0)/, '')
    : digits
  return /^[1-9]\d{9}$/.test(national)
}

/** Replaces Devanagari digits (७) with Latin ones (7). */
export const toLatinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))

/**
 * A code or another number of digits as people type or paste it, without spaces, hyphens and invisible characters
 * and with Latin digits: "१२३ ४५६" is "123456". Anything else is left for the validation to report.
 */
export const typedDigits = (text: string) => toLatinDigits(text).replace(/[\s\-\p{Cf}]/gu, '')

/**
 * The ten digits of a number as people type or paste it, without +91, 91, 0091 or a leading 0, spaces,
 * dots, brackets, hyphens and the invisible characters that contact books add. Anything else is returned
 * as it is, for the validation to report.
 */
export const toNationalDigits = (text: string) =>
  toLatinDigits(text)
    .replace(/[\s().\-\p{Cf}]/gu, '')
    .replace(/^(?:\+91|0091|91(?=\d{10}$)|0(?=\d{10}$))/, '')

/** What people, contact books and browsers write before the ten digits, once it cannot be part of them. */
const prefixBeforeDigits = /^(?:\+91|0+(?=[6-9])|91(?=\d{10}$)|0(?=\d{10}$))/

/**
 * A number beside a fixed "+91" while it is typed, pasted or filled in by the browser: the same without the
 * country's prefix, a leading 0 and separators. A landline's 0 goes with the last digit.
 */
export function typedNationalDigits(typed: string): string {
  const digits = toLatinDigits(typed).replace(/[\s().\-\p{Cf}]/gu, '')
  const shorter = digits.replace(prefixBeforeDigits, '')
  // A browser that fills in "+91…" behind a typed "+91" repeats the prefix.
  return shorter === digits ? digits : typedNationalDigits(shorter)
}
