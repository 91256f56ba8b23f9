import { downloadFile } from '#client/platform/session/download-file.ts'

interface Filter {
  status: string
  q: string
}

/** Saves all pages of the listed orders as a CSV file. @throws as `downloadFile`. */
export const exportOrders = ({ status, q }: Filter) =>
  downloadFile(
    `/api/order/export-orders?${new URLSearchParams({ status, q })}`,
    'krishihaat-orders',
    'csv',
  )
