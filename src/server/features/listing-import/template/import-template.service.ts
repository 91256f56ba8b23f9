import { stringify } from 'csv-stringify/sync'
import { addDays, indiaDay } from '#shared/kit/india-day.ts'
import { importFields } from '#shared/listing-import/import-fields.data.ts'
import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'

interface TemplateForm {
  isSheet: boolean
  language: 'en' | 'hi'
}

const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file with the headings of a kind of listings and one row as an example. */
export async function templateFile(kind: ImportKind, { isSheet, language }: TemplateForm) {
  const fields = importFields[kind].filter(({ isOfExports }) => !isOfExports)
  const headings = fields.map(({ label, hindi }) => (language === 'hi' ? hindi : label))
  const today = indiaDay()
  const example = fields.map(({ example }) =>
    typeof example === 'string' ? example : addDays(today, example.daysFromToday),
  )
  if (!isSheet) {
    // The byte order mark tells Excel that the file is UTF-8.
    const bytes = Buffer.from(stringify([headings, example], { bom: true }))
    return { name: `${kind}.csv`, type: 'text/csv; charset=utf-8', bytes }
  }
  const table = [
    headings.map((value) => ({ value, fontWeight: 'bold' as const })),
    example.map((value) => ({ value })),
  ]
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const sheet = await writeXlsxFile(table, { columns: headings.map(() => ({ width: 18 })) })
  return { name: `${kind}.xlsx`, type: sheetType, bytes: await sheet.toBuffer() }
}
