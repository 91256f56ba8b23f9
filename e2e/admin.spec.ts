import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { type Account, logInAsNew } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { addCrop, headersOf } from './support/listings.ts'
import { operatorPhones } from './support/operators.ts'
import { openUntil, untilReady } from './support/page.ts'
import { newPerson } from './support/person.ts'
import { newOperator } from './support/second-factor.ts'

/** Presses a button of an admin page and enters the reason. */
async function decide(page: Page, button: string, words: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: `${button}: ${words}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(reason)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

const unarchive = (api: APIRequestContext, { token }: Account, cropId: string) =>
  api.patch(`/api/crop/update-crop/${cropId}`, {
    headers: headersOf(token),
    data: { isArchived: false },
  })

test('an operator verifies a seller, hides reported content and restores it; every action is in the log', {
  tag: '@desktop',
}, async ({ page: buyer, browser }) => {
  test.setTimeout(120_000)
  await logInAsNew(buyer)
  const person = await newPerson(browser, 'Meera Kulkarni')
  const seller = person.page
  const name = `Cabbage ${Date.now()}`
  const cropId = await addCrop(seller.request, person, { name })
  const operator = await newOperator(browser, 'Omkar Operator', operatorPhones.desk)
  const admin = operator.page

  await admin.goto('/admin')
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Admin')
  await expectAccessible(admin)
  const parts = admin.getByRole('navigation', { name: 'Admin sections' })
  await parts.getByRole('link', { name: 'People' }).click()
  await admin.getByRole('textbox', { name: 'Search' }).fill(person.phone)
  await expect(admin.getByRole('article')).toHaveCount(1)
  await admin.getByRole('button', { name: /^Verify: / }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Verify' }).click()
  await expect(admin.getByText('Reason is required')).toBeVisible()
  await admin.getByRole('button', { name: 'Cancel' }).click()
  await decide(admin, 'Verify', 'Meera Kulkarni', `Seen with ${name}`)
  await expect(admin.getByRole('button', { name: /^Remove verification: / })).toBeVisible()
  await expectAccessible(admin)
  const farmer = buyer.getByRole('region', { name: 'Farmer' })
  await openUntil(buyer, `/shop/${cropId}`, farmer.getByRole('img', { name: 'Verified' }))

  await buyer.getByRole('button', { name: 'Report this listing' }).click()
  const report = buyer.getByRole('dialog')
  await report.getByRole('combobox', { name: 'What is wrong?' }).selectOption('wrong')
  await report.getByLabel('Tell us more').fill('The <b>picture</b> shows another crop.')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(buyer.getByText('Thank you. Our people will look at it.')).toBeVisible()

  await parts.getByRole('link', { name: 'Listings' }).click()
  const card = admin.getByRole('article').filter({ hasText: name })
  await expect(card).toContainText('Wrong details or pictures')
  await expect(card).toContainText('The <b>picture</b> shows another crop.')
  await decide(admin, 'Hide listing', name, 'Please show your own crop.')
  await expect(card).toHaveCount(0)
  await openUntil(buyer, `/shop/${cropId}`, buyer.getByText('Unable to load product'))

  await seller.goto(`/shop/${cropId}`)
  await expect(seller.getByText('Hidden by an admin')).toBeVisible()
  await expectAccessible(seller)
  await seller.getByRole('button', { name: /^Notifications/ }).click()
  await expect(seller.getByText('Please show your own crop.')).toBeVisible()
  const refused = await unarchive(seller.request, person, cropId)
  expect(refused.status()).toBe(403)

  await admin.getByRole('button', { name: 'Hidden', exact: true }).click()
  await decide(admin, 'Restore listing', name, 'Better now.')
  await expect(card).toHaveCount(0)
  await openUntil(buyer, `/shop/${cropId}`, buyer.getByRole('heading', { level: 1, name }))

  await parts.getByRole('link', { name: 'Log' }).click()
  const rowOf = (act: string, words: string) =>
    admin.getByRole('row').filter({ hasText: act }).filter({ hasText: words })
  // The log names no user.
  await expect(rowOf('Verified a seller', `Seen with ${name}`)).toContainText('A person')
  await expect(rowOf('Hid a listing', name)).toContainText('Please show your own crop.')
  await expect(rowOf('Restored a listing', name)).toContainText('Better now.')
  await expect(rowOf('Restored a listing', name)).toContainText('Omkar Operator')
  await expectAccessible(admin)
  for (const part of ['Posts', 'Reviews', 'Messages', 'Contact', 'Expert sessions']) {
    await parts.getByRole('link', { name: part }).click()
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(part)
    await untilReady(admin)
  }
  await seller.context().close()
  await admin.context().close()
})

test('users who are not operators see nothing of admin, on its pages or through its API', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto('/admin/people')
  await expect(page).toHaveURL(/\/login\?redirect=\/admin\/people$/)
  const { token } = await logInAsNew(page)
  for (const address of ['/admin', '/admin/log']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is for admins')
    await expect(page.getByRole('navigation', { name: 'Admin sections' })).toHaveCount(0)
  }
  for (const part of ['summary', 'people', 'log']) {
    const answer = await page.request.get(`/api/desk/${part}`, { headers: headersOf(token) })
    expect(answer.status(), part).toBe(403)
  }
})
