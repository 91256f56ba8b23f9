import { expect, type Locator, type Page } from '@playwright/test'

/** Placeholders of content that is loading. */
const waiting = [
  '.mantine-Skeleton-root[data-visible]',
  '.mantine-Loader-root',
  '[data-skeleton]',
  '[aria-busy=true]',
]

/**
 * Waits until a page has loaded, can be used and shows no placeholder. Clicks and typing
 * wait for the first two by themselves: a page that cannot be used yet is marked as disabled.
 */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator(waiting.join())).toHaveCount(0)
}

/** Waits for the end of every transition, because colours in between need no contrast. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Opens an address until it shows the new content, because rendered pages are cached for some seconds. */
export async function openUntil(page: Page, address: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(shown).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}
