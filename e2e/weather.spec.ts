import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { failCalls } from './support/calls.ts'
import { untilReady } from './support/page.ts'

const denied = 'Location access denied. Using default location (Sultanpur, UP).'
const failed = 'Failed to fetch weather data. Please check the city name and try again.'

const main = (page: Page) => page.getByRole('main')
const place = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const city = (page: Page) => page.getByRole('textbox', { name: 'City' })

/** The value of a name in a list of names and values. */
const factOf = (page: Page, name: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')

test('a user who denies their location gets the weather of Sultanpur, and finds another city by name', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/weather')
  await expect(page.getByText(denied)).toBeVisible()
  await expect(place(page, 'Sultanpur, India')).toBeVisible()
  await expect(main(page).getByText('31.4°C')).toBeVisible()
  await expect(factOf(page, 'Feels like')).toHaveText('34.2°C')
  await expect(factOf(page, 'Humidity')).toHaveText('84%')
  await expect(factOf(page, 'Wind speed')).toContainText('7.6 m/s')
  await expect(factOf(page, 'Sunrise')).toHaveText('6:21 am')
  await expect(factOf(page, 'Sunset')).toHaveText('5:12 pm')
  await expect(main(page).getByText('It is hot: water early in the morning')).toBeVisible()
  await expect(main(page).getByText('The air is very damp: watch for fungal')).toBeVisible()
  await expect(main(page).getByText('Wind and rain together: put off spraying')).toBeVisible()
  const warnings = page.getByRole('region', { name: 'Warnings' })
  await expect(warnings).toContainText('82.4 mm')
  await expect(warnings).toContainText('Heavy rain: open the drains')
  await expect(page.getByRole('link', { name: 'Open-Meteo.com' })).toBeVisible()

  await city(page).fill('   ')
  await city(page).press('Enter')
  await expect(page.getByText('City is required')).toBeVisible()
  await expect(page).toHaveURL(/\/weather$/)

  await city(page).fill('nashik')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(place(page, 'Nashik, India')).toBeVisible()
  await expect(page).toHaveURL(/\/weather\?city=nashik$/)
  await expect(page.getByText(denied)).toBeHidden()

  await city(page).fill('Atlantis')
  await city(page).press('Enter')
  await expect(page.getByText(failed)).toBeVisible()
  await expect(place(page, 'Nashik, India')).toBeVisible()

  await page.goBack()
  await expect(page.getByText(failed)).toBeHidden()
  await expect(city(page)).toHaveValue('nashik')
  await page.goBack()
  await expect(place(page, 'Sultanpur, India')).toBeVisible()
})

test('the forecast shows three days, moves by one and stops at the last day', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/weather?city=Jaipur')
  const forecast = page.getByRole('region', { name: /Forecast/ })
  const days = forecast.getByRole('listitem')
  const next = forecast.getByRole('button', { name: 'Next' })
  const previous = forecast.getByRole('button', { name: 'Previous' })
  await expect(days).toHaveCount(3)
  await expect(days.first()).toContainText('Today')
  await untilReady(page)
  await expect(previous).toBeDisabled()
  await previous.click({ force: true })
  await expect(forecast.getByText('Days 1–3 of 7')).toBeVisible()

  const [, second, third] = await days.allTextContents()
  await next.click()
  await expect(forecast.getByText('Days 2–4 of 7')).toBeVisible()
  expect((await days.allTextContents()).slice(0, 2)).toEqual([second, third])
  for (const shown of ['3–5', '4–6', '5–7']) {
    await next.click()
    await expect(forecast.getByText(`Days ${shown} of 7`)).toBeVisible()
  }
  await expect(next).toBeDisabled()
  await next.click({ force: true })
  await expect(days).toHaveCount(3)
  await previous.click()
  await expect(forecast.getByText('Days 4–6 of 7')).toBeVisible()
})

test('a farmer sees today first, then every day at once with its rain, its heat and whether to spray', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/weather?city=Jaipur')
  const heading = place(page, 'Jaipur, भारत')
  await expect(heading).toBeInViewport()
  await expect(main(page).getByText('31.4°C')).toBeInViewport()
  const week = page.getByRole('region', { name: 'आने वाले दिन एक नज़र में' })
  const days = week.getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.nth(1)).toContainText('कल')
  await expect(days.nth(4)).toContainText('95%')
  await expect(days.nth(4)).toContainText('82.4 मि.मी.')
  await expect(days.nth(4)).toContainText('छिड़काव के लिए ठीक नहीं।')
  await expect(days.nth(4)).toContainText('बारिश दवा धो देगी।')
  await expect(days.nth(1)).toContainText('सुबह 7 बजे से')
  await expect(days.nth(3)).toContainText('किमी/घंटा: दवा उड़ जाएगी।')
  await week.getByText('छिड़काव की सलाह कैसे तय होती है').click()
  await expect(week.getByRole('link', { name: /GRDC/ })).toBeVisible()
  await expectAccessible(page)
})

test('a known location is requested by rounded coordinates, and a failing service says so and recovers', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 20.00412, longitude: 73.78067 })
  const restore = await failCalls(page, 'weather.get')
  const requested = page.waitForRequest(/weather\.get/)
  await page.goto('/weather')
  expect(decodeURIComponent((await requested).url())).toContain('"lat":20,"lon":73.78')
  await expect(page.getByRole('alert')).toContainText(failed)
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(place(page, 'Your location')).toBeVisible()
  await expect(page.getByText(denied)).toBeHidden()
})

test('a browser without geolocation says so, in Hindi for Hindi readers', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'hi')
    Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  })
  await page.goto('/weather')
  await expect(page.getByText('आपके ब्राउज़र में लोकेशन की सुविधा नहीं है।')).toBeVisible()
  await expect(place(page, 'सुल्तानपुर, भारत')).toBeVisible()
  await expect(main(page).getByText('गर्मी है: सुबह जल्दी या देर शाम पानी दें')).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.reload()
  await expect(page.getByText('Geolocation is not supported by your browser.')).toBeVisible()
})
