import type { Language } from '#shared/kit/language.constants.ts'

/** As the language data writes them; the first formatter of dates takes a cheap phone 40 ms and more. */
const monthNames: Readonly<Record<Language, string>> = {
  en: 'January,February,March,April,May,June,July,August,September,October,November,December',
  hi: 'जनवरी,फ़रवरी,मार्च,अप्रैल,मई,जून,जुलाई,अगस्त,सितंबर,अक्टूबर,नवंबर,दिसंबर',
}

/** "November 2024", "नवंबर 2024". @param day in UTC. */
export const monthText = (language: Language, day: Date): string =>
  `${monthNames[language].split(',')[day.getUTCMonth()]} ${day.getUTCFullYear()}`
