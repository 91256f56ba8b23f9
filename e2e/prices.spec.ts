import { expect, type Page, test } from '@playwright/test'
import { indianStates } from '../src/shared/kit/places.ts'

const cards = (page: Page) => page.getByRole('article')
const search = (page: Page) => page.getByRole('textbox', { name: 'Search' })

test('without a key the prices are a list marked as a sample of November 2024, which can be searched by state and by name in both languages', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/market-price')
  const note = page.getByRole('note').filter({ hasText: 'Sample list' })
  await expect(note).toContainText('sample prices from November 2024, not today’s')
  await expect(cards(page).first()).toContainText('Last updated: 15 Nov 2024')
  await expect(cards(page).first()).toContainText('₹')

  const state = page.getByRole('combobox', { name: 'State' })
  await expect(state.getByRole('option')).toHaveText(['All states', ...indianStates.toSorted()])
  for (const name of ['Ladakh', 'Lakshadweep', 'Jammu and Kashmir']) {
    await state.selectOption(name)
    await expect(page).toHaveURL(
      new RegExp(`state=${encodeURIComponent(name).replaceAll('%20', '(%20|\\+)')}`),
    )
    const ofState = cards(page).filter({ hasText: name })
    await expect(ofState.filter({ hasText: 'Rice' }).first()).toBeVisible()
    await expect(ofState.filter({ hasText: 'Wheat' }).first()).toBeVisible()
    await expect(cards(page).filter({ hasNotText: name })).toHaveCount(0)
  }

  await page.getByRole('button', { name: 'Reset' }).click()
  // Each search has another result than the one before, so what is shown cannot be left over.
  for (const [word, crop] of [
    ['wheat', 'Wheat'],
    ['चावल', 'Rice'],
    ['गेहूँ', 'Wheat'],
  ] as const) {
    await search(page).fill(word)
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(word)}$`))
    await expect(cards(page).filter({ hasNotText: crop })).toHaveCount(0)
    await expect(cards(page).first()).toBeVisible()
  }
  await search(page).fill('plutonium')
  await expect(
    page.getByText('No prices available for the selected state or search term.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(search(page)).toHaveValue('')
  await expect(cards(page).first()).toBeVisible()
})
