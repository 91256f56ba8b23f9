import { expect, type Locator, type Page } from '@playwright/test'
import { expectLoggedOut } from './account.ts'

/** The navigation at the bottom of phones, in either language. */
export const bottomBar = (page: Page) => page.locator('nav[data-bottom-bar]')

/** Opens the menu behind Me on a phone. @returns the menu. */
export async function openMenu(page: Page): Promise<Locator> {
  await bottomBar(page)
    .getByRole('button', { name: /Open menu|मेन्यू खोलें/ })
    .click()
  const menu = page.getByRole('navigation', { name: /^(Menu|मेन्यू)$/ })
  await expect(menu).toBeVisible()
  return menu
}

/** Logs out by the menu on a phone, and by the profile's menu elsewhere. */
export async function logOut(page: Page): Promise<void> {
  if (await bottomBar(page).isVisible()) {
    const menu = await openMenu(page)
    await menu.getByRole('button', { name: 'Logout' }).click()
  } else {
    await page.getByRole('button', { name: 'Profile menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await expectLoggedOut(page)
}

/** Chooses a language by the button with a letter of each. */
export async function chooseLanguage(page: Page, language: 'en' | 'hi'): Promise<void> {
  await page.getByRole('combobox', { name: /^(Language|भाषा)$/ }).selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Opens a group of the footer, which phones show closed. */
export async function openFooterGroup(page: Page, name: string): Promise<void> {
  const group = page.getByRole('contentinfo').getByRole('button', { name })
  if (await group.isVisible()) await group.click()
}
