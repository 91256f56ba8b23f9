/**
 * Forgets what was typed on this tab and not sent: whoever comes after a logout is another person.
 * Every key of sessionStorage that holds such words has "draft" in its name.
 */
export function dropTabDrafts(): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.includes('draft')) sessionStorage.removeItem(key)
  }
}
