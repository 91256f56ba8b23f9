import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { newestOtp, newPhone } from './sms.ts'

export interface Account {
  phone: string
  token: string
}

/** Signs a new user up through the API, which is much faster than through the pages; those have a test of their own. */
export async function createAccount(api: APIRequestContext, phone = newPhone()): Promise<Account> {
  const requested = await api.post('/api/auth/register/request-otp', { data: { phone } })
  expect(requested.status(), await requested.text()).toBe(200)
  const verified = await api.post('/api/auth/register/verify-otp', {
    data: { phone, otp: newestOtp(phone) },
  })
  expect(verified.status(), await verified.text()).toBe(200)
  const { token } = (await verified.json()) as { token: string }
  return { phone, token }
}

/** Logs a page's user in, from the next load on. */
export async function logInWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    // Once only: a logout within the test must last.
    if (sessionStorage.getItem('e2e-logged-in')) return
    sessionStorage.setItem('e2e-logged-in', 'yes')
    localStorage.setItem('token', value)
  }, token)
}

/** A new account through the API, logged in on this page. */
export async function logInAsNew(page: Page): Promise<Account> {
  const account = await createAccount(page.request)
  await logInWith(page, account.token)
  return account
}

/** Signs a new user up through the pages: phone, one-time password, then the setup page. */
export async function signUp(page: Page, phone = newPhone(), redirect = '/'): Promise<string> {
  await page.goto(`/register?redirect=${encodeURIComponent(redirect)}`)
  await logInByOtp(page, phone)
  await expect(page).toHaveURL(/\/setup/)
  return phone
}

/** Logs in or signs up on the open login page. */
export async function logInByOtp(page: Page, phone: string): Promise<void> {
  await page.getByLabel('Phone number').fill(phone)
  await page.getByLabel('Phone number').press('Enter')
  await expect(page.getByLabel('OTP')).toBeFocused()
  await page.getByLabel('OTP').fill(newestOtp(phone))
  await page.getByLabel('OTP').press('Enter')
}

/** Expects the token to be removed from the browser; logging out reloads the page meanwhile. */
export async function expectLoggedOut(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  }).toPass({ timeout: 15_000 })
}
