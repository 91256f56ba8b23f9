import i18next, { type InitOptions } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from '#shared/kit/language.constants.ts'
import { languageCookie, languageParam } from '#shared/kit/language.constants.ts'
import { prepareLanguage } from './load-hindi.ts'

const storageKey = 'language'
const cookieSeconds = 365 * 24 * 60 * 60

/** The English sentence is the key, so English needs no file; dots and colons in it mean nothing. */
export const i18nOptions: InitOptions = {
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: {},
  react: { useSuspense: false },
}

/** Tells the server, which renders pages, what this browser reads. */
function sendLanguageToServer(language: Language) {
  const cookie = `${languageCookie}=${language}; path=/; max-age=${cookieSeconds}; samesite=lax`
  // Phones' browsers of last year have no cookieStore yet.
  Object.assign(document, { cookie })
}

/** The address itself says the language: for this look at the page alone. */
const isAsked = () => new URLSearchParams(window.location.search).has(languageParam)
/** The server rendered another language, for it did not know better. */
const isGuessed = () => document.documentElement.dataset.otherLanguage !== undefined

/** A choice holds from now on, whatever the address said. */
function deleteAskedLanguage() {
  if (!isAsked()) return
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
  // The server's guess was wrong, or what it was told is about to expire.
  const isKept = localStorage.getItem(storageKey) === language
  if (isKept || (isGuessed() && !isAsked())) sendLanguageToServer(language)
}

/** Switches the language, remembers it and tells the document. */
export async function switchLanguage(language: Language): Promise<void> {
  await prepareLanguage(language)
  localStorage.setItem(storageKey, language)
  sendLanguageToServer(language)
  document.documentElement.lang = language
  deleteAskedLanguage()
  await i18next.changeLanguage(language)
}
