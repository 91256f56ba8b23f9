import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInAsNew, logInWith } from './support/account.ts'
import { axeFindings } from './support/axe.ts'
import { addCrop, headersOf } from './support/listings.ts'
import { untilReady } from './support/page.ts'
import { nameAccount, newPerson } from './support/person.ts'
import { bottomBar, chooseLanguage, logOut, openMenu } from './support/shell.ts'

const inHindi = (page: Page) => page.addInitScript(() => localStorage.setItem('language', 'hi'))

/** What people ask for every day: the name in the menu, and where it leads. */
const dailyPages = [
  { name: 'मंडी भाव', address: /\/market-price$/ },
  { name: 'मौसम', address: /\/weather$/ },
  { name: 'भारतीय फ़सल कैलेंडर', address: /\/crop-calendar$/ },
  { name: 'फ़ार्म एडवाइज़र', address: /\/login\?redirect=\/chatbot$/ },
]

test('prices, weather, calendar and advisor are two taps away on a phone, and selling leads a visitor to the registration', {
  tag: '@phone',
}, async ({ page }) => {
  test.slow()
  await inHindi(page)
  await page.goto('/faq')
  await untilReady(page)
  for (const { name, address } of dailyPages) {
    const menu = await openMenu(page)
    await menu.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(menu).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await bottomBar(page).getByRole('link', { name: 'बाज़ार' }).click()
  await expect(page).toHaveURL(/\/shop$/)
  await page.getByRole('navigation', { name: 'बाज़ार' }).getByRole('link', { name: 'मशीनें' }).click()
  await expect(page).toHaveURL(/\/rental$/)
  await bottomBar(page).getByRole('link', { name: 'बेचें' }).click()
  await expect(page).toHaveURL(/\/register\?redirect=\/dashboard\/crops\/add$/)
})

test('the notifications have the focus from the moment in which they appear, so that Escape closes them', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/about')
  await untilReady(page)
  await page.evaluate(() => {
    // Called before anything else can happen on the page.
    const observer = new MutationObserver(() => {
      const panel = document.querySelector('[role=dialog]:has(h2)')
      if (!panel) return
      observer.disconnect()
      const hasFocus = panel.contains(document.activeElement)
      document.documentElement.dataset.hadFocus = String(hasFocus)
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  const bell = page.getByRole('button', { name: 'Notifications' })
  await bell.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-had-focus', 'true')
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
})

test('the open menu covers the page alone, passes axe, and Escape and its button close it', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAsNew(page)
  await inHindi(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/dashboard/orders')
  await untilReady(page)
  const menu = await openMenu(page)
  await expect(menu.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(page.getByRole('main')).toHaveJSProperty('inert', true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toHaveCount(0)
  await expect(bottomBar(page).getByRole('button')).toBeFocused()
  await openMenu(page)
  await page.getByRole('button', { name: 'मेन्यू बंद करें' }).click()
  await expect(menu).toHaveCount(0)
  // The word mark stays, even for a member on the smallest phone.
  await expect(page.getByRole('banner').getByText('कृषि हाट')).toBeVisible()
})

test('the button with a letter of each language switches the language, and logging out is in the menu', {
  tag: '@phone',
}, async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/services')
  await untilReady(page)
  await chooseLanguage(page, 'hi')
  await expect(bottomBar(page).getByRole('link', { name: 'बेचें' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await chooseLanguage(page, 'en')
  await logOut(page)
})

test('the badges of the bar change while the page is open', {
  tag: '@phone',
}, async ({ page, browser }) => {
  test.slow()
  const account = await createAccount(page.request)
  await nameAccount(page, account, 'Meera Kulkarni')
  await logInWith(page, account.token)
  await inHindi(page)
  const cropId = await addCrop(page.request, account, { name: `Okra of ${Date.now()}` })
  await page.goto('/crop-calendar')
  await untilReady(page)
  const messages = bottomBar(page).getByRole('link', { name: /^संदेश/ })
  await expect(messages).toHaveAccessibleName('संदेश')

  const buyer = await newPerson(browser, 'Ravi Kumar')
  await buyer.page.goto(`/dashboard/messages/about?crop=${cropId}`)
  await buyer.page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is it fresh?')
  await buyer.page.getByRole('button', { name: 'Send' }).click()
  await expect(messages).toHaveAccessibleName('संदेश 1 नए')

  const placed = await buyer.page.request.post('/api/order/place-orders', {
    headers: headersOf(buyer.token),
    data: { lines: [{ cropId, quantity: 2, price: 40 }], delivery: 'pickup', payBy: 'cash' },
  })
  expect(placed.status(), await placed.text()).toBe(200)
  await expect(bottomBar(page).getByRole('button')).toHaveAccessibleName(/1 बाकी$/)
  const menu = await openMenu(page)
  await menu.getByRole('link', { name: 'बिक्री के ऑर्डर 1 बाकी' }).click()
  await expect(page).toHaveURL(/\/dashboard\/seller\/orders$/)
})

test('the bar leaves while the keyboard is open, and hides nothing at the end of a page', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/contact')
  await untilReady(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  const end = await page.getByRole('contentinfo').boundingBox()
  const bar = await bottomBar(page).boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1)

  await page.getByLabel('Name').focus()
  // A browser without a screen keyboard: what it would make of the visible part.
  await page.evaluate(() => {
    const viewport = window.visualViewport
    if (!viewport) throw new Error('This browser has no visual viewport.')
    Object.defineProperty(viewport, 'height', { configurable: true, get: () => innerHeight / 2 })
    viewport.dispatchEvent(new Event('resize'))
  })
  await expect(bottomBar(page)).toBeHidden()
  await page.evaluate(() => {
    Reflect.deleteProperty(window.visualViewport ?? {}, 'height')
    window.visualViewport?.dispatchEvent(new Event('resize'))
  })
  await expect(bottomBar(page)).toBeVisible()
})

test('on a wide screen there is no bar at the bottom, and the dashboard’s links are beside the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/dashboard/orders')
  await untilReady(page)
  await expect(bottomBar(page)).toBeHidden()
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  await sidebar.getByRole('link', { name: 'Sold', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard\/seller\/orders$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sold')
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(['Help'])
})
