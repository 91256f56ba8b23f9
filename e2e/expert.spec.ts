import { expect, test } from '@playwright/test'
import { createAccount, logInByOtp } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { choose, inDays } from './support/form.ts'

test('a visitor writes to a plant doctor, logs in without losing a word, and the request is stored until it is cancelled', {
  tag: '@phone',
}, async ({ page }) => {
  const { phone } = await createAccount(page.request)
  await page.goto('/expert-session?field=plant-doctor')
  await expect(page.getByRole('combobox', { name: 'Expert' })).toHaveValue('Plant doctor')

  await page.getByRole('button', { name: 'Log in and send' }).click()
  await expect(page.getByText('Question is required')).toBeVisible()
  const question = 'Tomato leaves curl & turn <b>yellow</b>.'
  await page.getByLabel('Question').fill(question)
  await choose(page, 'Crop', 'Tomato')
  await page.getByLabel('Preferred day').fill(inDays(3))
  await choose(page, 'Time of day', 'Morning (8 to 12)')
  await page.getByRole('button', { name: 'Log in and send' }).click()

  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logInByOtp(page, phone)

  await expect(page).toHaveURL(/\/expert-session\?field=plant-doctor$/)
  await expect(page.getByLabel('Question')).toHaveValue(question)
  await expect(page.getByRole('combobox', { name: 'Crop' })).toHaveValue('Tomato')
  await page.getByRole('button', { name: 'Send request' }).click()
  const request = page.getByRole('article').filter({ hasText: 'Plant doctor' })
  await expect(request).toContainText('Waiting for confirmation')
  await expect(request).toContainText(question)
  await expect(request).toContainText(new RegExp(`${phone.slice(0, 5)}\\s${phone.slice(5)}`))
  await expect(request).toContainText('The call is not fixed')
  await expectAccessible(page)

  await page.reload()
  await request.getByRole('button', { name: /^Cancel request/ }).click()
  await expect(request).toContainText('Cancelled')
  await page.reload()
  await expect(request).toContainText('You cancelled this request.')
})

test('a farmer finds a crop problem by the crop or by its signs, in both scripts', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  await page.goto('/crop-health-tips')
  await page.getByRole('link', { name: 'Tomato' }).click()
  await expect(page).toHaveURL(/crop=tomato/)
  const matches = page.getByRole('article')
  await expect(matches.filter({ hasText: 'Fruit borer' })).toContainText(
    'Round holes in the fruits',
  )
  await page.getByRole('button', { name: 'Diseases only' }).click()
  await expect(matches.filter({ hasText: 'Fruit borer' })).toHaveCount(0)

  await page.goto('/crop-health-tips')
  await page.getByRole('textbox', { name: 'Search' }).fill('पत्ते पीले')
  await expect(matches.filter({ hasText: 'Yellow mosaic' }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Search' }).fill('zzqq')
  await expect(page.getByText('No pest or disease here has these signs.')).toBeVisible()
})
