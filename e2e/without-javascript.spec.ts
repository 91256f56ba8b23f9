import { test as base, expect, type Page } from '@playwright/test'
import { paths } from '../src/client/platform/paths/paths.ts'
import { publicPages } from '../src/shared/page/public-pages.constants.ts'
import { sidewaysScroll } from './support/targets.ts'

/** The words of the run's language: Hindi on the phone, English on the wide screen. */
const test = base.extend<{ say: (english: string, hindi: string) => string }>({
  javaScriptEnabled: false,
  locale: ({ isMobile }, provide) => provide(isMobile ? 'hi-IN' : 'en-IN'),
  say: ({ isMobile }, provide) => provide((english, hindi) => (isMobile ? hindi : english)),
})

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).locator(`form[action] [name=${name}]`)
const hints = (page: Page) => main(page).getByRole('note')
const articles = (page: Page) => main(page).getByRole('article')

/** The controls in sight that only the page's code could serve. */
const deadControls = (page: Page) =>
  page.locator(':is(button, input, select, textarea):visible:not(form[action] *)')

async function send(page: Page, name: string): Promise<void> {
  await field(page, name).locator('xpath=ancestor::form').locator('[type=submit]').click()
}

test('every public page can be read, with nothing on it that does nothing', {
  tag: '@audit',
}, async ({ page }) => {
  test.slow()
  for (const address of Object.values(publicPages)) {
    const answer = await page.goto(address)
    expect.soft(answer?.status(), address).toBe(200)
    await expect.soft(page.locator('h1'), address).toHaveCount(1)
    await expect.soft(deadControls(page), address).toHaveCount(0)
    await expect.soft(page.locator('.mantine-Skeleton-root:visible'), address).toHaveCount(0)
    expect.soft(await sidewaysScroll(page), address).toEqual([])
  }
})

test('the shop is searched, filtered, sorted and paged, and a crop is read', async ({
  page,
  say,
}) => {
  await page.goto(paths.shop.href())
  const count = await articles(page).count()
  await page
    .getByRole('navigation', { name: say('Pages', 'पेज') })
    .getByText(say('Next', 'अगला'))
    .click()
  await expect(page).toHaveURL(/\/shop\?page=2$/)
  await expect(articles(page)).not.toHaveCount(0)

  await field(page, 'q').fill('onion')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/shop\?q=onion$/)
  await expect(field(page, 'q')).toHaveValue('onion')
  await expect(articles(page).first()).toContainText(say('Onion', 'प्याज़'))
  expect(await articles(page).count()).toBeLessThan(count)

  await page.locator('summary').first().click()
  await field(page, 'category').selectOption('Vegetables')
  await field(page, 'sort').selectOption({ index: 1 })
  await field(page, 'state').selectOption('Gujarat')
  await send(page, 'q')
  await expect(page).toHaveURL(/\/shop\?q=onion&category=Vegetables&sort=\w+&state=Gujarat$/)
  await expect(field(page, 'district')).toBeVisible()
  await expect(articles(page).first()).toContainText(say('Gujarat', 'गुजरात'))

  await articles(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Onion', 'प्याज़'))
  await expect(hints(page)).toHaveText(/JavaScript|जावास्क्रिप्ट/)
  await expect(deadControls(page)).toHaveCount(0)
})

test('the address of a search is read by the page’s code as it was read without it', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto(paths.shop.href())
  await page.locator('summary').first().click()
  await field(page, 'organic').check()
  await field(page, 'minPrice').fill('20')
  await field(page, 'near').fill('422001')
  await send(page, 'q')
  await expect(page).toHaveURL(/\/shop\?organic=true&near=422001&minPrice=20$/)
  const shown = await articles(page).allInnerTexts()
  expect(shown.length).toBeGreaterThan(0)

  const withCode = await browser.newPage({ baseURL: baseURL ?? '', locale: 'en-IN' })
  await withCode.goto(page.url())
  await expect(withCode.getByRole('checkbox', { name: 'Organic' })).toBeChecked()
  await expect(withCode.getByRole('article')).toHaveCount(shown.length)
  await expect(withCode).toHaveURL(page.url())
  await withCode.close()
})

