import { expect, type Page, test } from '@playwright/test'
import { createAccount, logInByOtp } from './support/account.ts'
import { expectAccessible } from './support/axe.ts'
import { newestOtp, newPhone } from './support/sms.ts'

const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

test('a farmer who reads Hindi comes from "Sell your crop" to the listing with one code', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/')
  await page.getByRole('link', { name: 'अपनी फ़सल बेचिए' }).click()
  await expect(page).toHaveURL('/register?redirect=/dashboard/crops/add')

  const phone = newPhone()
  const number = page.getByLabel('फ़ोन नंबर')
  await number.pressSequentially(`+91 ${phone.slice(0, 5)}-${phone.slice(5)}`)
  await expect(number).toHaveValue(phone)
  await page.getByRole('button', { name: 'OTP भेजें' }).click()
  await expect(page.getByLabel('OTP')).toBeFocused()
  await page.getByLabel('OTP').fill(newestOtp(phone))
  await page.getByRole('button', { name: 'OTP जाँचें' }).click()

  await expect(page).toHaveURL('/setup?redirect=/dashboard/crops/add')
  await page.getByLabel('पहला नाम').fill('आशा')
  // The address that follows says what she came for.
  await expect(page.getByRole('checkbox', { name: 'बेचना' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'किराए की मशीनें' }).check()
  // A cheap phone loads the page anew when she comes back from her SMS.
  await page.reload()
  await expect(page.getByLabel('पहला नाम')).toHaveValue('आशा')
  await expect(page.getByRole('checkbox', { name: 'किराए की मशीनें' })).toBeChecked()
  await page.getByLabel('पिन कोड').fill('422001')
  await expect(page.getByText('नासिक ज़िला, महाराष्ट्र, 422001')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'सहेजें और आगे बढ़ें' }).click()
  await expect(page).toHaveURL('/dashboard/crops/add')

  const headers = { authorization: `Bearer ${await token(page)}` }
  const answer = await page.request.get('/api/user/get-user', { headers })
  expect((await answer.json()).data).toMatchObject({
    firstName: 'आशा',
    kind: 'farmer',
    activities: ['sell', 'rent'],
    language: 'hi',
    address: { zip: '422001', state: 'Maharashtra' },
  })
})

test('a login with a number that has no account goes on to the sign-up with the same code', {
  tag: '@desktop',
}, async ({ page }) => {
  const phone = newPhone()
  await page.goto('/login?redirect=/dashboard/equipments/add')
  await logInByOtp(page, phone)
  await expect(page.getByText('No account found for this number. Please sign up.')).toBeVisible()
  await expectAccessible(page)
  const shown = `${phone.slice(0, 5)} ${phone.slice(5)}`
  await page.getByRole('button', { name: `Create account with +91 ${shown}` }).click()
  await expect(page).toHaveURL('/setup?redirect=/dashboard/equipments/add')
  await page.getByRole('button', { name: 'Skip for now' }).click()
  await expect(page).toHaveURL('/dashboard/equipments/add')
  // Renters call the number that the owner logs in with, unless the owner types another one.
  await expect(page.getByLabel('Contact number')).toHaveValue(phone)
})

test('a sign-up with a number that has an account logs in and goes on where it was going', {
  tag: '@desktop',
}, async ({ page }) => {
  const { phone, token: other } = await createAccount(page.request)
  await page.request.post('/api/user/skip-setup', {
    headers: { authorization: `Bearer ${other}` },
  })
  await page.goto('/register?redirect=/shop')
  await logInByOtp(page, phone)
  await expect(page).toHaveURL('/shop')
  expect(await token(page)).toBeTruthy()
})
