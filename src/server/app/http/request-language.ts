import type { Language } from '#shared/kit/language.constants.ts'
import { languageCookie, languageParam } from '#shared/kit/language.constants.ts'

interface LanguageHints {
  /** The page's address from `?` on. */
  search: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}

const asLanguage = (text: string | null | undefined): Language | undefined =>
  text === 'en' || text === 'hi' ? text : undefined

const inCookie = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`)

/**
 * The language of the person behind a request: the page's address's, else the cookie's, else the one that
 * the browser prefers. The page's early script decides in the same order.
 */
export function chooseLanguage({
  search,
  cookie = '',
  acceptLanguage = '',
}: LanguageHints): Language {
  const requested = asLanguage(new URLSearchParams(search).get(languageParam))
  const stored = asLanguage(inCookie.exec(cookie)?.[1])
  return requested ?? stored ?? (/^\s*hi\b/i.test(acceptLanguage) ? 'hi' : 'en')
}
