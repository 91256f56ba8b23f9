import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInByOtp, logInWith } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { operatorPhones } from './support/operators.ts'
import { untilReady } from './support/page.ts'
import { addVirtualAuthenticator } from './support/second-factor.ts'
import { logOut } from './support/shell.ts'

// A passkey belongs to a host name, and an IP address is not one.
test.use({ baseURL: `http://localhost:${process.env.E2E_PORT}` })

const section = (page: Page) => page.locator('#second-step')

/** Adds a passkey in the open profile. @returns the recovery codes that are shown with the first one. */
async function addPasskey(page: Page): Promise<string[]> {
  await section(page).getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('My phone')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const shown = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section(page).getByText('My phone')).toBeVisible()
  return shown
}

/** Makes the next sensitive change fail once, as if the second step had been long ago. */
async function refuseOnce(page: Page, procedure: string) {
  await page.route(
    `**/trpc/${procedure}`,
    (route) => {
      const data = { code: 'second_factor.confirm', httpStatus: 403, issues: [] }
      const error = { message: 'Please confirm that it is you.', code: -32003, data }
      return route.fulfill({ status: 403, json: { error: { json: error } } })
    },
    { times: 1 },
  )
}

test('a passkey set up in the profile completes the login, and confirms another UPI ID without losing anything typed', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  test.setTimeout(180_000)
  await addVirtualAuthenticator(page)
  const { phone, token } = await createAccount(page.request)
  await logInWith(page, token)
  await page.goto('/my-profile')
  await untilReady(page)
  const codes = await addPasskey(page)
  await expectAccessible(page)

  // The session continues with its new token, without a reload.
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('UPI ID').fill('asha@okbank')
  await refuseOnce(page, 'user.update')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await confirm.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(confirm).toHaveCount(0)
  await expect(page.getByLabel('UPI ID')).toHaveValue('asha@okbank')

  // When the user cancels, the change is refused and stays in the form.
  await page.getByLabel('UPI ID').fill('other@okbank')
  await refuseOnce(page, 'user.update')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await confirm.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Please confirm that it is you.')).toBeVisible()
  await expect(page.getByLabel('UPI ID')).toHaveValue('other@okbank')

  await page.goto('/shop')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?redirect=/my-profile')
  await logInByOtp(page, phone)
  await expectAccessible(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page).toHaveURL(/\/my-profile$/)
  await expect(page.getByLabel('UPI ID')).toHaveValue('asha@okbank')

  // Without the phone that has the passkey, a recovery code works.
  await page.goto('/shop')
  await page.evaluate(() => localStorage.clear())
  await page.goto('/login?redirect=/my-profile')
  await logInByOtp(page, phone)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill('0000-0000-0000-0000')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This code is wrong or was used already.')).toBeVisible()
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/my-profile$/)
  await expect(section(page).getByText('9 of 10 left')).toBeVisible()
})

test(
  'an operator gets in once a second step is set up, and needs it at the next login',
  {
    tag: '@desktop',
  },
  async ({ page }, { retry }) => {
    test.setTimeout(120_000)
    await addVirtualAuthenticator(page)
    const { phone, token } = await createAccount(
      page.request,
      retry === 0 ? operatorPhones.secondFactor : operatorPhones.secondFactorRetry,
    )
    await logInWith(page, token)
    await page.goto('/admin')
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Set up a second step first')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Set up a second step' }).click()
    await untilReady(page)
    await addPasskey(page)
    await page.goto('/admin')
    await expect(heading).toHaveText('Admin')
    await logOut(page)
    await page.goto('/login?redirect=/admin')
    await logInByOtp(page, phone)
    await page.getByRole('button', { name: 'Use passkey' }).click()
    await expect(heading).toHaveText('Admin')
  },
)
