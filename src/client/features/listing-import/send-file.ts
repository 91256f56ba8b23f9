import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { readToken } from '#client/platform/session/session.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'
import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'

/** The server refused the file; `message` is its English sentence. */
export class FileRefused extends Error {}

async function send(path: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  const token = readToken()
  const response = await fetch(`/api/listing-import/${path}`, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.ok) return
  const answer = (await response.json().catch(() => null)) as
    | ({ message?: unknown } & Partial<MessageTemplate>)
    | null
  const message = answer?.message
  if (typeof message !== 'string')
    throw new FileRefused('The file could not be sent. Please try again.')
  throw new FileRefused(rememberTemplate({ ...answer, message }))
}

/** Sends a file of listings. @throws FileRefused; TypeError when the server is unreachable. */
export const sendImportFile = (kind: ImportKind, file: File) => send(`upload?kind=${kind}`, file)

/** Sends the pictures that the rows of an import name. @throws as `sendImportFile`. */
export const sendPictureZip = (importId: string, file: File) => send(`pictures/${importId}`, file)
