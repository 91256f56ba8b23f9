import { expect, test } from '@playwright/test'
import { axeFindings } from './support/axe.ts'

test('a list fits the hand: goods on the first screen, filters as chips that are removed one by one', {
  tag: '@phone',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'hi'))
  await page.goto('/shop')
  const first = page.getByRole('article').first()
  await expect(first).toBeInViewport({ ratio: 0.6 })

  await page.getByRole('combobox', { name: 'श्रेणी' }).selectOption('Vegetables')
  await expect(page).toHaveURL(/category=Vegetables/)
  await page.getByRole('button', { name: 'दाम', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'दाम' })
  await sheet.getByRole('textbox', { name: '₹/किलो तक' }).fill('40')
  await sheet.getByRole('button', { name: /नतीजे दिखाएँ/ }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page).toHaveURL(/maxPrice=40/)
  await expect(page.getByRole('button', { name: 'सभी फ़िल्टर' })).toContainText('2')
  expect(await axeFindings(page)).toEqual([])

  await page.getByRole('button', { name: 'फ़िल्टर हटाएँ: सब्ज़ियाँ' }).click()
  await expect(page).not.toHaveURL(/category=/)
  await page.getByRole('button', { name: 'सभी फ़िल्टर' }).click()
  const all = page.getByRole('dialog', { name: 'सभी फ़िल्टर' })
  await expect(all.getByRole('textbox', { name: '₹/किलो तक' })).toHaveValue('40')
  await all.getByRole('button', { name: 'रीसेट करें' }).click()
  await expect(page).toHaveURL(/\/shop$/)
})
