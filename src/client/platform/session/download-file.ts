import { indiaDay } from '#shared/kit/india-day.ts'
import { throwRefusal } from './rest-refusal.ts'
import { readToken } from './session.ts'

const failed = 'The file could not be made. Please try again.'

/** Loads the user’s own file. @throws RestRefused; TypeError when the server is unreachable. */
async function fetchFile(address: string): Promise<Blob> {
  // Send the token as a header: addresses end up in histories and logs.
  const token = readToken()
  const response = await fetch(address, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.ok) return response.blob()
  return throwRefusal(response, failed)
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
