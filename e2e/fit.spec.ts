import { expect, type Page, test } from '@playwright/test'
import { paths } from '../src/client/platform/paths/paths.ts'
import { logInAsNew, logInWith } from './support/account.ts'
import { createFullShop } from './support/full-shop.ts'
import { addCrop } from './support/listings.ts'
import { untilReady } from './support/page.ts'
import { sidewaysScroll, smallHindi, smallTargets } from './support/targets.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The page fits narrow screens and a zoom of 200 %, a thumb hits everything on it, and its Hindi can be read. */
async function expectFit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await untilReady(page)
  const at = new URL(page.url())
  expect.soft(at.pathname + at.search, 'where the address leads').toBe(address)
  expect.soft(await smallTargets(page), `targets of ${address}`).toEqual([])
  expect.soft(await smallHindi(page), `texts of ${address}`).toEqual([])
  expect.soft(await sidewaysScroll(page), address).toEqual([])
}

// The pages without an id in their address are in every-page.spec.ts.
for (const [name, language] of [
  ['Hindi', 'hi'],
  ['English', 'en'],
] as const)
  test(`what has an address of its own fits a phone, with long names, in ${name}`, {
    tag: ['@phone', '@audit'],
  }, async ({ page }) => {
    test.setTimeout(150_000)
    await page.addInitScript((value) => localStorage.setItem('language', value), language)
    const { seller, open, own } = await createFullShop(page.request)
    for (const address of open) await expectFit(page, address)
    await logInWith(page, seller.token)
    for (const address of [...own, paths.cart.href()]) await expectFit(page, address)
  })

test('the prices of the table of own crops are shown whole in Hindi', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const account = await logInAsNew(page)
  await addCrop(page.request, account, { name: 'Wheat' })
  await page.goto(paths.myCrops.href())
  const labels = page.getByRole('table').locator('td .mantine-Button-label')
  await expect(labels.first()).toBeVisible()
  const cut = await labels.evaluateAll(
    (all) => all.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight).length,
  )
  expect(cut).toBe(0)
})
