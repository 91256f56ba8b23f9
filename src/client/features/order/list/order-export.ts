import { downloadFile } from '#client/platform/session/download-file.ts'
import type { Language } from '#shared/kit/language.constants.ts'

interface ExportedOrders {
  status: string
  q: string
  /** Of the headings and of the words in the cells. */
  language: Language
}

/** Saves all pages of the listed orders as a CSV file. @throws as `downloadFile`. */
export const exportOrders = ({ status, q, language }: ExportedOrders) =>
  downloadFile(
    `/api/order/export-orders?${new URLSearchParams({ status, q, language })}`,
    'krishihaat-orders',
    'csv',
  )
