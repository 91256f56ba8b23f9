import { z } from 'zod'
import { fillTemplate, templateOfMessage } from '#shared/kit/message-template.ts'
import type { ImportField, ImportFieldName } from '#shared/listing-import/import-fields.data.ts'
import type { ImportIssue, ImportMapping } from '#shared/listing-import/listing-import.schema.ts'
import { noGoodsKind } from '#shared/vocabulary/vocabulary.constants.ts'
import type { FindPicture } from './find-picture.ts'
import { choiceOf, readCells } from './import-cells.policy.ts'
import { countInListedUnit } from './import-units.policy.ts'
import type { RowValues } from './row-values.ts'

/** What a kind of listings says of its rows. */
export interface RowRules {
  fields: readonly ImportField[]
  /** Of a new listing, without fields that have a default. */
  input: z.ZodType
  /** Of a change; only what is in the row. */
  update: z.ZodType
  choices: Partial<Record<ImportFieldName, readonly string[]>>
  /** Other names of choices, in lower case. */
  choiceNames?: Partial<Record<ImportFieldName, Readonly<Record<string, string>>>>
  /** Whether a text is the ID of a kind of these goods. */
  isGoodsKind: (id: string) => boolean
  /** One of these IDs. */
  kindExample: string
  /** Fills what a new listing's name tells. */
  complete: (values: RowValues) => RowValues
  /** The dates whose order is checked after a change, with the sentence that says what is wrong. */
  dates: { from: ImportFieldName; to: ImportFieldName; message: string }
}

export type RowPlan =
  | { plan: 'create'; input: RowValues }
  | { plan: 'change'; changes: RowValues; before: RowValues }
  | { plan: 'none' }
  | { plan: 'refused'; issues: ImportIssue[] }

/** A row whose `_id` no listing of its owner has. */
export const unknownListing =
  'You have no listing with this ID. To list the row anew, leave the column out.'

/** An issue at the column of a field; at the whole row when the file has no such column. */
export function issueAt(
  field: string | undefined,
  message: string,
  headings: readonly string[],
  mapping: ImportMapping,
): ImportIssue {
  const column = headings[mapping.indexOf(field as ImportFieldName)] ?? null
  return { column, message, ...templateOfMessage(message) }
}

const unknownKind =
  'There is no kind with the ID {{kind}}. Write an ID such as {{example}}, or leave the cell empty.'

/** The row with the ID of its kind in the case of the contract, or what is wrong with it. */
function withKind(
  { kind: text, ...values }: RowValues,
  { isGoodsKind, kindExample }: RowRules,
): { values: RowValues; unknown?: Omit<ImportIssue, 'column'> } {
  if (typeof text !== 'string') return { values }
  const kind = text.toLowerCase()
  if (kind === noGoodsKind || isGoodsKind(kind)) return { values: { ...values, kind } }
  const named = { kind: text.slice(0, 100), example: kindExample }
  const message = fillTemplate(unknownKind, named)
  return { values, unknown: { message, template: unknownKind, values: named } }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The values that differ from those of the listing. */
function changesOf(values: RowValues, listing: RowValues) {
  const names = (Object.keys(values) as (keyof RowValues)[]).filter(
    (name) => !isSame(values[name], listing[name]),
  )
  const before = Object.fromEntries(names.map((name) => [name, listing[name] ?? null])) as RowValues
  return {
    changes: Object.fromEntries(names.map((name) => [name, values[name]])) as RowValues,
    // Once put back, a kind that the name told follows the name again.
    before: names.includes('kind') ? { ...before, kindFrom: listing.kindFrom ?? null } : before,
  }
}

/** Replaces what the row names by the addresses of our pictures. */
function withOwnPictures(values: RowValues, findPicture: FindPicture) {
  if (!values.images) return { values, missing: [] }
  const resolved = values.images.map(findPicture)
  const images = resolved.filter((picture) => typeof picture === 'string')
  return {
    values: { ...values, images },
    missing: resolved.filter((picture) => typeof picture !== 'string'),
  }
}

/**
 * What a row of a file does, from its cells and the listing that has its reference.
 * @param listing its present values; undefined when there is none.
 * @param findPicture our picture of what the row names, or why there is none.
 */
export function planRow(
  rules: RowRules,
  file: { headings: readonly string[]; mapping: ImportMapping },
  cells: readonly string[],
  listing: RowValues | undefined,
  findPicture: FindPicture,
): RowPlan {
  const at = (field: string | undefined, message: string) =>
    issueAt(field, message, file.headings, file.mapping)
  if (!listing && cells[file.mapping.indexOf('_id')]?.trim()) {
    return { plan: 'refused', issues: [at('_id', unknownListing)] }
  }
  const read = readCells(rules.fields, file.mapping, cells)
  const { _id, ...cellValues } = read.values
  const issues = read.problems.map(({ field, message }) => at(field, message))
  const chosen = Object.fromEntries(
    Object.entries(cellValues).map(([name, value]) => {
      const choices = rules.choices[name as ImportFieldName]
      return [
        name,
        choices && typeof value === 'string'
          ? choiceOf(value, choices, rules.choiceNames?.[name as ImportFieldName])
          : value,
      ]
    }),
  ) as RowValues
  const kinded = withKind(chosen, rules)
  if (kinded.unknown) issues.push({ column: at('kind', '').column, ...kinded.unknown })
  const pictured = withOwnPictures(kinded.values, findPicture)
  const column = at('images', '').column
  for (const missing of pictured.missing) issues.push({ column, ...missing })
  const counted = countInListedUnit(pictured.values, listing)
  if (counted.problem) issues.push(at(counted.problem.field, counted.problem.message))
  const values = listing ? counted.values : rules.complete(counted.values)
  const parsed = z.safeParse(listing ? rules.update : rules.input, values)
  const unread = new Set<string>(read.problems.map(({ field }) => field))
  if (pictured.missing.length > 0) unread.add('images')
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = String(path[0] ?? '')
    // A field whose cell could not be read has said so already.
    if (!unread.has(field) && field !== counted.problem?.field) issues.push(at(field, message))
  }
  if (issues.length > 0 || !parsed.success) return { plan: 'refused', issues }
  if (!listing) return { plan: 'create', input: parsed.data as RowValues }
  const { changes, before } = changesOf(parsed.data as RowValues, listing)
  const { from, to, message } = rules.dates
  const after = { ...listing, ...changes }
  if (String(after[to]) < String(after[from])) return { plan: 'refused', issues: [at(to, message)] }
  return Object.keys(changes).length === 0 ? { plan: 'none' } : { plan: 'change', changes, before }
}
