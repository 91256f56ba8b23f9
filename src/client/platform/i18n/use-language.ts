import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** The chosen language, for calls that the server answers in it. */
export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return i18n.language === 'hi' ? 'hi' : 'en'
}
