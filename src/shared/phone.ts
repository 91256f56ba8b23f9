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
