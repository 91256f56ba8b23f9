import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { createAccount, logInAsNew, logInWith } from './support/account.ts'
import { axeFindings, expectAccessible } from './support/axe.ts'
import { headersOf } from './support/listings.ts'
import { untilWorkerHasPage } from './support/offline.ts'
import { cameraPhoto, picture } from './support/pictures.ts'

const inHindi = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'hi'))

/** Saves the file that the page sends: a browser does not tell Playwright what is in an upload. */
function saveSentPicture() {
  const send = XMLHttpRequest.prototype.send
  XMLHttpRequest.prototype.send = function save(body) {
    if (body instanceof FormData) Object.assign(window, { sentPicture: body.get('images') })
    send.call(this, body)
  }
}

/** The saved file in base64. */
async function readSentPicture(): Promise<string> {
  const { sentPicture } = window as unknown as { sentPicture: Blob }
  const reader = new FileReader()
  const isRead = new Promise((done) => reader.addEventListener('load', done))
  reader.readAsDataURL(sentPicture)
  await isRead
  return String(reader.result).split(',')[1] ?? ''
}

/** What the server has of the user's crops. */
async function ownCrops(page: Page, token: string) {
  const answer = await page.request.get('/api/crop/my-crops', {
    headers: { authorization: `Bearer ${token}` },
  })
  return (await answer.json()).data.crops as Record<string, unknown>[]
}

test('a farmer lists wheat with at most nine taps, in Hindi', { tag: '@phone' }, async ({
  page,
}) => {
  test.slow()
  await inHindi(page)
  const account = await createAccount(page.request)
  await page.request.patch('/api/user/update-user', {
    headers: headersOf(account.token),
    data: { address: { zip: '282001', city: 'Agra', state: 'Uttar Pradesh' } },
  })
  await logInWith(page, account.token)
  await page.goto('/dashboard/crops')
  let taps = 0
  const tap = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
    taps += 1
    await page.getByRole('main').getByRole(role, { name }).first().click()
  }

  await tap('फ़सल जोड़ें', 'link')
  await expect(page.getByText('4 में से 1')).toBeVisible()
  taps += 1
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('wheat.jpg', 'gold'))
  await expect(page.getByRole('button', { name: 'तस्वीर हटाएँ' })).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await tap('आगे बढ़ें')

  await expect(page.getByRole('heading', { level: 2, name: 'यह क्या है?' })).toBeFocused()
  await tap(/^गेहूँ/)
  await expect(page.getByLabel('फ़सल का नाम')).toHaveValue(/गेहूँ/)
  expect(await axeFindings(page)).toEqual([])
  await tap('आगे बढ़ें')

  await expect(page.getByText('4 में से 3')).toBeVisible()
  await expect(page.getByRole('button', { name: 'क्विंटल' })).toHaveAttribute('aria-pressed', 'true')
  taps += 2
  await page.getByRole('textbox', { name: 'मात्रा' }).fill('5')
  await page.getByRole('textbox', { name: 'दाम' }).fill('2400')
  await expect(page.getByText('खरीदारों को दिखेगा: 500 किलो')).toBeVisible()
  expect(await axeFindings(page)).toEqual([])
  await tap('बेचें')

  await expect(page.getByRole('heading', { name: 'आपकी फ़सल दुकान में लग गई' })).toBeFocused()
  expect(taps).toBeLessThanOrEqual(9)
  const [crop] = await ownCrops(page, account.token)
  expect(crop).toMatchObject({
    category: 'Grains',
    kind: 'wheat',
    unit: 'kg',
    quantity: 500,
    price: 24,
    shownUnit: 'quintal',
  })
  expect(crop?.images).toHaveLength(1)
  const share = page.getByRole('link', { name: 'WhatsApp पर भेजें' })
  const message = decodeURIComponent((await share.getAttribute('href')) ?? '')
  expect(message).toContain(`/shop/${crop?._id}`)
  expect(message).toContain('5 क्विंटल')
  expect(await axeFindings(page)).toEqual([])
})

