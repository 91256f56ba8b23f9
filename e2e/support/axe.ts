import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { untilReady, untilSettled } from './page.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on the theme; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** The names of the shell's toggle, in both languages. */
const toggleNames = {
  light: /^(Switch to light theme|हल्के रंग में देखें)$/,
  dark: /^(Switch to dark theme|गहरे रंग में देखें)$/,
}

/** Switches the page to a theme with the shell's toggle, unless it has it already. */
async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('data-mantine-color-scheme')) === theme) return
  await page.getByRole('button', { name: toggleNames[theme] }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', theme)
}

/** Part of a page for axe: all of it, or the texts of which no other has the same colours. */
type Part = 'page' | 'texts'

/**
 * The violations that axe finds on a page, one readable line each. Its own package for Playwright would carry every
 * passed check out of the page as well, which takes most of its time.
 */
async function findings(page: Page, part: Part): Promise<string[]> {
  await untilSettled(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ({ tags, colourRules, part }) => {
      const { axe: here } = window as unknown as { axe: typeof axe }

      /** One element for each set of colours: its own, and those of everything it lies in. */
      function textsOfEachColour(): Element[] {
        const numbers = new Map<string, number>()
        const known = new Map<Element, number>()
        const numberOf = (element: Element): number => {
          const present = known.get(element)
          if (present !== undefined) return present
          const { parentElement, tagName, className } = element
          const style = getComputedStyle(element)
          const { color, backgroundColor, backgroundImage, opacity, fontSize, fontWeight } = style
          const own = [tagName, className, color, backgroundColor, backgroundImage, opacity]
          const around = parentElement ? numberOf(parentElement) : 0
          const { position, textDecorationLine } = style
          const look = [around, ...own, fontSize, fontWeight, position, textDecorationLine].join()
          const number = numbers.get(look) ?? numbers.size + 1
          numbers.set(look, number)
          known.set(element, number)
          return number
        }
        const hasText = (element: Element) =>
          element.matches('input, select, textarea') ||
          [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
        const texts = new Map<number, Element>()
        for (const element of document.body.querySelectorAll('*')) {
          if (!element.checkVisibility() || !hasText(element)) continue
          const number = numberOf(element)
          if (!texts.has(number)) texts.set(number, element)
        }
        return [...texts.values()]
      }

      // Bars that stay in sight go along with the page: they cover parts of what can be scrolled free of them.
      const bars = [
        ...document.querySelectorAll<HTMLElement>('header, nav, [data-sticky-bar]'),
      ].filter((bar) => ['fixed', 'sticky'].includes(getComputedStyle(bar).position))
      for (const { style } of bars) Object.assign(style, { position: 'relative', inset: 'auto' })
      window.scrollTo({ top: 0, behavior: 'instant' })

      // A message that fades while axe reads would have the colours of no moment in which anybody reads it.
      const withoutTransitions = new CSSStyleSheet()
      withoutTransitions.replaceSync('*, ::before, ::after { transition: none !important }')
      document.adoptedStyleSheets.push(withoutTransitions)

      const options = { resultTypes: ['violations' as const], preload: false }
      const rules = Object.fromEntries(colourRules.map((name) => [name, { enabled: false }]))
      const { violations } =
        part === 'page'
          ? await here.run(document, { ...options, runOnly: tags, rules })
          : await here.run({ include: textsOfEachColour() }, { ...options, runOnly: colourRules })
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (sheet) => sheet !== withoutTransitions,
      )
      for (const { style } of bars) Object.assign(style, { position: '', inset: '' })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
      )
    },
    { tags: rules, colourRules, part },
  )
}

/** The violations that are the same in every theme and language of the page as it is now. */
const structureFindings = (page: Page) => findings(page, 'page')

/**
 * The violations in the colours of the page as it is now. Reading them is most of axe's work, so of texts whose
 * colours, and those of everything around them, are the same it reads one.
 */
export const colourFindings = (page: Page) => findings(page, 'texts')

/** The violations on the page as it is now. */
export const axeFindings = async (page: Page) => [
  ...(await structureFindings(page)),
  ...(await colourFindings(page)),
]

/** Expects a page of the app to have no violations in both themes; leaves it in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilReady(page)
  // What axe finds is the same in every browser, and in Firefox it ends the process of the longest pages.
  if (page.context().browser()?.browserType().name() !== 'chromium') return
  const at = `${page.url()} in the`
  await switchTheme(page, 'light')
  expect(await axeFindings(page), `${at} light theme`).toEqual([])
  await switchTheme(page, 'dark')
  expect(await colourFindings(page), `${at} dark theme`).toEqual([])
}
