import { expect, type Page, test } from '@playwright/test'
import { createAccount } from './support/account.ts'
import { addCrop, headersOf } from './support/listings.ts'
import { startOtherApp } from './support/other-app.ts'
import { webglLaunchOptions } from './support/webgl.ts'

test.use({ launchOptions: webglLaunchOptions })
test.describe.configure({ mode: 'serial' })

const tilesOrigin = `http://127.0.0.1:${process.env.E2E_STAND_INS_PORT}`
const credit = '© Tiles of the stand-in'
const drawnCredit = 'Each dot is a PIN code. Places: India Post (GODL-India).'
const simplerMap = 'The detailed map could not be loaded. This is a simpler one.'

/** An app whose operator has set tiles of another server. */
let app: Awaited<ReturnType<typeof startOtherApp>>
test.beforeAll(async ({ playwright }) => {
  // It creates a database, beside the other worker.
  test.setTimeout(180_000)
  app = await startOtherApp({
    MAP_TILES_URL: `${tilesOrigin}/tiles/land/{z}/{x}/{y}.png`,
    MAP_TILES_CREDIT: credit,
  })
  const api = await playwright.request.newContext({ baseURL: app.origin })
  const seller = await createAccount(api)
  const placed = await api.patch('/api/user/update-user', {
    headers: headersOf(seller.token),
    data: { address: { zip: '411001', country: 'India' } },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  await addCrop(api, seller, { name: 'Tomato' })
  await api.dispose()
})
test.afterAll(() => app.stop())

const openMap = (page: Page) => page.goto(`${app.origin}/shop?near=411001&sort=nearest&view=map`)
const map = (page: Page) => page.getByRole('region', { name: 'Map of the listings on this page' })

test('the operator’s tiles are shown with their credit, and the page may ask their server alone', {
  tag: '@desktop',
}, async ({ page }) => {
  const foreign = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol === 'http:' && origin !== app.origin) foreign.add(origin)
  })
  const tile = page.waitForResponse((answer) => answer.url().startsWith(`${tilesOrigin}/tiles/`))
  const document = await openMap(page)
  const policy = (await document?.headerValue('content-security-policy')) ?? ''
  expect(policy).toContain(`connect-src 'self' ${tilesOrigin};`)
  expect((await tile).status()).toBe(200)
  await expect(map(page)).toBeVisible()
  await expect(page.getByText(credit)).toBeVisible()
  await expect(page.getByText(drawnCredit)).toHaveCount(0)
  await expect(page.getByText(simplerMap)).toHaveCount(0)
  expect([...foreign]).toEqual([tilesOrigin])

  const blocked = await page.evaluate(async (address) => {
    const violation = new Promise<string>((resolve) =>
      addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI)),
    )
    await fetch(address).catch(() => {})
    return violation
  }, `http://127.0.0.1:${process.env.E2E_PORT}/readyz`)
  expect(blocked).toContain(`:${process.env.E2E_PORT}/`)
})

for (const failure of ['broken', 'missing', 'closed']) {
  test(`tiles that are ${failure} leave the drawn map, which says so`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.route(`${tilesOrigin}/tiles/land/**`, (route) =>
      route.continue({ url: route.request().url().replace('/land/', `/${failure}/`) }),
    )
    await openMap(page)
    // The app itself gives the first tile eight seconds, and a busy computer draws slowly without a graphics card.
    const message = page.getByRole('status').filter({ hasText: simplerMap })
    await expect(message).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText(drawnCredit)).toBeVisible()
    await expect(page.getByText(credit)).toHaveCount(0)
    await expect(map(page)).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^(1 listing|\d+ listings) in / }).first(),
    ).toBeVisible()
  })
}
