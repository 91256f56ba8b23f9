import { indianDay } from '#client/platform/format/indian-day.ts'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { readToken } from '#client/platform/session/session.ts'
import type { MessageTemplate } from '#shared/kit/message-template.ts'

/** The server did not give the file; `message` is its sentence, in English. */
export class ExportRefused extends Error {}

const failed = 'The file could not be made. Please try again.'

interface Filter {
  status: string
  q: string
}

/** Asks for the seller's orders as a table. @throws ExportRefused; TypeError when nobody answers. */
async function fetchOrders({ status, q }: Filter): Promise<Blob> {
  // The token travels in a header: addresses end up in histories and logs.
  const token = readToken()
  const answer = await fetch(`/api/order/export-orders?${new URLSearchParams({ status, q })}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (answer.ok) return answer.blob()
  const body: unknown = await answer.json().catch(() => null)
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  if (typeof message !== 'string') throw new ExportRefused(failed)
  throw new ExportRefused(rememberTemplate({ ...(body as Partial<MessageTemplate>), message }))
}

/** Saves the orders that the list shows, with all its pages, as a CSV file. @throws as `fetchOrders`. */
export async function exportOrders(filter: Filter): Promise<void> {
  const address = URL.createObjectURL(await fetchOrders(filter))
  const link = document.createElement('a')
  link.href = address
  link.download = `krishihaat-orders-${indianDay()}.csv`
  link.click()
  // The browser has to have begun with it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
