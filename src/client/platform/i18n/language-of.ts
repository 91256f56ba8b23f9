import type { Language } from '#shared/kit/language.constants.ts'

/** The language of a text by its letters, for `lang`, so that screen readers pronounce it well. */
export const languageOf = (text: string): Language =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
