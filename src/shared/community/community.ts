import { toLatinDigits } from '#shared/kit/phone.ts'
import { aadhaarDigits, isAadhaar } from '#shared/user/aadhaar.ts'

/** Control characters but for the line's end, and those that turn the direction of other people's text. */
const unwanted = /(?!\n)\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** A text as it is kept: lines stay lines, of empty ones at most one at a time. */
export const tidyText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unwanted, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** A title as it is kept: one line, single spaces. */
export const tidyTitle = (text: string) => tidyText(text).replace(/\s+/g, ' ')

export type PrivateNumber = 'phone' | 'aadhaar'

/**
 * What in a text looks like a mobile number (ten digits from 6 on, with or without +91) or like an
 * Aadhaar number (twelve digits with a right check digit), however it is grouped.
 */
export function findPrivateNumbers(text: string): PrivateNumber[] {
  const runs = toLatinDigits(text).match(/(?<!\d)\+?\d(?:[ .-]{0,2}\d){9,14}(?!\d)/g) ?? []
  const digitsOf = runs.map((run) => aadhaarDigits(run.replace(/[+.]/g, '')))
  const found: PrivateNumber[] = []
  if (
    digitsOf.some((digits) => /^(?:0|91|091|0091)?[6-9]\d{9}$/.test(digits) && !isAadhaar(digits))
  )
    found.push('phone')
  if (digitsOf.some(isAadhaar)) found.push('aadhaar')
  return found
}

/** The language that a text is written in, for those who read it out: whichever script has more letters. */
export function languageOfText(text: string): 'en' | 'hi' {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