test('machines are searched, and one is read', async ({ page, say }) => {
  await page.goto(paths.rental.href())
  await field(page, 'q').fill('tractor')
  await send(page, 'q')
  await expect(page).toHaveURL(/\/rental\?q=tractor$/)
  await articles(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Tractor', 'ट्रैक्टर'))
  await expect(hints(page)).toHaveText(/JavaScript|जावास्क्रिप्ट/)
})

test('market prices are searched by crop and by state', async ({ page, say }) => {
  await page.goto(paths.marketPrice.href())
  await field(page, 'q').fill('wheat')
  await send(page, 'q')
  await expect(page).toHaveURL(/\/market-price\?q=wheat$/)
  await articles(page)
    .getByRole('link', { name: say('Wheat', 'गेहूँ'), exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Wheat', 'गेहूँ'))
  await field(page, 'state').selectOption('Bihar')
  await send(page, 'state')
  await expect(page).toHaveURL(/\/market-price\/crop\/[\w-]+\?state=Bihar$/)
  await expect(main(page).getByRole('table').first()).toContainText(say('Bihar', 'बिहार'))
})

test('the weather of a typed town is shown, or why it is not', async ({ page, say }) => {
  await page.goto(paths.weather.href())
  await expect(hints(page)).toContainText(say('Type the name of your town', 'अपने शहर का नाम'))
  await field(page, 'city').fill('Nashik')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/weather\?city=Nashik$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Nashik' })).toBeVisible()
  await expect(main(page)).toContainText('°C')

  await field(page, 'city').fill('Nowhereville')
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText(
    say('No weather data available', 'मौसम नहीं दिखाया जा सका'),
  )

  await field(page, 'city').fill(say('Leh', 'Kargil'))
  await page.keyboard.press('Enter')
  // A page that had waited for the late town would show its weather instead of this sentence.
  await expect(hints(page)).toContainText(say('could not be shown now', 'अभी नहीं दिखाया जा सका'))
})

test('the crop calendar is read by month and by crop', async ({ page, say }) => {
  await page.goto(paths.cropCalendar.href())
  const months = main(page).getByRole('navigation', { name: say('Month', 'महीना') })
  await months.getByRole('link', { name: say('All year', 'पूरा साल') }).click()
  await expect(page).toHaveURL(/\/crop-calendar\?month=all$/)
  await field(page, 'q').fill('wheat')
  await send(page, 'q')
  await expect(page).toHaveURL(/\/crop-calendar\?month=all&q=wheat$/)
  await articles(page)
    .getByRole('link', { name: say('Wheat', 'गेहूँ'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/crop-calendar\/wheat/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(say('Wheat', 'गेहूँ'))
})

test('the crop database opens whole, and the calculator answers', async ({ page, say }) => {
  await page.goto(paths.cropDatabase.href())
  await field(page, 'q').fill('wheat')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/crop-database\?q=wheat$/)
  await main(page)
    .getByRole('link', { name: say('Wheat', 'गेहूँ'), exact: true })
    .click()
  await expect(page.getByText('Triticum aestivum')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: say('Harvest & Storage', 'कटाई और भंडारण') }),
  ).toBeVisible()
  await page.getByRole('link', { name: say('Calculator', 'कैलकुलेटर'), exact: true }).click()
  await field(page, 'zone').selectOption({ label: say('Zone 9a', 'ज़ोन 9a') })
  await send(page, 'zone')
  await expect(page).toHaveURL(/\/planting-calculator\?crop=wheat&zone=9a$/)
  await expect(main(page).getByRole('alert')).toContainText('9a')
})

test('signs of a disease, news and articles are read', async ({ page, say }) => {
  await page.goto(paths.cropHealthTips.href(''))
  await field(page, 'q').fill(say('yellow leaves', 'पीले पत्ते'))
  await send(page, 'q')
  await expect(articles(page)).not.toHaveCount(0)
  await page
    .getByRole('navigation', { name: say('Pages', 'पेज') })
    .getByText(say('Next', 'अगला'))
    .click()
  await expect(page).toHaveURL(/page=2/)

  // The first visit may only begin to fetch the news.
  await expect(async () => {
    await page.goto(paths.news.href())
    await expect(articles(page).first()).toBeVisible({ timeout: 1000 })
  }).toPass()
  await main(page)
    .getByRole('link', { name: say('Business', 'कारोबार'), exact: true })
    .click()
  await expect(page).toHaveURL(/\/news\?category=business$/)

  await page.goto(paths.blog.href())
  await articles(page).first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/blog\/[\w-]+$/)
  await expect(main(page).getByRole('paragraph').first()).toBeVisible()
})

test('what writes or is one’s own says that it needs scripts', async ({ page, say }) => {
  const needsCode = say('JavaScript', 'जावास्क्रिप्ट')
  const own = [paths.login, paths.register, paths.contact, paths.cart, paths.dashboard]
  for (const { pattern } of own) {
    await page.goto(pattern)
    await expect.soft(hints(page).first(), pattern).toContainText(needsCode)
    await expect.soft(deadControls(page), pattern).toHaveCount(0)
  }
})
