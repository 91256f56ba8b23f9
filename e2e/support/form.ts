import type { Page } from '@playwright/test'

/** Picks an option by its label, in a browser's own select or in a form's. */
export async function choose(page: Page, label: string, option: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label })
  if (await box.evaluate((element) => element instanceof HTMLSelectElement)) {
    await box.selectOption({ label: option })
    return
  }
  await box.click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

const dayMs = 86_400_000
const indiaMs = 19_800_000

/** The day `days` from today by India's calendar, YYYY-MM-DD. */
export const inDays = (days: number) =>
  new Date(Date.now() + indiaMs + days * dayMs).toISOString().slice(0, 10)
