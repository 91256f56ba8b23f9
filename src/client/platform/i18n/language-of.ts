import type { Language } from '#shared/kit/language.constants.ts'

/** The language of a text, judged by its letters, for `lang`: screen readers need it. */
export const languageOf = (text: string): Language =>
  /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en'
