import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { unzip } from '../src/server/testing/wire/unzip.ts'
import { expectLoggedOut, logInAsNew, logInByOtp } from './support/account.ts'
import { axeFindings, expectAccessible } from './support/axe.ts'
import { addCrop } from './support/listings.ts'
import { nameAccount } from './support/person.ts'
import { newestOtp } from './support/sms.ts'

test('a farmer downloads her data, requests deletion, logs in again and keeps her account', {
  tag: ['@phone', '@slow'],
}, async ({ page }) => {
  const account = await logInAsNew(page)
  await nameAccount(page, account, 'Sunita Patil')
  const name = `Lentils of ${Date.now()}`
  const cropId = await addCrop(page.request, account, { name })
  await page.goto('/my-profile')

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await (await waiting).path()
  const files = unzip(await readFile(file))
  expect(JSON.parse(String(files['crops.json']))).toMatchObject([{ name }])
  expect(String(files['profile.json'])).toContain(account.phone)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('For 14 days you can log in and keep your account.')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Send me a code' }).click()
  await expect(dialog.getByLabel('OTP')).toBeVisible()
  await dialog.getByLabel('OTP').fill(newestOtp(account.phone))
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByText('Your account will be deleted')).toBeVisible()
  expect((await page.request.get(`/api/crop/get-crop/${cropId}`)).status()).toBe(404)

  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expectLoggedOut(page)
  await page.goto('/login?redirect=/shop')
  await logInByOtp(page, account.phone)
  await expect(page).toHaveURL(/\/shop$/)
  await expect(page.getByText(/Your account will be erased on/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByText(/Your account will be erased on/)).toBeHidden()
  expect((await page.request.get(`/api/crop/get-crop/${cropId}`)).status()).toBe(200)
})
