/** The languages of the product, by their BCP 47 codes. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** In which the browser tells the server its language: 'en' or 'hi'. */
export const languageCookie = 'language'
/** The part of an address that says the language, before any cookie: `?lang=hi`. */
export const languageParam = 'lang'
