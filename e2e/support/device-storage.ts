import type { Page } from '@playwright/test'

/** Writes rows into a database of this browser, as an earlier version of the app stored them. */
export async function writeDeviceRows(
  page: Page,
  database: string,
  store: string,
  rows: Record<string, unknown>,
): Promise<void> {
  await page.evaluate(
    async ({ database: name, store: table, rows: entries }) => {
      const opening = indexedDB.open(name)
      opening.onupgradeneeded = () => opening.result.createObjectStore(table)
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve
        opening.onerror = reject
      })
      const writing = opening.result.transaction(table, 'readwrite')
      for (const [key, value] of Object.entries(entries)) writing.objectStore(table).put(value, key)
      await new Promise((resolve, reject) => {
        writing.oncomplete = resolve
        writing.onerror = reject
      })
      opening.result.close()
    },
    { database, store, rows },
  )
}
