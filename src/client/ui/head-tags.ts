import type { Language } from '#shared/kit/language.constants.ts'

/** A schema.org object, or several of them. */
export type SchemaData = { '@type': string } & Record<string, unknown>

/** What a page says of itself to tabs, search engines and those who share it; its texts are translated. */
export interface HeadContent {
  /** Without the site's name. */
  title: string
  /** One sentence of 70–155 characters. */
  description?: string | undefined
  /** The path of the address to keep, of several that show the page; the open one by default. */
  canonical?: string | undefined
  /** A picture's path or address. */
  image?: string | undefined
  type?: 'website' | 'article' | 'product' | undefined
  /** The path of an Atom feed of what the page lists. */
  feed?: string | undefined
  data?: SchemaData | SchemaData[] | undefined
  /** For pages that are one person's, or that nobody should find by a search. */
  noIndex?: boolean | undefined
  /** There is nothing at this address: the server says so too (404). */
  isMissing?: boolean | undefined
}

/** Where and in which language the page is shown. */
export interface HeadPlace {
  /** 'https://krishihaat.in'. */
  origin: string
  /** The open address without its query. */
  path: string
  language: Language
  /** The address itself says the language (`?lang=hi`). */
  isLanguageInAddress: boolean
  siteName: string
}

export interface HeadTag {
  tag: 'title' | 'meta' | 'link' | 'script'
  attributes: Record<string, string>
  text?: string
}

/** Marks a page's own tags in the head, which the next page's replace. */
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

/** The languages' addresses, and the one that this is a copy of. */
function addressTags(address: string, place: HeadPlace): HeadTag[] {
  const canonical = place.isLanguageInAddress ? withLanguage(address, place.language) : address
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

/** Under which a schema.org object has addresses; ours are paths. */
const addressKeys = new Set(['image', 'url', 'item', 'logo', 'urlTemplate'])

/** As JSON that no script element can be ended by, with whole addresses. */
function safeJson(data: SchemaData, origin: string): string {
  const whole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(whole)
    return typeof value === 'string' && value.startsWith('/') ? origin + value : value
  }
  const text = JSON.stringify(data, (key, value) => (addressKeys.has(key) ? whole(value) : value))
  return text.replaceAll('<', '\\u003c')
}

const feedTag = (href: string): HeadTag => ({
  tag: 'link',
  attributes: { rel: 'alternate', type: 'application/atom+xml', href },
})

/** The tags of a page's head, the same on the server and in the browser. */
export function headTags(content: HeadContent, place: HeadPlace): HeadTag[] {
  const { description, image = defaultImage, type = 'website', data = [] } = content
  const isHidden = content.noIndex || content.isMissing
  const title =
    content.title === place.siteName ? place.siteName : `${content.title} · ${place.siteName}`
  // Put together as texts: the path "//other.example" is ours, however odd.
  const address = new URL(place.origin + (content.canonical ?? place.path)).href
  return [
    { tag: 'title', attributes: {}, text: title },
    ...(description ? [meta('name', 'description', description)] : []),
    ...(isHidden ? [meta('name', 'robots', 'noindex')] : addressTags(address, place)),
    ...(content.feed ? [feedTag(new URL(content.feed, place.origin).href)] : []),
    meta('property', 'og:title', content.title),
    ...(description ? [meta('property', 'og:description', description)] : []),
    meta('property', 'og:type', type),
    meta('property', 'og:url', address),
    meta('property', 'og:image', new URL(image, place.origin).href),
    meta('property', 'og:site_name', place.siteName),
    meta('property', 'og:locale', locales[place.language]),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...[data].flat().map(
      (object): HeadTag => ({
        tag: 'script',
        attributes: { type: 'application/ld+json' },
        text: safeJson({ '@context': 'https://schema.org', ...object }, place.origin),
      }),
    ),
  ]
}
