import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#shared/kit/language.constants.ts'
import { languageCookie, languageParam } from '#shared/kit/language.constants.ts'
import { prepareLanguage } from './load-hindi.ts'

const storageKey = 'language'
const cookieSeconds = 365 * 24 * 60 * 60

/** The English sentence is the key, so English needs no file, and dots and colons are no separators. */
export const i18nOptions: InitOptions = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
  react: { useSuspense: false },
}

/** Sets the cookie by which the server chooses the language of the pages that it renders. */
function sendLanguageToServer(language: Language) {
  const cookie = `${languageCookie}=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`
  // Recent phone browsers still lack the cookieStore API.
  Object.assign(document, { cookie })
}

/** The address sets the language, for this visit only. */
const isLanguageInAddress = () => new URLSearchParams(window.location.search).has(languageParam)
/** The server did not know the user's language and rendered another one. */
const isOtherLanguageRendered = () => document.documentElement.dataset.otherLanguage !== undefined

/** Removes the address's language once the user has chosen one. */
function removeLanguageFromAddress() {
  if (!isLanguageInAddress()) return
  const url = new URL(window.location.href)
  url.searchParams.delete(languageParam)
  window.history.replaceState(window.history.state, '', url)
}

/** Starts translation in the language that the script in index.html chose. */
export async function startTranslation(): Promise<void> {
  const language: Language = document.documentElement.lang === 'hi' ? 'hi' : 'en'
  const sentences = prepareLanguage(language)
  await i18next.use(initReactI18next).init({ ...i18nOptions, lng: language })
  await sentences
  // Corrects the server's guess, or renews the cookie before it expires.
  const isChosen = localStorage.getItem(storageKey) === language
  if (isChosen || (isOtherLanguageRendered() && !isLanguageInAddress()))
    sendLanguageToServer(language)
}

/**
 * Switches the language of the app and the document, and remembers it.
 * @throws when the language's texts cannot be loaded.
 */
export async function switchLanguage(language: Language): Promise<void> {
  await prepareLanguage(language)
  localStorage.setItem(storageKey, language)
  sendLanguageToServer(language)
  document.documentElement.lang = language
  removeLanguageFromAddress()
  await i18next.changeLanguage(language)
}
