import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { untilReady, untilSettled } from './page.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Rules that depend on the theme; everything else is the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/** Switches the page to a theme with the shell's toggle, unless it has it already. */
async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('data-mantine-color-scheme')) === theme) return
  await page.getByRole('button', { name: `Switch to ${theme} theme` }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', theme)
}

/**
 * The violations that axe finds on a page, one readable line each. Its own package for Playwright would carry every
 * passed check out of the page as well, which takes most of its time.
 * @param runOnly tags, or names of rules.
 */
async function findings(page: Page, runOnly: string[]): Promise<string[]> {
  await untilSettled(page)
  // At the top no bar that stays in sight covers a part of something that can be scrolled free of it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (runOnly) => {
    const { axe: here } = window as unknown as { axe: typeof axe }
    const requested = { runOnly, resultTypes: ['violations' as const], preload: false }
    const { violations } = await here.run(document, requested)
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
    )
  }, runOnly)
}

/** The violations on the page as it is now. */
export const axeFindings = (page: Page) => findings(page, rules)

/** The violations in the colours of a page that was checked in another theme. */
export const colourFindings = (page: Page) => findings(page, colourRules)

/** Expects a page of the app to have no violations in both themes; leaves it in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  await untilReady(page)
  const at = `${page.url()} in the`
  await switchTheme(page, 'light')
  expect(await axeFindings(page), `${at} light theme`).toEqual([])
  await switchTheme(page, 'dark')
  expect(await colourFindings(page), `${at} dark theme`).toEqual([])
}
