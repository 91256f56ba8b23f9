import { expect, type Locator, type Page, test } from '@playwright/test'
import { logInAsNew } from './support/account.ts'
import { holdAnswers, holdScripts } from './support/code.ts'
import { choose, inDays } from './support/form.ts'
import { slowDown } from './support/slow-device.ts'

/** Milliseconds between the beginning and the end of a person's press. */
const pressMs = 100
/** Milliseconds in which everything that a page loads late has arrived. */
const lateMs = 4000

/** Moves the mouse to what a person sees. Playwright's own click would wait until it can be used. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing can be pressed there.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}

async function press(page: Page, target: Locator): Promise<void> {
  await pointAt(page, target)
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
}

const html = (page: Page) => page.locator('html')

test('what is typed and pressed before the code of a page runs is not lost', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const name = page.getByLabel('Name')
  await press(page, name)
  await page.keyboard.type('Asha Devi')
  await press(page, page.getByLabel('Message'))
  await page.keyboard.type('The price of my wheat is wrong.')
  await press(page, page.getByRole('combobox', { name: 'Subject' }))
  await expect(html(page)).toHaveAttribute('aria-disabled', 'true')
  release()
  await page.getByRole('option', { name: 'Support and problems', exact: true }).click()
  await expect(name).toHaveValue('Asha Devi')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByText('Name is required')).toHaveCount(0)
  await expect(page.getByText('Message is required')).toHaveCount(0)
  await expect(page.getByLabel('Message')).toHaveValue('The price of my wheat is wrong.')
})

test('a search typed and sent before the code of a page runs is done', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/shop', { waitUntil: 'commit' })
  await press(page, page.getByRole('textbox', { name: 'Search' }))
  await page.keyboard.type('basmati')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/q=basmati/)
  await expect(page.getByRole('textbox', { name: 'Search' })).toHaveValue('basmati')
})

test('a page in Hindi is used before the rest of its Hindi has come, and then has that too', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/[^/]*hindi-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/shop?lang=hi')
  await expect(html(page)).not.toHaveAttribute('aria-disabled')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('खेत की ताज़ा उपज देखें')
  await page.getByRole('textbox', { name: 'खोजें' }).fill('टमाटर')
  await expect(page).toHaveURL(/q=/)
  await expect(page.locator('main article').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('खेत की ताज़ा उपज देखें')
  release()
  await page.locator('main article a[href^="/shop/"]').first().click()
  await expect(page).toHaveURL(/\/shop\/[\da-f-]{36}/)
  await expect(page.getByRole('button', { name: 'कार्ट में डालें' })).toBeVisible()
})

test('a day typed before the code of its field has come is kept, and a sent form waits for it', {
  tag: '@phone',
}, async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((done) => {
    release = done
  })
  await page.route(/\/assets\/[^/]*date-field-[^/]*\.js$/, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/expert-session?field=plant-doctor')
  await expect(html(page)).not.toHaveAttribute('aria-disabled')
  await page.getByLabel('Question').fill('Tomato leaves curl and turn yellow.')
  await choose(page, 'Crop', 'Tomato')
  await choose(page, 'Time of day', 'Morning (8 to 12)')
  await page.getByLabel('Preferred day').fill(inDays(3))
  await page.getByRole('button', { name: 'Log in and send' }).click()
  await expect(page.getByRole('button', { name: 'Log in and send' })).toHaveCount(0)
  await expect(page.getByText('Preferred day is required')).toHaveCount(0)
  release()
  await expect(page).toHaveURL(/\/login\?redirect=/)
})

test('a page that was scrolled before its code ran stays where it is', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/terms-of-service', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  release()
  await expect(html(page)).not.toHaveAttribute('aria-disabled')
  // Two frames, in which a position would have been restored.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  expect(await page.evaluate(() => window.scrollY)).toBe(900)
})

test('a press on a list counts while the code of the fields around it arrives', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAsNew(page)
  const release = await holdScripts(page, /\/(images|date|tags)-field-/)
  await page.goto('/dashboard/crops/add?form=all')
  const category = page.getByRole('combobox', { name: 'Category' })
  await pointAt(page, category)
  await page.mouse.down()
  release()
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: 'Harvest date' })).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('option', { name: 'Vegetables' })).toBeVisible()
})

test('on a slow phone a list opens at the first press and stays open', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  test.slow()
  await logInAsNew(page)
  await slowDown(page)
  await page.goto('/dashboard/crops/add?form=all', { waitUntil: 'commit' })
  const category = page.getByRole('combobox', { name: 'Category' })
  await category.waitFor()
  await press(page, category)
  const option = page.getByRole('option', { name: 'Vegetables' })
  await expect(option).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeEnabled()
  // A late draft, fonts and the code for use without a connection arrive meanwhile.
  await page.waitForTimeout(lateMs)
  await expect(option).toBeVisible()
})

for (const { list, late, button, field, arrived } of [
  {
    list: '/shop',
    late: ['market.fairPrice', 'delivery.ofSeller'],
    button: 'Increase quantity',
    field: 'Quantity',
    arrived: /^(Delivers|Pick-up)/,
  },
  {
    list: '/rental',
    late: ['booking.takenDays', 'delivery.ofSeller'],
    button: 'Increase days',
    field: 'Days',
    arrived: 'Choose your first day.',
  },
])
  test(`a press on a listing of ${list} counts while what comes later arrives above it`, async ({
    page,
  }) => {
    await page.goto(list)
    const release = await holdAnswers(page, late)
    const listing = page.locator('main article', { hasNotText: /Expired|Unavailable/ }).first()
    await listing.getByRole('link').click()
    const increase = page.getByRole('button', { name: button })
    await pointAt(page, increase)
    const before = await increase.boundingBox()
    await page.mouse.down()
    release()
    await expect(page.getByText(arrived).first()).toBeVisible()
    await page.mouse.up()
    await expect(page.getByLabel(field, { exact: true })).toHaveValue('2')
    expect(await increase.boundingBox()).toEqual(before)
  })
