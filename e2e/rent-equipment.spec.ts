import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { createAccount, expectLoggedOut, logInAsNew, logInWith } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { choose, inDays } from './support/form.ts'
import { picture } from './support/pictures.ts'

test('an owner lists a harvester, another person filters, finds it and sees what a week costs', async ({
  page,
  browser,
}) => {
  const name = `Harvester ${randomBytes(4).toString('hex')}`
  const owner = await logInAsNew(page)
  await page.goto('/dashboard/equipments/add')
  await page.getByRole('button', { name: 'Add Equipment', exact: true }).click()
  await expect(page.getByText('Equipment name is required')).toBeVisible()
  await expect(page.getByText('Please upload at least one image.')).toBeVisible()

  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await picture('harvester.jpg', 'firebrick')])
  await expect(page.getByRole('button', { name: /^Remove image/ })).toHaveCount(1)
  await page.getByLabel('Equipment name').fill(name)
  await choose(page, 'Category', 'Harvesting')
  await page.getByLabel('Price per day').fill('2500')
  await page.getByLabel('Contact number').fill('9876543210')
  await page.getByLabel('Available from').fill(inDays(5))
  await page.getByLabel('Available to').fill(inDays(1))
  await page.getByRole('button', { name: 'Add Equipment', exact: true }).click()
  await expect(page.getByText('Available to cannot be before available from')).toBeVisible()
  await page.getByLabel('Available to').fill(inDays(60))
  await page.getByRole('button', { name: 'Add Equipment', exact: true }).click()
  await expect(page.getByText('Equipment added successfully')).toBeVisible()
  await expect(page).toHaveURL(/\/equipment\/[\da-f-]{36}$/)
  const id = page.url().split('/').at(-1) ?? ''
  await expect(page.getByRole('link', { name: 'Edit Equipment' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Book Now' })).toHaveCount(0)

  const context = await browser.newContext({ viewport: page.viewportSize() })
  const renter = await context.newPage()
  await renter.goto('/rental')
  await choose(renter, 'Category', 'Harvester')
  await expect(renter).toHaveURL(/category=Harvester/)
  await renter.getByText(name).click()
  await expect(renter).toHaveURL(new RegExp(`/rental/${id}$`))
  await expect(renter.getByRole('button', { name: 'Book Now' })).toBeEnabled()
  for (let day = 1; day < 7; day++) {
    await renter.getByRole('button', { name: 'Increase days' }).click()
  }
  await expect(renter.getByLabel('Days', { exact: true })).toHaveValue('7')
  await expect(renter.getByRole('main').getByText('₹17,500').first()).toBeVisible()
  await expectAccessible(renter)

  const third = await createAccount(renter.request)
  await logInWith(renter, third.token)
  await renter.goto(`/dashboard/equipments/edit/${id}`)
  await expect(renter.getByText('You are not authorized to edit this equipment.')).toBeVisible()
  await expect(renter).toHaveURL(new RegExp(`/equipment/${id}$`))
  const refused = await renter.request.patch(`/api/equipment/update-equipment/${id}`, {
    headers: { authorization: `Bearer ${third.token}` },
    data: { pricePerDay: 1 },
  })
  expect(refused.status()).toBe(403)

  await page.request.patch(`/api/equipment/update-equipment/${id}`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: { status: 'maintenance' },
  })
  await renter.goto(`/rental/${id}`)
  await expect(renter.getByRole('button', { name: 'Currently Unavailable' })).toBeDisabled()
  await context.close()
})

test('the dashboard requires a login and then opens the requested page', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login\?redirect=dashboard$/)
  await page.goto('/dashboard/equipments')
  await expect(page).toHaveURL(/\/login\?redirect=\/dashboard\/equipments$/)
  await page.goto('/my-profile')
  await expect(page).toHaveURL(/\/login\?redirect=\/my-profile$/)
})

test('a user edits their profile and picture, and logs out everywhere', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  const { phone, token } = await logInAsNew(page)
  await page.goto('/my-profile')
  await page.getByLabel('First name').fill('Ramesh')
  await page.getByLabel('City').fill('Indore')
  await page.getByLabel('Date of birth').fill('1988-04-12')
  await page.getByRole('button', { name: /Save/ }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByText(`+91 ${phone}`).or(page.getByLabel('Phone number'))).toBeVisible()
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture('me.jpg', 'peru'))
  await expect(page.getByText('Image updated successfully')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ramesh')
  await expect(page.getByLabel('Date of birth')).toHaveValue('12 Apr 1988')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Log out/ })
    .click()
  await expectLoggedOut(page)
  const answer = await page.request.get('/api/user/get-user', {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(401)
})
