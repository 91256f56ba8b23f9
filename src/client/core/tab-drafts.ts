/**
 * Forgets what was typed here and not sent: whoever comes after a logout is another person. Every key
 * of the tab's and the device's storage that holds such words has "draft" in its name.
 */
export function dropTabDrafts(): void {
  for (const storage of [sessionStorage, localStorage]) {
    for (const key of Object.keys(storage)) if (key.includes('draft')) storage.removeItem(key)
  }
}
