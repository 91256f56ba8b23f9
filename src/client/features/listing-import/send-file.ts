import { throwRefusal } from '#client/platform/session/rest-refusal.ts'
import { readToken } from '#client/platform/session/session.ts'
import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'

async function send(path: string, file: File): Promise<void> {
  const body = new FormData()
  body.append('file', file)
  const token = readToken()
  const response = await fetch(`/api/listing-import/${path}`, {
    method: 'POST',
    body,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (!response.ok) await throwRefusal(response, 'The file could not be sent. Please try again.')
}

/** Sends a file of listings. @throws RestRefused; TypeError when the server is unreachable. */
export const sendImportFile = (kind: ImportKind, file: File) => send(`upload?kind=${kind}`, file)

/** Sends the pictures that the rows of an import name. @throws as `sendImportFile`. */
export const sendPictureZip = (importId: string, file: File) => send(`pictures/${importId}`, file)
