import { test as base, expect, type Page } from '@playwright/test'
import { logInAsNew } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { modelAnswer, startExternalServices } from './support/external-services.ts'
import { startOtherApp } from './support/other-app.ts'

type ExternalServices = Awaited<ReturnType<typeof startExternalServices>>

/** Tests against a separate app, with a key of data.gov.in and a chat server. */
const test = base.extend<object, { external: ExternalServices; appOrigin: string }>({
  external: [
    async ({ browserName: _ }, provide) => {
      const services = await startExternalServices()
      await provide(services)
      await services.stop()
    },
    { scope: 'worker' },
  ],
  appOrigin: [
    async ({ external }, provide) => {
      const app = await startOtherApp(external.settings)
      await provide(app.origin)
      await app.stop()
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ appOrigin }, provide) => provide(appOrigin),
})

// One app for all tests.
test.describe.configure({ mode: 'default' })

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('mandi prices show market, date, age, history and nearby markets, and an alert fires with the next report', {
  tag: ['@phone', '@slow'],
}, async ({ page, external }) => {
  await logInAsNew(page)
  await page.goto('/market-price')
  const wheat = page.getByRole('article', { name: 'Wheat' })
  await expect(wheat).toContainText('₹2,290–₹2,640')
  await expect(wheat).toContainText('₹2,450 a quintal')
  await expect(wheat).toContainText(/\((yesterday|1 day ago)\)/)
  await expect(wheat).toContainText('2.1% more than in the report before')
  await expect(page.getByText('Sample list')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('Source:')).toContainText('data.gov.in')

  await wheat.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wheat' })).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Uttar Pradesh')
  await expect(page.getByRole('region', { name: 'Newest price' })).toContainText('Uttar Pradesh')
  await expectAccessible(page)
  await page
    .getByRole('row', { name: /Sultanpur/ })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Wheat (Dara)' })).toBeVisible()
  const newest = page.getByRole('region', { name: 'Newest report' })
  await expect(newest).toContainText('₹2,450')
  await expect(newest).toContainText('₹24.5')
  await expect(newest).toContainText(/Arrival date: .+ \((yesterday|1 day ago)\)/)
  const past = page.getByRole('region', { name: 'Price history' })
  await expect(past).toContainText('between ₹2,400 and ₹2,450 a quintal')
  await expect(past.locator('svg path').first()).toBeVisible()
  await past.getByRole('button', { name: 'Show as a table' }).click()
  await expect(past.getByRole('row')).toHaveText([/Usual price/, /₹2,450/, /₹2,400/])
  const nearby = page.getByRole('region', { name: 'Nearby markets' })
  await expect(nearby.getByRole('row', { name: /Lucknow/ })).toContainText('Same state')
  await expect(nearby.getByRole('row', { name: /Lucknow/ })).toContainText('+₹70')
  await expect(nearby.getByRole('row', { name: /Patna/ })).toContainText('−₹60')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await page.getByRole('button', { name: 'Set alert' }).click()
  await expect(page.getByText('Level is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Level' }).fill('2600')
  await page.getByRole('button', { name: 'Set alert' }).click()
  const alerts = page.getByRole('region', { name: 'Your price alerts' })
  await expect(alerts.getByRole('listitem')).toContainText('₹2,600 or above')
  await expect(bell(page, 'Notifications')).toBeVisible()

  external.reportToday()
  await expect(async () => {
    await page.reload()
    await expect(bell(page, 'Notifications (1 unread)')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await expect(newest).toContainText('₹2,610')
  await bell(page, 'Notifications (1 unread)').click()
  const notifications = page.getByRole('dialog', { name: 'Notifications' })
  await expect(notifications).toContainText(
    'Wheat (Dara) at Sultanpur is ₹2,610 a quintal, above your ₹2,600.',
  )
  await page.keyboard.press('Escape')
  await expect(bell(page, 'Notifications')).toBeFocused()
  await expect(alerts).toContainText('Reached on')
  await alerts.getByRole('button', { name: /^Remove alert: Wheat \(Dara\), Sultanpur/ }).click()
  await expect(alerts).toHaveCount(0)
})

test('the history of a price is read without scripts', {
  tag: '@phone',
}, async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    locale: 'en-IN',
  })
  await page.goto('/market-price?q=onion')
  await page.getByRole('article', { name: 'Onion' }).getByRole('link').click()
  await page
    .getByRole('row', { name: /Lasalgaon/ })
    .getByRole('link')
    .click()
  const past = page.getByRole('region', { name: 'Price history' })
  await expect(past.getByRole('row')).toHaveText([/Usual price/, /₹2,100/, /₹2,000/])
  await expect(past.locator('.mantine-Skeleton-root')).toBeHidden()
  await page.close()
})

test('in Hindi the newest price of onions is seen at once, and one tap opens its mandis and history', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/market-price')
  const onion = page.getByRole('article', { name: 'प्याज़' })
  await expect(onion).toContainText('₹2,100 प्रति क्विंटल')
  await expect(onion).toContainText('₹2,000–₹2,220')
  await onion.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'प्याज़' })).toBeVisible()
  await expect(page.getByRole('row', { name: /लासलगाँव/ })).toContainText('₹2,100')
  const past = page.getByRole('region', { name: 'पिछले भाव' })
  await expect(past).toContainText('₹2,000 और ₹2,100')
  await expect(past.locator('svg path').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'भेजें' })).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('the answer of an external model grows as it is written', { tag: '@phone' }, async ({
  page,
  external,
}) => {
  await logInAsNew(page)
  await page.goto('/chatbot')
  const talk = page.getByRole('log', { name: 'Conversation' })
  const field = page.getByRole('textbox', { name: 'Your question' })
  await field.fill('When do I sow wheat in Uttar Pradesh?')
  await field.press('Enter')
  const [beginning, end] = modelAnswer
  await expect(talk).toContainText('Sow wheat in the first')
  await expect(talk).not.toContainText(end)
  await expect(field).toBeDisabled()
  external.finishAnswer()
  await expect(talk).toContainText(beginning + end)
  await expect(talk.getByText('Passages consulted:')).toBeVisible()
  await expect(talk.getByRole('link').first()).toBeVisible()
  await expect(field).toBeFocused()
})
