import { indianDay } from '#client/platform/format/indian-day.ts'
import { readToken } from '#client/platform/session/session.ts'

/** The server refused the file; `message` is its English sentence. */
export class OrderExportRefused extends Error {}

const failed = 'The file could not be made. Please try again.'

interface Filter {
  status: string
  q: string
}

/**
 * Loads the seller's orders as CSV. @throws ExportRefused; TypeError when the server is
 * unreachable.
 */
async function fetchOrders({ status, q }: Filter): Promise<Blob> {
  // Send the token as a header: addresses end up in histories and logs.
  const token = readToken()
  const response = await fetch(`/api/order/export-orders?${new URLSearchParams({ status, q })}`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  if (response.ok) return response.blob()
  const body: unknown = await response.json().catch(() => null)
  const message =
    typeof body === 'object' && body !== null && 'message' in body ? body.message : null
  throw new OrderExportRefused(typeof message === 'string' ? message : failed)
}

/** Saves all pages of the listed orders as a CSV file. @throws as `fetchOrders`. */
export async function exportOrders(filter: Filter): Promise<void> {
  const address = URL.createObjectURL(await fetchOrders(filter))
  const link = document.createElement('a')
  link.href = address
  link.download = `krishihaat-orders-${indianDay()}.csv`
  link.click()
  // Revoke only after the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
