import { indianDay } from '#client/platform/format/indian-day.ts'
import { readToken } from '#client/platform/session/session.ts'

/** The server refused the archive; `message` is its English sentence. */
export class DownloadRefused extends Error {}

const failed = 'The file could not be made. Please try again.'

/**
 * Loads the archive of the user's data. @throws DownloadRefused; TypeError when the server is
 * unreachable.
 */
async function fetchArchive(): Promise<Blob> {
  // Send the token as a header: addresses end up in histories and logs.
  const token = readToken()
  const response = await fetch('/api/account/download-data', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  throw new DownloadRefused(typeof message === 'string' ? message : failed)
}

/** Saves all stored data of the user as one ZIP file. @throws as `fetchArchive`. */
export async function downloadData(): Promise<void> {
  const address = URL.createObjectURL(await fetchArchive())
  const link = document.createElement('a')
  link.href = address
  link.download = `krishihaat-my-data-${indianDay()}.zip`
  link.click()
  // Revoke only after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
