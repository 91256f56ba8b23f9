import type { Translated } from '#client/platform/i18n/texts.ts'
import type { Language } from '#shared/kit/language.constants.ts'

/** A schema.org object, or several of them. */
export type SchemaData = { '@type': string } & Record<string, unknown>

/** A page's head: for its tab, search engines and shared links. */
export interface HeadContent {
  /** Without the site's name. */
  title: Translated
  /** One sentence of 70–155 characters. */
  description?: Translated | undefined
  /** The path of the page's main address, if it has several; the open one by default. */
  canonical?: string | undefined
  /** The path or address of a picture. */
  image?: string | undefined
  type?: 'website' | 'article' | 'product' | undefined
  /** The path of an Atom feed of what the page lists. */
  feed?: string | undefined
  data?: SchemaData | SchemaData[] | undefined
  /** Hides the page from search engines. */
  noIndex?: boolean | undefined
  /** Nothing exists at this address: the server answers 404. */
  isMissing?: boolean | undefined
}

/** The address and language that a page is shown at. */
export interface HeadContext {
  /** 'https://krishihaat.in'. */
  origin: string
  /** The open address without its query. */
  path: string
  language: Language
  /** The address names the language (`?lang=hi`). */
  isLanguageInAddress: boolean
  siteName: string
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** Marks the page's tags in the head, which the next page's tags replace. */
export const headMarker = 'data-head'

const locales: Record<Language, string> = { en: 'en_IN', hi: 'hi_IN' }
const languages: Language[] = ['en', 'hi']
const defaultImage = '/share.png'

const meta = (key: 'name' | 'property', name: string, content: string): HeadTag => ({
  tag: 'meta',
  attributes: { [key]: name, content },
})

const withLanguage = (address: string, language: Language) => {
  const url = new URL(address)
  url.searchParams.set('lang', language)
  return url.href
}

/** The canonical address, and the page's addresses in each language. */
function addressTags(address: string, context: HeadContext): HeadTag[] {
  const canonical = context.isLanguageInAddress ? withLanguage(address, context.language) : address
  const alternate = (hreflang: string, href: string): HeadTag => ({
    tag: 'link',
    attributes: { rel: 'alternate', hreflang, href },
  })
  return [
    { tag: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...languages.map((language) => alternate(language, withLanguage(address, language))),
    alternate('x-default', address),
  ]
}

/** The keys of schema.org objects whose values are addresses; ours are paths. */
const addressKeys = new Set(['image', 'url', 'item', 'logo', 'urlTemplate'])

/** JSON that cannot end a script element, with absolute addresses. */
function safeJson(data: SchemaData, origin: string): string {
  const absolute = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(absolute)
    return typeof value === 'string' && value.startsWith('/') ? origin + value : value
  }
  const text = JSON.stringify(data, (key, value) =>
    addressKeys.has(key) ? absolute(value) : value,
  )
  return text.replaceAll('<', '\\u003c')
}

const feedTag = (href: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', type: 'application/atom+xml', href },
})

/** The tags of a page's head, the same on the server and in the browser. */
export function headTags(content: HeadContent, context: HeadContext): HeadTag[] {
  const { description, image = defaultImage, type = 'website', data = [] } = content
  const isHidden = content.noIndex || content.isMissing
  const title =
    content.title === context.siteName ? context.siteName : `${content.title} · ${context.siteName}`
  // Joined as texts: `new URL('//other.example', origin)` would lead to another site.
  const address = new URL(context.origin + (content.canonical ?? context.path)).href
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(description ? [meta('name', 'description', description)] : []),
    ...(isHidden ? [meta('name', 'robots', 'noindex')] : addressTags(address, context)),
    ...(content.feed ? [feedTag(new URL(content.feed, context.origin).href)] : []),
    meta('property', 'og:title', content.title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:type', type),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(image, context.origin).href),
    meta('property', 'og:site_name', context.siteName),
    meta('property', 'og:locale', locales[context.language]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...[data].flat().map(
      (object): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: safeJson({ '@context': 'https://schema.org', ...object }, context.origin),
      }),
    ),
  ]
}
