import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'
import { readToken } from './session.ts'

/** The server refused the file; `message` is its English sentence. */
export class DownloadRefused extends Error {}

const failed = 'The file could not be made. Please try again.'

/** Loads the user’s own file. @throws DownloadRefused; TypeError when the server is unreachable. */
async function fetchFile(address: string): Promise<Blob> {
  // Send the token as a header: addresses end up in histories and logs.
  const token = readToken()
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  if (typeof message !== 'string') throw new DownloadRefused(failed)
  throw new DownloadRefused(rememberTemplate({ ...(body as Partial<MessageTemplate>), message }))
}

/** Saves a file that belongs to the user, with today in its name. @throws as `fetchFile`. */
export async function downloadFile(address: string, name: string, extension: string) {
  const url = URL.createObjectURL(await fetchFile(address))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}-${indiaDay()}.${extension}`
  link.click()
  // Revoke only after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
