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

/** A row of a database of this browser. @returns undefined when it does not exist. */
export function readDeviceRow(
  page: Page,
  database: string,
  store: string,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  return page.evaluate(
    async ({ database: name, store: table, key: row }) => {
      const opening = indexedDB.open(name)
      await new Promise((resolve, reject) => {
        opening.onsuccess = resolve
        opening.onerror = reject
      })
      const reading = opening.result.transaction(table).objectStore(table).get(row)
      await new Promise((resolve, reject) => {
        reading.onsuccess = resolve
        reading.onerror = reject
      })
      opening.result.close()
      return reading.result
    },
    { database, store, key },
  )
}
