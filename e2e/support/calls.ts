import type { Page, Route } from '@playwright/test'

const addressOf = (procedure: string) => `**/trpc/${procedure}**`

/**
 * Delays the page's calls of a procedure, as a slow connection does.
 * @returns a function that releases them, and lets later ones pass.
 */
export async function holdCalls(page: Page, procedure: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addressOf(procedure), async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

/**
 * Fails the page's calls of a procedure, as a server that is down does.
 * @returns a function that makes it answer again.
 */
export async function failCalls(page: Page, procedure: string): Promise<() => Promise<void>> {
  const fail = (route: Route) => route.fulfill({ status: 503, body: 'down' })
  await page.route(addressOf(procedure), fail)
  return () => page.unroute(addressOf(procedure), fail)
}

/** The addresses that the page requests from other origins. */
export function watchForeignRequests(page: Page, origin: string): string[] {
  const foreign: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const isInline = url.startsWith('data:') || url.startsWith('blob:')
    if (!isInline && new URL(url).origin !== origin) foreign.push(url)
  })
  return foreign
}
