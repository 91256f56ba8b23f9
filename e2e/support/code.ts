import type { Page } from '@playwright/test'

/**
 * Holds back the app's scripts, as a slow connection does.
 * @param name part of a script's file name; without it every script is held back.
 * @returns lets them arrive.
 */
export async function holdScripts(page: Page, name = ''): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(
    ({ pathname }) => pathname.endsWith('.js') && pathname.includes(name),
    async (route) => {
      await released
      await route.continue()
    },
  )
  return release
}
