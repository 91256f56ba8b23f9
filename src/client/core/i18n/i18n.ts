import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../../shared/user.schema.ts'
import { prepareLanguage } from './load-hindi.ts'

const storageKey = 'language'

/**
 * Starts translation in the language that the page's early script chose.
 * The English sentence is the key, so English needs no file; dots and colons in it mean nothing.
 */
export async function startTranslation(): Promise<void> {
  const language: Language = document.documentElement.lang === 'hi' ? 'hi' : 'en'
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    resources: {},
    react: { useSuspense: false },
  })
  await prepareLanguage(language)
}

/** Switches the language, remembers it and tells the document. */
export async function switchLanguage(language: Language): Promise<void> {
  await prepareLanguage(language)
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
