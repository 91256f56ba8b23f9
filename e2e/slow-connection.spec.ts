import { expect, type Page, test } from '@playwright/test'
import { slowDown } from './support/slow-device.ts'

// Its fetches are not the page's, and would be missing below.
test.use({ serviceWorkers: 'block' })

/** The files that a page has fetched, with the times in ms from its request. */
const filesOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  )

const isFont = ({ name }: { name: string }) => name.endsWith('.woff2')
const isDevanagari = ({ name }: { name: string }) => /devanagari.*\.woff2$/.test(name)
const html = (page: Page) => page.locator('html')

/** The first pictures of goods came before those further down and before the code. */
async function expectFirstPicturesFirst(page: Page) {
  const first = await page
    .locator('main img[fetchpriority="high"]')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).currentSrc))
  expect(first.length).toBeGreaterThan(0)
  const files = await filesOf(page)
  const firstCame = Math.max(
    ...files.filter(({ name }) => first.includes(name)).map(({ responseEnd }) => responseEnd),
  )
  const later = files.filter(({ name }) => /\/uploads\//.test(name) && !first.includes(name))
  const code = files.filter(({ name }) => name.endsWith('.js'))
  expect(code.length).toBeGreaterThan(5)
  for (const { name, startTime } of [...later, ...code]) {
    expect(startTime, name).toBeGreaterThanOrEqual(firstCame)
  }
}

test('on a slow connection the first pictures of goods come before those further down and before the code, and no fonts at all', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await slowDown(page)
  // Of the demo's, which have pictures; other journeys list crops without.
  await page.goto('/shop?category=Legumes', { waitUntil: 'commit' })
  await expect(html(page)).toHaveAttribute('data-slow-connection')
  await expect(html(page)).not.toHaveAttribute('aria-disabled', { timeout: 60_000 })
  await expect(html(page)).not.toHaveAttribute('data-first-pictures')
  await expectFirstPicturesFirst(page)
  const files = await filesOf(page)
  expect(files.filter(isFont)).toEqual([])
  // They come once somebody looks for them.
  const last = page.locator('main img[loading="lazy"]').last()
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((picture) => (picture as HTMLImageElement).naturalWidth), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0)
})

test('on a fast line the first pictures come first too, and our own fonts are there', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/shop?category=Legumes')
  await expect(html(page)).not.toHaveAttribute('data-slow-connection')
  await expect.poll(async () => (await filesOf(page)).some(isFont)).toBe(true)
  await expectFirstPicturesFirst(page)
})

for (const { phone, hasLetters } of [
  { phone: 'a phone with letters for Hindi', hasLetters: true },
  { phone: 'a computer without letters for Hindi', hasLetters: false },
]) {
  test(`a first visit in Hindi ${hasLetters ? 'paints the letters of' : 'waits for our fonts on'} ${phone}`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.addInitScript((isKnown) => {
      CanvasRenderingContext2D.prototype.measureText = (text) =>
        ({ width: isKnown ? (text.codePointAt(0) ?? 0) : 10 }) as TextMetrics
    }, hasLetters)
    await page.goto('/shop?lang=hi')
    await expect.poll(async () => (await filesOf(page)).some(isDevanagari)).toBe(true)
    const paintedAt = () =>
      page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null,
      )
    // A font can be asked for before anything is painted.
    await expect.poll(paintedAt).not.toBeNull()
    const painted = (await paintedAt()) ?? 0
    const starts = (await filesOf(page)).filter(isDevanagari).map(({ startTime }) => startTime)
    expect(Math.min(...starts) >= painted).toBe(hasLetters)
  })
}
