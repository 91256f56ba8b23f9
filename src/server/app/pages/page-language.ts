import type { Language } from '#shared/kit/language.constants.ts'
import { languageCookie, languageParam } from '#shared/kit/language.constants.ts'

interface Signs {
  /** The address's part from `?` on. */
  search: string
  cookie: string | undefined
  acceptLanguage: string | undefined
}

const asLanguage = (text: string | null | undefined): Language | undefined =>
  text === 'en' || text === 'hi' ? text : undefined

const inCookie = new RegExp(`(?:^|;\\s*)${languageCookie}=(\\w+)`)

/**
 * The language to render a page in: what the address says, else what the browser was told to keep,
 * else what it prefers. The page's early script decides in the same order.
 */
export function chooseLanguage({ search, cookie = '', acceptLanguage = '' }: Signs): Language {
  const asked = asLanguage(new URLSearchParams(search).get(languageParam))
  const kept = asLanguage(inCookie.exec(cookie)?.[1])
  return asked ?? kept ?? (/^\s*hi\b/i.test(acceptLanguage) ? 'hi' : 'en')
}
