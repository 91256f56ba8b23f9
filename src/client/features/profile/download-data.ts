import { indianDay } from '#client/platform/format/indian-day.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { readToken } from '#client/platform/session/session.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

/** The server did not give the archive; `message` is its sentence, in English. */
export class DownloadRefused extends Error {}

const failed = 'The file could not be made. Please try again.'

/** Asks for the archive of one's own data. @throws DownloadRefused; TypeError when nobody answers. */
async function fetchArchive(): Promise<Blob> {
  // The token travels in a header: addresses end up in histories and logs.
  const token = readToken()
  const answer = await fetch('/api/account/download-data', {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (answer.ok) return answer.blob()
  const body: unknown = await answer.json().catch(() => null)
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  if (typeof message !== 'string') throw new DownloadRefused(failed)
  throw new DownloadRefused(rememberTemplate({ ...(body as Partial<MessageTemplate>), message }))
}

/** Saves everything that is kept of the person as one ZIP file. @throws as `fetchArchive`. */
export async function downloadData(): Promise<void> {
  const address = URL.createObjectURL(await fetchArchive())
  const link = document.createElement('a')
  link.href = address
  link.download = `krishihaat-my-data-${indianDay()}.zip`
  link.click()
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
