import { toLatinDigits } from '#shared/kit/phone.ts'
import { aadhaarDigits, isAadhaar } from '#shared/user/aadhaar.ts'

/** Control characters except line feeds, and characters that change the direction of the text around them. */
const unwantedCharacters = /(?!\n)\p{Cc}|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Cleans a text before it is stored: lines are preserved, with at most one empty line in a row. */
export const tidyText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(unwantedCharacters, '')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Cleans a title before it is stored: one line with single spaces. */
export const tidyTitle = (text: string) => tidyText(text).replace(/\s+/g, ' ')

export type PrivateNumber = 'phone' | 'aadhaar'

/**
 * The kinds of private numbers that a text seems to contain, however they are grouped: mobile numbers (ten
 * digits of which the first is 6 to 9, with or without +91) and Aadhaar numbers (twelve digits with a valid
 * check digit).
 */
export function findPrivateNumbers(text: string): PrivateNumber[] {
  const runs = toLatinDigits(text).match(/(?<!\d)\+?\d(?:[ .-]{0,2}\d){9,14}(?!\d)/g) ?? []
  const digitsOf = runs.map((run) => aadhaarDigits(run.replace(/[+.]/g, '')))
  const numbers: PrivateNumber[] = []
  if (
    digitsOf.some((digits) => /^(?:0|91|091|0091)?[6-9]\d{9}$/.test(digits) && !isAadhaar(digits))
  )
    numbers.push('phone')
  if (digitsOf.some(isAadhaar)) numbers.push('aadhaar')
  return numbers
}

/** The language of a text, for screen readers: that of the script with more letters. */
export function languageOfText(text: string): 'en' | 'hi' {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return devanagari > latin ? 'hi' : 'en'
}
