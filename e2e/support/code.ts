import type { Page } from '@playwright/test'

/**
 * Holds back the app's scripts, as a slow connection does.
 * @param name what the paths of the scripts contain; without it every script is held back.
 * @returns lets them arrive.
 */
export async function holdScripts(page: Page, name = /./): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && name.test(pathname),
    async (route) => {
      await released
      await route.continue()
    },
  )
  return release
}

/**
 * Holds back answers of the server, as a slow connection does.
 * @param procedures their names, such as `market.fairPrice`.
 * @returns lets them arrive.
 */
export async function holdAnswers(page: Page, procedures: readonly string[]): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  for (const procedure of procedures)
    await page.route(`**/trpc/${procedure}**`, async (route) => {
      await released
      await route.continue()
    })
  return release
}
