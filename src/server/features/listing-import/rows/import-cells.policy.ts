import type {
  ImportCellType,
  ImportField,
  ImportFieldName,
} from '#shared/listing-import/import-fields.data.ts'
import { splitPictures } from './split-pictures.policy.ts'

/** A cell whose text is not what its column holds; the message is English. */
export interface CellProblem {
  field: ImportFieldName
  message: string
}

const devanagariZero = 0x966
/** Digits of the Devanagari script as ASCII digits. */
const asciiDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))

const yes = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'ha', 'haan'])
const no = new Set(['no', 'n', 'false', '0', 'नहीं', 'nahi', 'nahin'])

/** A number as India writes it: 1,23,456.50, with or without ₹. A decimal comma is refused, not guessed. */
function readNumber(text: string): number | undefined {
  const bare = asciiDigits(text)
    .replace(/^(₹|rs\.?|inr)\s*/i, '')
    .replaceAll(/[\s\u00a0]/g, '')
  const isPlain = /^-?\d+(\.\d+)?$/.test(bare)
  const isGrouped = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/.test(bare)
  return isPlain || isGrouped ? Number(bare.replaceAll(',', '')) : undefined
}

/** A day as YYYY-MM-DD, from that form or from DD-MM-YYYY with `-`, `/` or `.`. */
function readDay(text: string): string | undefined {
  const digits = asciiDigits(text)
  const iso = digits.match(/^(\d{4})-(\d{1,2})-(\d{1,2})(T.*)?$/)
  const indian = digits.match(/^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/)
  const [year, month, day] = iso ? iso.slice(1, 4) : indian ? indian.slice(1, 4).reverse() : []
  if (!year || !month || !day) return undefined
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function readFlag(text: string): boolean | undefined {
  const word = asciiDigits(text).toLowerCase()
  return yes.has(word) ? true : no.has(word) ? false : undefined
}

const readers: Record<ImportCellType, (text: string) => unknown> = {
  text: (text) => text,
  number: readNumber,
  day: readDay,
  flag: readFlag,
  words: (text) =>
    text
      .split(/[,;|\n]/)
      .map((word) => word.trim())
      .filter(Boolean),
  pictures: splitPictures,
  choice: (text) => text,
}

const sentences: Partial<Record<ImportCellType, string>> = {
  number: 'Write a number with a point for decimals, such as 1250.50',
  day: 'Write a date such as 2026-04-15 or 15-04-2026',
  flag: 'Write yes or no',
}

/** The value of a choice whose label differs in case only, or that has this other name. */
export const choiceOf = (
  text: string,
  choices: readonly string[],
  otherNames: Readonly<Record<string, string>> = {},
) => {
  const name = text.toLowerCase()
  const choice = choices.find((each) => each.toLowerCase() === name)
  // Not "constructor", which every object has.
  return choice ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : undefined) ?? text
}

/**
 * The values of a row's cells by field. An empty cell says nothing of its field, so that it keeps its value
 * or gets its default.
 */
export function readCells(
  fields: readonly ImportField[],
  mapping: readonly (ImportFieldName | null)[],
  cells: readonly string[],
) {
  const values: Partial<Record<ImportFieldName, unknown>> = {}
  const problems: CellProblem[] = []
  for (const [index, name] of mapping.entries()) {
    const field = fields.find((candidate) => candidate.name === name)
    const text = cells[index]?.trim() ?? ''
    if (!field || text === '') continue
    const value = readers[field.type](text)
    if (value === undefined) {
      problems.push({ field: field.name, message: sentences[field.type] ?? '' })
      continue
    }
    values[field.name] = value
  }
  return { values, problems }
}
