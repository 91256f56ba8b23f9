import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInAsNew, logInWith } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { choose, inDays } from './support/form.ts'
import { untilStored, untilWorkerHasPage } from './support/offline.ts'
import { picture } from './support/pictures.ts'
import { newestOtp } from './support/sms.ts'

test.use({ serviceWorkers: 'allow' })

const banner = 'You are offline.'

async function fillCrop(page: Page, name: string): Promise<void> {
  await page.getByLabel('Crop name').fill(name)
  await choose(page, 'Category', 'Vegetables')
  await page.getByLabel('Price').fill('42')
  await page.getByLabel('Quantity').fill('120')
  await page.getByLabel('Harvest date').fill(inDays(-1))
  await page.getByLabel('Expiry date').fill(inDays(6))
}

async function logInByPage(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Phone number').press('Enter')
  await expect(page.getByLabel('OTP')).toBeFocused()
  await page.getByLabel('OTP').fill(newestOtp(phone))
  await page.getByLabel('OTP').press('Enter')
}

const newName = () => `Offline gourd ${randomBytes(4).toString('hex')}`

test('pages opened before open without a connection and show their age; the others say why they do not', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow()
  await page.goto('/shop?q=basmati')
  await untilStored(page, 'crop.list')
  await page.getByRole('main').getByRole('link', { name: 'View Product' }).first().click()
  await expect(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  const crop = page.url()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await untilStored(page, 'crop.get')
  await untilWorkerHasPage(page)
  await page.goto('/market-price')
  await expect(page.getByText(/Showing [\d,]+\+? result\(s\)/)).toBeVisible()
  await untilStored(page, 'cropPrice.list')
  await page.goto('/crop-calendar')
  await expect(page.getByText(/Crops found: \d+/)).toBeVisible()
  await untilStored(page, 'calendar.crops')
  await page.goto('/shop')
  await expect(page.getByText(/Showing [\d,]+\+? result\(s\)/)).toBeVisible()
  // The search's answer, and this one.
  await untilStored(page, 'crop.list', 2)
  await untilWorkerHasPage(page)

  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: banner })).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Showing [\d,]+\+? result\(s\)/)).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
  await expectAccessible(page)
  await page.goto(crop)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()
  await page.goto('/market-price')
  await expect(page.getByText(/^As of /)).toBeVisible()
  await page.goto('/crop-calendar')
  await expect(page.getByText(/Crops found: \d+/)).toBeVisible()
  await expect(page.getByText(/^As of /)).toBeVisible()

  await page.goto('/shop?q=never-searched')
  await expect(page.getByText(/this is not stored on your device/)).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('No crops found')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: banner })).toHaveCount(0)
})

test('a draft survives a lost connection and a closed tab; sent without a connection, it is listed once', {
  tag: '@phone',
}, async ({ page, context }) => {
  test.slow()
  const { token } = await logInAsNew(page)
  const name = newName()
  await page.goto('/dashboard/crops/add?form=all')
  await expect(page.getByLabel('Crop name')).toBeVisible()
  await untilWorkerHasPage(page, 'crop-mine')

  await context.setOffline(true)
  await fillCrop(page, name)
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('gourd.jpg', 'darkgreen'))
  await expect(page.getByText('Waiting for a connection')).toBeVisible()
  await page.close({ runBeforeUnload: true })

  const next = await context.newPage()
  await logInWith(next, token)
  await next.goto('/dashboard/crops/add?form=all')
  await expect(next.getByText('Draft restored')).toBeVisible()
  await expect(next.getByLabel('Crop name')).toHaveValue(name)
  await expect(next.getByText('Waiting for a connection')).toBeVisible()
  await expectAccessible(next)
  await next.getByRole('button', { name: 'Add Crop', exact: true }).click()
  await expect(next.getByText('No connection: your listing is saved')).toBeVisible()
  await expect(next).toHaveURL(/\/dashboard\/crops$/)
  const waiting = next.getByRole('region', { name: 'Not sent yet' })
  await expect(waiting.getByText(name)).toBeVisible()
  await expectAccessible(next)

  // Another tab of the same user becomes active at the same moment.
  const other = await context.newPage()
  await logInWith(other, token)
  await other.goto('/dashboard/crops')
  await expect(other.getByText(name)).toBeVisible()
  await next.bringToFront()
  await context.setOffline(false)
  // Whichever tab sends it, it disappears from both.
  await expect(waiting).toHaveCount(0, { timeout: 30_000 })
  const answer = await next.request.get('/api/crop/my-crops', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { crops } = (await answer.json()).data
  expect(crops.map((crop: { name: string }) => crop.name)).toEqual([name])
  expect(crops[0].images).toHaveLength(1)

  await next.goto('/dashboard/crops/add?form=all')
  await expect(next.getByLabel('Crop name')).toHaveValue('')
})

test('a write whose answer is lost is not done twice', { tag: '@desktop' }, async ({ page }) => {
  const { token } = await logInAsNew(page)
  const name = newName()
  await page.goto('/dashboard/crops/add?form=all')
  await fillCrop(page, name)
  // The server does the write; the connection breaks before its answer arrives, for as long as this document is open:
  // on a busy computer the code that sends what waits starts as late as here, and tries it once more.
  let isBroken = true
  await page.route('**/trpc/crop.add', async (route) => {
    if (!isBroken) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Add Crop', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Not sent yet' }).getByText(name)).toBeVisible()
  page.once('framenavigated', () => {
    isBroken = false
  })
  await page.reload()
  await expect(page.getByText('Crop added successfully')).toBeVisible()
  const answer = await page.request.get('/api/crop/my-crops', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect((await answer.json()).data.crops).toHaveLength(1)
})

test('a listing in the outbox survives a logout on this phone, for its author only', {
  tag: '@desktop',
}, async ({ page }) => {
  const { token, phone } = await createAccount(page.request)
  await logInWith(page, token)
  const name = newName()
  await page.goto('/dashboard/crops/add?form=all')
  await fillCrop(page, name)
  await page.route('**/trpc/crop.add', (route) => route.abort())
  await page.getByRole('button', { name: 'Add Crop', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Not sent yet' })).toBeVisible()
  // Meanwhile ended on another device.
  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
  await page.unroute('**/trpc/crop.add')
  await page.reload()
  await expect(page).toHaveURL(/\/login/)
  await logInByPage(page, phone)
  await expect(page.getByText('Crop added successfully')).toBeVisible()
  await expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()
})
