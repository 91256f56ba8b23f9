import { expect, type Locator, type Page } from '@playwright/test'

/** Stands for something on its way. */
const waiting = [
  '.mantine-Skeleton-root[data-visible]',
  '.mantine-Loader-root',
  '[data-skeleton]',
  '[aria-busy=true]',
]

/**
 * Waits until a page is there, can be used and shows nothing that is on its way. Clicks and typing
 * wait for the first two by themselves: a page that cannot be used yet is marked as disabled.
 */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).not.toHaveAttribute('aria-disabled')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator(waiting.join())).toHaveCount(0)
}

/** Waits for every transition that ends: colours in passing are nobody's contrast. */
export async function untilSettled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map((animation) => animation.finished))
  })
}

/** Opens an address until it shows what is new there: a page as it was rendered is kept for some seconds. */
export async function openUntil(page: Page, address: string, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address)
    await expect(shown).toBeVisible({ timeout: 3000 })
  }).toPass({ timeout: 30_000 })
}
