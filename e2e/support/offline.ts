import { expect, type Page } from '@playwright/test'

/** The keys of the queries that this browser has saved, as TanStack Query names them. */
const storedQuestions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = 'krishihaat-kept'
    // Opening it would create it, without the app's stores.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return []
    const opening = indexedDB.open(name)
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve
      opening.onerror = reject
    })
    const db = opening.result
    const reading = db.transaction('answers').objectStore('answers').getAllKeys()
    await new Promise((resolve, reject) => {
      reading.onsuccess = resolve
      reading.onerror = reject
    })
    db.close()
    return reading.result.map(String)
  })

/** Waits until so many answers of a procedure are saved. */
export async function untilStored(page: Page, procedure: string, count = 1): Promise<void> {
  const path = JSON.stringify(procedure.split('.'))
  await expect
    .poll(async () => (await storedQuestions(page)).filter((key) => key.includes(path)).length)
    .toBeGreaterThanOrEqual(count)
}

/**
 * Waits until the service worker has stored this page's own files.
 * @param more part of the name of another file that it must have.
 */
export async function untilWorkerHasPage(page: Page, more = ''): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(
      () =>
        page.evaluate(async (name) => {
          const inPage = document.querySelectorAll<HTMLLinkElement>('link[disabled]')
          const files = [
            ...performance.getEntriesByType('resource').map((entry) => entry.name),
            ...[...inPage].map(({ href }) => href),
          ].filter((url) => /\/assets\/.*\.(js|css)$/.test(url))
          const stored = await Promise.all(
            files.map((url) => caches.match(url, { ignoreSearch: true })),
          )
          const assets = await (await caches.open('assets')).keys()
          const missing = assets.some(({ url }) => url.includes(name)) ? [] : [name]
          return [...missing, ...files.filter((_url, index) => !stored[index])]
        }, more),
      { timeout: 60_000 },
    )
    .toEqual([])
}
