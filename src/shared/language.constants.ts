/** In which the browser tells the server its language: 'en' or 'hi'. */
export const languageCookie = 'language'
/** The part of an address that says the language, before any cookie: `?lang=hi`. */
export const languageParam = 'lang'
