import { createContext, useContext, useEffect } from 'react'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { languageParam } from '#shared/kit/language.constants.ts'
import { type HeadContent, type HeadTag, headMarker, headTags } from './head-tags.ts'

/** Receives the page's head during the server's rendering; null in the browser. */
export const HeadSink = createContext<((content: HeadContent) => void) | null>(null)

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(headMarker, '')
  if (text !== undefined) element.textContent = text
  return element
}

const outerHtmlOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ outerHTML }) => outerHTML).join('')

/** Replaces the last page's tags in the document; equal tags stay. */
function showTags(tags: HeadTag[]) {
  document.title = tags.find(({ tag }) => tag === 'title')?.text ?? ''
  const old = document.head.querySelectorAll(`[${headMarker}]:not(title)`)
  const fresh = tags.filter(({ tag }) => tag !== 'title').map(elementOf)
  if (outerHtmlOf(old) === outerHtmlOf(fresh)) return
  for (const element of old) element.remove()
  document.head.append(...fresh)
}

/** Hides the pages inside it from search engines. */
export const HiddenHead = createContext(false)

/** The page's head. Used once per page; `<Page>` contains it. */
export function Head(props: HeadContent) {
  const isHidden = useContext(HiddenHead)
  const content = isHidden ? { ...props, noIndex: true } : props
  const { t } = useTranslation()
  const language = useLanguage()
  const addToServerRendering = useContext(HeadSink)
  addToServerRendering?.(content)
  useEffect(() => {
    const { origin, pathname, search } = window.location
    const isLanguageInAddress = new URLSearchParams(search).has(languageParam)
    const siteName = t('KrishiHaat')
    showTags(headTags(content, { origin, path: pathname, language, isLanguageInAddress, siteName }))
  })
  return null
}
