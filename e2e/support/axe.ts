import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Puts the page into a theme by the shell's own toggle, if it isn't in it yet. */
async function switchTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  const root = page.locator('html')
  if ((await root.getAttribute('data-mantine-color-scheme')) === theme) return
  await page.getByRole('button', { name: `Switch to ${theme} theme` }).click()
  await expect(root).toHaveAttribute('data-mantine-color-scheme', theme)
}

/** Waits for every transition that ends: colours in passing are nobody's contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** What axe finds on the page as it is now, one readable line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
  )
}

/** Expects a page of the app to be without findings in both themes; leaves it in the dark one. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await switchTheme(page, theme)
    await settle(page)
    expect(await axeFindings(page), `${page.url()} in the ${theme} theme`).toEqual([])
  }
}
