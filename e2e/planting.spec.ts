import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const zone = (page: Page) => page.getByRole('combobox', { name: 'Zone' })

/** A mark on the window, which reloading the page would remove. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameLoad: true }))
const isSameLoad = (page: Page) => page.evaluate(() => 'isSameLoad' in window)

test('the crop database finds grains, opens in sections, and switches to the calculator without a reload', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/crop-database')
  await mark(page)
  await page.getByRole('textbox', { name: 'Search' }).fill('grain')
  const cards = page.locator('main button[aria-pressed]')
  await expect(cards).toHaveText([/^Wheat/, /^Rice/])
  await cards.first().click()
  await expect(page.getByRole('heading', { level: 2, name: 'Wheat' })).toBeFocused()

  const section = (name: string) => page.getByRole('button', { name })
  await expect(section('Basic Information')).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('Triticum aestivum')).toBeVisible()
  for (const name of [
    'Growing Information',
    'Planting Information',
    'Care Instructions',
    'Harvest & Storage',
    'Popular Varieties',
  ]) {
    await expect(section(name)).toHaveAttribute('aria-expanded', 'false')
  }
  await section('Basic Information').click()
  await expect(page.getByText('Triticum aestivum')).toBeHidden()
  await section('Planting Information').press('Enter')
  await expect(section('Planting Information')).toHaveAttribute('aria-expanded', 'true')
  await expect(zone(page)).toHaveValue('7b')
  await zone(page).selectOption('9a')
  await expect(page.getByText('No planting information available for selected zone')).toBeVisible()

  await tab(page, 'Calculator').click()
  await expect(page).toHaveURL(/\/planting-calculator\?crop=wheat&zone=9a$/)
  await expect(page.getByRole('alert')).toHaveText(
    'No specific planting information available for Zone 9a. Please consult local extension office for more accurate dates.',
  )
  await page.goBack()
  await expect(page).toHaveURL(/\/crop-database\?/)
  await expect(tab(page, 'Database')).toHaveAttribute('aria-selected', 'true')
  expect(await isSameLoad(page)).toBe(true)
})

/** Wheat in zone 7b: spring 20 February to 25 March, harvest 10 June to 12 July, fall 8 October to 7 November. */
const days = [
  { day: '02-19', banner: null },
  { day: '02-20', banner: "It's planting time now!" },
  { day: '03-25', banner: "It's planting time now!" },
  { day: '03-26', banner: null },
  { day: '06-10', banner: 'Harvest season!' },
  { day: '07-13', banner: null },
  { day: '11-07', banner: 'Fall planting time!' },
  { day: '11-08', banner: null },
]

test('the calculator says what can be planted today, by the user’s clock', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/planting-calculator')
  await mark(page)
  await expect(page.getByRole('heading', { level: 2, name: 'Planting Calculator' })).toBeVisible()
  await expect(page.getByText('Data based on USDA hardiness zones')).toBeVisible()
  await expect(zone(page)).toHaveValue('7b')
  const crop = page.getByRole('combobox', { name: 'Crop' })
  const banners = page.getByText(/^(It's planting time now!|Harvest season!|Fall planting time!)$/)
  for (const { day, banner } of days) {
    // Early in the Indian day it is still the previous day in UTC.
    await page.clock.setFixedTime(new Date(`2027-${day}T00:30:00+05:30`))
    // Every choice reads the clock again.
    await crop.selectOption('Tomato')
    await crop.selectOption('Wheat')
    await expect(page.getByText('20 February – 25 March')).toBeVisible()
    await expect(banners, day).toHaveText(banner ? [banner] : [])
  }
  await page.getByRole('link', { name: 'View full growing information' }).click()
  await expect(page).toHaveURL(/\/crop-database\?crop=wheat$/)
  await expect(page.getByRole('heading', { level: 2, name: 'Wheat' })).toBeVisible()
  expect(await isSameLoad(page)).toBe(true)
})

test('the Indian calendar shows what to sow in a state and month, and opens a crop', {
  tag: '@phone',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2027-06-15T12:00:00+05:30'))
  await page.goto('/crop-calendar')
  await expect(page.getByRole('heading', { name: 'What can I sow now?' })).toBeVisible()
  const wheat = page.getByRole('link', { name: 'Wheat', exact: true })
  await expect(page.getByRole('link', { name: /^(Rice|Paddy)/ }).first()).toBeVisible()
  await expect(wheat).toHaveCount(0)

  await page.getByRole('combobox', { name: 'State' }).selectOption('Punjab')
  await page.getByRole('button', { name: 'November' }).click()
  await expect(page.getByRole('heading', { name: 'What can I sow in November?' })).toBeVisible()
  await expect(page).toHaveURL(/\/crop-calendar\?state=Punjab&month=11$/)
  const dates = page.getByRole('button', { name: 'Dates of Wheat' })
  await dates.click()
  await expect(dates).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('article').filter({ has: dates })).toContainText('Harvest')
  await expectAccessible(page)
  await wheat.click()
  await expect(page).toHaveURL(/\/crop-calendar\/wheat\?state=Punjab$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Wheat' })).toBeVisible()
  for (const name of ['When to sow and harvest', 'Seed, spacing and fertiliser', 'Sources']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  // Of many pests and diseases a phone shows the signs, and what to do after a press.
  const rust = page.getByRole('listitem').filter({ hasText: 'Yellow (stripe) rust' })
  const remedy = rust.getByText('propiconazole')
  await expect(rust.getByText('Signs')).toBeVisible()
  await expect(remedy).toBeHidden()
  await rust.getByText('What to do first').click()
  await expect(remedy).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Punjab')
  await expect(page.getByRole('button', { name: 'November' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(wheat).toBeVisible()
})

test('the calendar in Hindi is one chart of the year, with a row for each crop', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/crop-calendar?state=Punjab&month=11')
  const dates = page.getByRole('button', { name: 'गेहूँ की तारीखें' })
  const row = page.getByRole('article').filter({ has: dates })
  await expect(row).toContainText('बुवाई')
  expect((await row.boundingBox())?.height).toBeLessThan(130)
  await dates.click()
  await expect(row).toContainText('रबी')
  await expect(row).toContainText('कटाई')
  await dates.click()
  await expect(dates).toHaveAttribute('aria-expanded', 'false')
})
