import { randomBytes } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { inDays } from './support/form.ts'
import { addCrop } from './support/listings.ts'
import { desktop, newPerson } from './support/person.ts'
import { picture } from './support/pictures.ts'

const cards = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('in Hindi a seller says what a crop is by its picture, a buyer finds it by a regional name, the seller corrects it', {
  tag: '@phone',
}, async ({ browser }) => {
  // A name that tells no kind.
  const name = `Zq${randomBytes(3).toString('hex')}`
  const { page, ...seller } = await newPerson(browser, 'Lakshmi Rao')
  const cropId = await addCrop(page.request, seller, { name })
  const buyer = await browser.newPage()
  await buyer.goto('/shop?q=vankaya')
  await expect(buyer.getByRole('main').getByRole('textbox', { name: 'Search' })).toBeVisible()
  await expect(cards(buyer, name)).toHaveCount(0)

  const chooseKind = async (typed: string, option: string) => {
    await page.goto(`/dashboard/crops/edit/${cropId}`)
    const kind = page.getByRole('combobox', { name: 'यह क्या है?' })
    await kind.click()
    await kind.fill(typed)
    const offered = page.getByRole('option', { name: option })
    await expect(offered).toBeVisible()
    return offered
  }
  const save = async () => {
    await page.getByRole('button', { name: 'बदलाव सहेजें' }).click()
    await expect(page).toHaveURL(new RegExp(`/shop/${cropId}$`))
  }
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  const brinjal = await chooseKind('vankaya', 'बैंगन')
  // Drawn, and not an empty frame.
  await expect
    .poll(() =>
      brinjal.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0)
  await brinjal.click()
  await expect(page.getByRole('combobox', { name: 'यह क्या है?' })).toHaveValue('बैंगन')
  await save()
  for (const regionalName of ['vankaya', 'baingan', 'बैगन']) {
    await buyer.goto(`/shop?q=${encodeURIComponent(regionalName)}`)
    await expect(cards(buyer, name)).toHaveCount(1)
  }

  await (await chooseKind('इनमें', 'इनमें से कोई नहीं')).click()
  await save()
  await buyer.goto('/shop?q=vankaya')
  await expect(buyer.getByRole('main').getByRole('textbox', { name: 'Search' })).toBeVisible()
  await expect(cards(buyer, name)).toHaveCount(0)
  await buyer.close()
})

test('the kind of a machine fills in its category, which its owner may correct', {
  tag: '@desktop',
}, async ({ browser }) => {
  const name = `Zq${randomBytes(3).toString('hex')}`
  const { page } = await newPerson(browser, 'Mohan Singh', desktop)
  await page.goto('/dashboard/equipments/add')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture('machine.jpg', 'firebrick')])
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(1)
  await page.getByLabel('Equipment name').fill(name)
  const kind = page.getByRole('combobox', { name: 'What is it?' })
  await kind.click()
  await kind.fill('hadamba')
  await page.getByRole('option', { name: 'Thresher', exact: true }).click()
  const category = page.getByRole('combobox', { name: 'Category' })
  await expect(category).toHaveValue('Harvesting')
  await expectAccessible(page)

  await category.click()
  await page.getByRole('option', { name: 'Others', exact: true }).click()
  await expect(category).toHaveValue('Others')
  await kind.click()
  await kind.fill('rotavator')
  await page.getByRole('option', { name: 'Rotavator', exact: true }).click()
  // What the owner chose stays.
  await expect(category).toHaveValue('Others')
  await page.getByLabel('Price per day').fill('900')
  await page.getByLabel('Contact number').fill('9876543210')
  await page.getByLabel('Available from').fill(inDays(0))
  await page.getByLabel('Available to').fill(inDays(60))
  await page.getByRole('button', { name: 'Add Equipment', exact: true }).click()
  await expect(page).toHaveURL(/\/equipment\/[\da-f-]{36}$/)

  await page.goto(`/rental?q=${encodeURIComponent('रोटावेटर')}`)
  await expect(cards(page, name)).toHaveCount(1)
})
