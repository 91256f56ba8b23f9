import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#shared/kit/language.constants.ts'
import { languageCookie, languageParam } from '#shared/kit/language.constants.ts'
import { prepareLanguage } from './load-hindi.ts'

const storageKey = 'language'
const cookieSeconds = 365 * 24 * 60 * 60

/** The English sentence is the key, so English needs no file; dots and colons in keys have no meaning. */
export const i18nOptions: InitOptions = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
  react: { useSuspense: false },
}

/** Sets the cookie by which the server renders pages in this browser's language. */
function sendLanguageToServer(language: Language) {
  const cookie = `${languageCookie}=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`
  // Phones' browsers of last year have no cookieStore yet.
  Object.assign(document, { cookie })
}

/** The address sets the language, only while this page is open. */
const isSetByAddress = () => new URLSearchParams(window.location.search).has(languageParam)
/** The server rendered another language, because it did not know this one. */
const isGuessed = () => document.documentElement.dataset.otherLanguage !== undefined

/** Removes the address's language, so that the user's choice applies. */
function deleteAddressLanguage() {
  if (!isSetByAddress()) return
  const url = new URL(window.location.href)
  url.searchParams.delete(languageParam)
  window.history.replaceState(window.history.state, '', url)
}

/** Starts translation in the language that the page's early script chose. */
export async function startTranslation(): Promise<void> {
  const language: Language = document.documentElement.lang === 'hi' ? 'hi' : 'en'
  const sentences = prepareLanguage(language)
  await i18next.use(initReactI18next).init({ ...i18nOptions, lng: language })
  await sentences
  // The server's guess was wrong, or the cookie is about to expire.
  const isStored = localStorage.getItem(storageKey) === language
  if (isStored || (isGuessed() && !isSetByAddress())) sendLanguageToServer(language)
}

/** Switches the language and stores the choice. */
export async function switchLanguage(language: Language): Promise<void> {
  await prepareLanguage(language)
  localStorage.setItem(storageKey, language)
  sendLanguageToServer(language)
  document.documentElement.lang = language
  deleteAddressLanguage()
  await i18next.changeLanguage(language)
}
