import type { Language } from '#shared/kit/language.constants.ts'
import { languageCookie, languageParam } from '#shared/kit/language.constants.ts'
import { prepareLanguage, startWithSentSentences } from './load-hindi.ts'
import { type Sentences, translation } from './translation.ts'

const storageKey = 'language'
const cookieSeconds = 365 * 24 * 60 * 60

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

/**
 * Starts translation in the language that the script in index.html chose.
 * @param sent the Hindi sentences of the page, when the server sent them with it.
 */
export async function startTranslation(sent: Sentences | null = null): Promise<void> {
  const language: Language = document.documentElement.lang === 'hi' ? 'hi' : 'en'
  if (sent && language === 'hi') startWithSentSentences(sent)
  else await prepareLanguage(language)
  translation.show(language)
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
  translation.show(language)
}
