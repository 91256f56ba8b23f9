import { createContext, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { languageParam } from '#shared/kit/language.constants.ts'
import { type HeadContent, type HeadTag, headMarker, headTags } from './head-tags.ts'

/** Where the server's rendering puts what a page says of itself; nothing in the browser. */
export const HeadSink = createContext<((content: HeadContent) => void) | null>(null)

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.setAttribute(headMarker, '')
  if (text !== undefined) element.textContent = text
  return element
}

const outerOf = (elements: Iterable<Element>) =>
  Array.from(elements, ({ outerHTML }) => outerHTML).join('')

/** Puts the tags into the document in place of the last page's; what is there already stays. */
function showTags(tags: HeadTag[]) {
  document.title = tags.find(({ tag }) => tag === 'title')?.text ?? ''
  const old = document.head.querySelectorAll(`[${headMarker}]:not(title)`)
  const fresh = tags.filter(({ tag }) => tag !== 'title').map(elementOf)
  if (outerOf(old) === outerOf(fresh)) return
  for (const element of old) element.remove()
  document.head.append(...fresh)
}

/** Around pages that no search should find. */
export const HiddenHead = createContext(false)

/**
 * What the page says of itself: its tab's name, and what search engines and those who share it read.
 * Once a page; `<Page>` brings it along.
 */
export function Head(props: HeadContent) {
  const isHidden = useContext(HiddenHead)
  const content = isHidden ? { ...props, noIndex: true } : props
  const { t } = useTranslation()
  const language = useLanguage()
  const sendLanguageToServer = useContext(HeadSink)
  sendLanguageToServer?.(content)
  useEffect(() => {
    const { origin, pathname, search } = window.location
    const isLanguageInAddress = new URLSearchParams(search).has(languageParam)
    const siteName = t('KrishiHaat')
    showTags(headTags(content, { origin, path: pathname, language, isLanguageInAddress, siteName }))
  })
  return null
}
