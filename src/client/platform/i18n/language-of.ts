import type { Language } from '#shared/kit/language.constants.ts'

/** The language that a text is written in, as far as its letters tell: for `lang`, so that it is read aloud well. */
export const languageOf = (text: string): Language =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
