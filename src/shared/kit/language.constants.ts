/** The languages of the product as BCP 47 codes. */
export const languages = ['en', 'hi'] as const
export type Language = (typeof languages)[number]

/** The cookie with which the browser sends its language: 'en' or 'hi'. */
export const languageCookie = 'language'
/** The query parameter for the language, which takes precedence over the cookie: `?lang=hi`. */
export const languageParam = 'lang'
