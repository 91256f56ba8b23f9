import { CsvError, parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { withoutTextMark } from '#server/platform/text/formula-text.ts'
import { ImportFileError } from './import-file.failure.ts'
import { measuredXlsx } from './measured-xlsx.ts'

/** The longest text of a cell, in characters: longer than the longest description. */
const maxCellLength = 4000
/**
 * The text of all cells, in characters. Cells of an XLSX file can share one text, so that few bytes are gigabytes
 * once each cell is written by itself.
 */
const maxTextLength = 64 * 1024 * 1024

export interface ImportTable {
  headings: string[]
  rows: string[][]
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b
/** The compound file that Excel wrote until 2003. */
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf

function decode(bytes: Uint8Array): string {
  try {
    // Also drops a byte order mark.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new ImportFileError({ code: 'not-utf8' })
  }
}

/** The sign that separates the headings most often; spreadsheets of other countries write semicolons. */
function delimiterOf(text: string): string {
  const [firstLine = ''] = text.split(/\r\n|\n|\r/, 1)
  const withoutQuoted = firstLine.replaceAll(/"[^"]*"/g, '')
  const counts = [',', ';', '\t'].map((sign) => ({
    sign,
    count: withoutQuoted.split(sign).length,
  }))
  return counts.reduce((most, candidate) => (candidate.count > most.count ? candidate : most)).sign
}

function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const { lines } = error as CsvError & { lines?: number }
    throw new ImportFileError({ code: 'malformed', ...(lines !== undefined && { line: lines }) })
  }
}

/** One object for each line; the headings are the names of all members in the order of their first use. */
function readJsonLines(text: string, maxColumns: number): string[][] {
  const headings = new Map<string, number>()
  const rows = text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    let row: unknown
    try {
      row = JSON.parse(line)
    } catch {
      throw new ImportFileError({ code: 'malformed', line: index + 1 })
    }
    if (typeof row !== 'object' || row === null || Array.isArray(row)) {
      throw new ImportFileError({ code: 'malformed', line: index + 1 })
    }
    const cells: string[] = []
    for (const [name, value] of Object.entries(row)) {
      const column = headings.get(name) ?? headings.size
      headings.set(name, column)
      // At once: rows would be as long as all names together.
      if (headings.size > maxColumns) throw new ImportFileError({ code: 'too-many-columns' })
      // Addresses of pictures have commas.
      cells[column] = Array.isArray(value) ? value.join('\n') : cellText(value)
    }
    return [cells]
  })
  return [[...headings.keys()], ...rows]
}

/** A cell as text; days are YYYY-MM-DD, and numbers have a point for decimals. */
function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The cells of a spreadsheet, without the marks that our own exports give to text. */
const asWritten = (cells: readonly string[][]) => cells.map((row) => row.map(withoutTextMark))

async function readCells(bytes: Uint8Array, maxColumns: number): Promise<string[][]> {
  if (isOldExcel(bytes)) throw new ImportFileError({ code: 'old-excel' })
  if (isZip(bytes)) {
    const sheet = await readSheet(await measuredXlsx(bytes))
    return asWritten(sheet.map((row) => row.map(cellText)))
  }
  const text = decode(bytes)
  const isJson = text.trimStart().startsWith('{')
  return isJson ? readJsonLines(text, maxColumns) : asWritten(readCsv(text))
}

/** The characters of a row's cells. */
export const textLength = (row: readonly string[]) =>
  row.reduce((length, cell) => length + cell.length, 0)

/** A rectangle of cells: short rows are filled up, empty rows and columns without a heading or a value are left out. */
function asTable(cells: string[][], limits: { rows: number; columns: number }): ImportTable {
  const [headings = [], ...rows] = cells.filter((row) => row.some((cell) => cell?.trim()))
  if (headings.length === 0) throw new ImportFileError({ code: 'empty' })
  if (rows.length === 0) throw new ImportFileError({ code: 'no-rows' })
  if (rows.length > limits.rows) throw new ImportFileError({ code: 'too-many-rows' })
  let width = 0
  let length = 0
  for (const row of [headings, ...rows]) {
    const last = row.findLastIndex((cell) => cell?.trim())
    width = Math.max(width, last + 1)
    // Measured before columns are refused, so that the reason is the first one in the file.
    if (width > limits.columns) throw new ImportFileError({ code: 'too-many-columns' })
    if (row.some((cell) => (cell?.length ?? 0) > maxCellLength)) {
      throw new ImportFileError({ code: 'long-cell' })
    }
    length += textLength(row)
    if (length > maxTextLength) throw new ImportFileError({ code: 'too-complex' })
  }
  const filled = (row: readonly string[]) =>
    Array.from({ length: width }, (_, i) => (row[i] ?? '').replaceAll('\0', ''))
  return { headings: filled(headings).map((heading) => heading.trim()), rows: rows.map(filled) }
}

/**
 * Reads a table from a CSV file (comma, semicolon or tab), the first sheet of an XLSX file, or JSON lines.
 * @param limits the limits without the row of headings.
 * @throws ImportFileError
 */
export async function readTable(
  bytes: Uint8Array,
  limits: { rows: number; columns: number },
): Promise<ImportTable> {
  if (bytes.length === 0) throw new ImportFileError({ code: 'empty' })
  return asTable(await readCells(bytes, limits.columns), limits)
}
