import type { Language } from '#shared/kit/language.constants.ts'
import { useShownLanguage } from './use-translation.ts'

/** The language of the page. */
export const useLanguage = (): Language => useShownLanguage().language
