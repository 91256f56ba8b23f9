import { expect, test } from '@playwright/test'
import { logInAsNew } from './support/account.ts'

for (const name of ['Price', 'All filters']) {
  test(`the focus is back on “${name}” when its sheet is closed, also the first time`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/shop')
    const opener = page.getByRole('main').getByRole('button', { name }).first()
    for (const _ of ['first', 'second']) {
      await opener.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
  })
}

test('another currency is chosen once, and what is typed elsewhere stays there', {
  tag: '@desktop',
}, async ({ page }) => {
  await logInAsNew(page)
  await page.goto('/dashboard/equipments/add')
  await page.getByRole('button', { name: 'Change the currency' }).click()
  await expect(page.getByRole('combobox', { name: 'Currency' })).toBeFocused()
  await page.getByRole('button', { name: 'Add equipment' }).click()
  const field = page.getByLabel('Equipment name')
  await field.click()
  await page.keyboard.type('Mahindra')
  await expect(field).toHaveValue('Mahindra')
})

test('the focus is back on the button that opens a booking', { tag: '@desktop' }, async ({
  page,
}) => {
  await logInAsNew(page)
  await page.goto('/rental')
  await page.locator('main article a[href^="/rental/"]').first().click()
  const opener = page.getByRole('main').getByRole('button', { name: 'Book Now' }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
})
