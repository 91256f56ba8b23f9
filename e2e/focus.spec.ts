import { expect, type Locator, type Page, test } from '@playwright/test'
import { logInAsNew } from './support/account.ts'

/** Opens a dialog by the keyboard, closes it, and expects the focus on its button again. */
async function openAndClose(page: Page, opener: Locator): Promise<void> {
  await opener.focus()
  await page.keyboard.press('Enter')
  // The dialog takes the focus a moment after it is seen.
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
}

for (const name of ['Price', 'All filters']) {
  test(`the focus is back on “${name}” when its sheet is closed, also the first time`, {
    tag: '@desktop',
  }, async ({ page }) => {
    await page.goto('/shop')
    const opener = page.getByRole('main').getByRole('button', { name }).first()
    await openAndClose(page, opener)
    await openAndClose(page, opener)
  })
}

test('the focus is back on the button that opens a booking', { tag: '@desktop' }, async ({
  page,
}) => {
  await logInAsNew(page)
  await page.goto('/rental')
  await page.locator('main article a[href^="/rental/"]').first().click()
  await openAndClose(page, page.getByRole('main').getByRole('button', { name: 'Book Now' }).first())
})

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