test('Back and a reload keep what was chosen, an own name and another unit are listed, and a UPI ID is saved', {
  tag: '@desktop',
}, async ({ page }) => {
  test.slow()
  const { token } = await logInAsNew(page)
  await page.goto('/dashboard/crops/add')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByRole('button', { name: 'Rice (paddy)' })).toBeVisible()
  await expectAccessible(page)
  const search = page.getByLabel('Search in any language')
  await search.fill('gehun')
  await search.press('Enter')
  await expect(page.getByLabel('Crop name')).toHaveValue('Wheat')
  await page.getByRole('button', { name: 'Choose another' }).click()
  await search.fill('Zamburak berries')
  await page.getByRole('button', { name: /^None of these/ }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('2 of 4')).toBeVisible()
  await page.getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Fruits' }).click()
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('3 of 4')).toBeVisible()
  await page.getByRole('button', { name: 'kg', exact: true }).click()
  await page.getByRole('textbox', { name: 'Quantity' }).fill('40')
  await page.goBack()
  await expect(page.getByLabel('Crop name')).toHaveValue('Zamburak berries')
  await page.goForward()
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('40')
  await page.reload()
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Quantity' })).toHaveValue('40')
  await page.getByRole('textbox', { name: 'Harvest date' }).fill('1/11/2026')
  await page.getByRole('textbox', { name: 'Price' }).fill('90')
  await expect(page.getByRole('textbox', { name: 'Harvest date' })).toHaveValue('1 Nov 2026')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sell it' }).click()

  await expect(page.getByRole('heading', { name: 'Your crop is up for sale' })).toBeVisible()
  expect(await ownCrops(page, token)).toMatchObject([
    { name: 'Zamburak berries', quantity: 40, price: 90, harvestDate: '2026-11-01' },
  ])
  await expectAccessible(page)
  await page.getByLabel('UPI ID').fill('asha@okbank')
  await page.getByRole('button', { name: 'Save UPI ID' }).click()
  await expect(page.getByText('Buyers can pay you by UPI now')).toBeVisible()
  await expect(page.getByLabel('UPI ID')).toHaveCount(0)
})

test('a photo of 12 megapixels goes through, small, upright and without the place where it was taken', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAsNew(page)
  await page.addInitScript(saveSentPicture)
  await page.goto('/dashboard/crops/add')
  const photo = await cameraPhoto()
  expect(photo.buffer.length).toBeGreaterThan(5_000_000)
  await page.locator('input[type=file]').first().setInputFiles(photo)
  await page.waitForFunction(() => 'sentPicture' in window)
  const sent = Buffer.from(await page.evaluate(readSentPicture), 'base64')
  expect(sent.length).toBeLessThan(2 * 1024 * 1024)
  expect(sent.includes('Exif')).toBe(false)
  const { width, height } = await sharp(sent).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 1600 })
  const shown = page.getByRole('img', { name: 'Picture 1' })
  await expect(shown).toHaveAttribute('src', /^blob:|^\/uploads\//)
  await expect(page.getByRole('progressbar', { name: 'Uploading' })).toHaveCount(0)
})

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the four steps list a crop once the connection is back, and only once', {
    tag: ['@phone', '@slow'],
  }, async ({ page, context }) => {
    test.slow()
    const { token } = await logInAsNew(page)
    await page.goto('/dashboard/crops/add')
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByRole('button', { name: /^Wheat/ })).toBeVisible()
    await untilWorkerHasPage(page, 'date-field')
    await untilWorkerHasPage(page, 'crop-mine')
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Wheat/ }).click()
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.getByRole('textbox', { name: 'Quantity' }).fill('3')
    await page.getByRole('textbox', { name: 'Price' }).fill('2500')
    await page.getByRole('button', { name: 'Sell it' }).click()
    const waiting = page.getByRole('region', { name: 'Not sent yet' })
    await expect(waiting.getByText('Wheat')).toBeVisible()
    await context.setOffline(false)
    await expect(waiting).toHaveCount(0, { timeout: 30_000 })
    expect(await ownCrops(page, token)).toMatchObject([{ name: 'Wheat', quantity: 300 }])
  })
})
