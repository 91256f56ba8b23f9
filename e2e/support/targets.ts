import type { Page } from '@playwright/test'

/** CSS pixels, in both directions: what a thumb hits (WCAG 2.2, 2.5.5). */
const leastSize = 44

/** Viewports of the narrowest phone, and of a screen of 1280 px at a zoom of 200 %. */
const narrowViewports = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
]

/** The controls that are too small to tap, with their sizes. Links within a sentence are as high as its lines. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page
    .locator('a[href], button, input, select, textarea, summary, [role=tab], [role=switch]')
    .evaluateAll((controls, least) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      // A box that is ticked is as large as its label, and a field as its frame.
      const areaOf = (element: Element) =>
        element.closest('label') ??
        (element.matches('input[type=checkbox], input[type=radio], input[type=file]') && element.id
          ? document.querySelector(`label[for="${CSS.escape(element.id)}"]`)
          : null) ??
        element.closest('.mantine-Input-wrapper') ??
        element
      // The title of a card is a link whose area is the card.
      const isStretched = (element: Element) => {
        const { content, position, height } = getComputedStyle(element, '::after')
        return content !== 'none' && position === 'absolute' && Number.parseFloat(height) >= least
      }
      const isClipped = (element: Element) => getComputedStyle(element).clipPath !== 'none'
      const isInSentence = (element: Element) => {
        let block = element.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        const own = (element.textContent ?? '').trim().length
        const isInline = getComputedStyle(element).display === 'inline'
        return isInline && (block?.textContent ?? '').trim().length > own + 3
      }
      return controls.filter(isShown).flatMap((control) => {
        const { width, height } = areaOf(control).getBoundingClientRect()
        const isHidden = isClipped(control) || control.matches('[tabindex="-1"], [aria-hidden]')
        // Half a pixel is lost where the screen's pixels are larger than CSS pixels.
        const isLarge = Math.min(width, height) >= least - 0.5 || isStretched(control)
        if (isHidden || isLarge || isInSentence(control)) return []
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40)
        return [`${control.tagName} “${name}” ${Math.round(width)} × ${Math.round(height)}`]
      })
    }, leastSize)

/** By how many pixels the page scrolls sideways on narrow screens; empty when it does on none. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  const before = page.viewportSize()
  const scrolls: string[] = []
  for (const viewport of narrowViewports) {
    await page.setViewportSize(viewport)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (overflow > 0) scrolls.push(`${overflow} px at ${viewport.width} px`)
  }
  if (before) await page.setViewportSize(before)
  return scrolls
}

/** CSS pixels below which Devanagari is hard to read on a phone. */
const leastHindiSize = 15

/** The Hindi texts of a Hindi page that are too small to read, with their sizes. */
export const smallHindi = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    if (document.documentElement.lang !== 'hi') return []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const small = new Set<string>()
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!/\p{Script=Devanagari}/u.test(textContent ?? '') || !parentElement?.checkVisibility())
        continue
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize)
      if (size < least) small.add(`${size} px: ${textContent?.trim().slice(0, 40)}`)
    }
    return [...small]
  }, leastHindiSize)
