import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '../../../shared/user.schema.ts'

const storageKey = 'language'

/** Hindi travels only to those who read it. */
async function loadHindi() {
  if (i18next.hasResourceBundle('hi', 'translation')) return
  const { hindi } = await import('./hindi.ts')
  i18next.addResourceBundle('hi', 'translation', hindi)
}

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
  if (language === 'hi') await loadHindi()
}

/** Switches the language, remembers it and tells the document. */
export async function switchLanguage(language: Language): Promise<void> {
  if (language === 'hi') await loadHindi()
  localStorage.setItem(storageKey, language)
  document.documentElement.lang = language
  await i18next.changeLanguage(language)
}
