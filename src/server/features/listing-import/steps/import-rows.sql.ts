import type { EntityManager } from '@mikro-orm/postgresql'
import { execute, queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import type { RowValues } from '../rows/row-values.ts'

/** The part of a step that is done in one go. */
export interface StepPart {
  /** Rows to work on. */
  size: number
  /** All rows up to this number are done, as far as this process knows. */
  after: number
  closing: AbortSignal
  /** Why pictures elsewhere cannot be had, by their addresses, as far as they were tried. */
  pictureProblems: { get(source: string): string | undefined }
}

export interface StepPartResult {
  /** The number of the last row; null when there are no more. */
  last: number | null
  rows: number
  /** Milliseconds of work of this process and the database; waiting for other servers is not counted. */
  ms: number
  /** Addresses of pictures that must be fetched before the next rows can be written; nothing was written. */
  missingPictures?: readonly string[]
}

/** @param startedAt as `performance.now()` gave it. */
export const partResult = (
  rows: readonly { number: number }[],
  startedAt: number,
): StepPartResult => ({
  last: rows.at(-1)?.number ?? null,
  rows: rows.length,
  ms: performance.now() - startedAt,
})

export interface StoredRow {
  number: number
  cells: string[]
  plan: string | null
  reference: string
  listingId: string | null
  outcome: string | null
  before: RowValues | null
  after: RowValues | null
  writtenAt: string | null
}

const readRowsAfter = (
  source: SqlSource,
  { id }: LeasedImport,
  where: SqlFragment,
  { size, after }: Pick<StepPart, 'size' | 'after'>,
) =>
  queryRows<StoredRow>(
    source,
    sql`select number, cells, plan, reference, listing_id as "listingId", outcome, before, after,
      written_at as "writtenAt" from listing_import_rows
      where import_id = ${id}::uuid and number > ${after} and ${where} order by number limit ${size}`,
  )

/**
 * The next rows of an import in the order of the file. Rows that are done are not read again, so that the last rows
 * cost no more than the first; before the end all are looked through once more, for another process may have
 * begun the step anew.
 */
export async function readRows(
  source: SqlSource,
  leased: LeasedImport,
  where: SqlFragment,
  part: Pick<StepPart, 'size' | 'after'>,
): Promise<StoredRow[]> {
  const rows = await readRowsAfter(source, leased, where, part)
  const isEnd = rows.length === 0 && part.after > 0
  return isEnd ? readRowsAfter(source, leased, where, { ...part, after: 0 }) : rows
}

/** Rows before a batch among which the last new listing is looked for. */
const mostLookedThrough = 1000

/** The listing that the import created last before this row; null when there is none, or none near. */
export async function lastCreated(em: EntityManager, { id }: LeasedImport, before: number) {
  const [row] = await queryRows<{ listingId: string }>(
    em,
    sql`select listing_id as "listingId" from listing_import_rows
      where import_id = ${id}::uuid and outcome = 'created'
        and number < ${before}::int and number >= ${before}::int - ${mostLookedThrough}::int
      order by number desc limit 1`,
  )
  return row?.listingId ?? null
}

/**
 * Locks the import for a transaction that writes its rows.
 * @returns false when its owner has stopped it, or another process has taken it over and finished.
 */
export async function lockStep(em: EntityManager, { id, state }: LeasedImport): Promise<boolean> {
  const [row] = await execute<{ state: string }>(
    em,
    sql`select state from listing_imports where id = ${id}::uuid for no key update`,
  )
  return row?.state === state
}

/** The rows among these that nobody has changed since they were read. Call it after `lockStep`. */
export async function stillUnwritten<Row extends { number: number }>(
  em: EntityManager,
  { id }: LeasedImport,
  rows: readonly Row[],
): Promise<Row[]> {
  const given = rows.map(({ number }) => String(number))
  const unwritten = await queryRows<{ number: number }>(
    em,
    sql`select number from listing_import_rows
      where import_id = ${id}::uuid and number = any(${given}::int[])
        and outcome is null`,
  )
  const numbers = new Set(unwritten.map(({ number }) => number))
  return rows.filter(({ number }) => numbers.has(number))
}

/** What became of a row; members that are left out keep their value. */
export interface RowResult {
  number: number
  plan?: string
  outcome?: string
  undo?: string
  reference?: string
  listingId?: string
  issues?: unknown
  before?: RowValues
  after?: RowValues
}

/** Stores what became of rows. `written_at` is set for rows whose outcome or undoing it says. */
export const storeResults = (
  source: SqlSource,
  { id }: LeasedImport,
  results: readonly RowResult[],
) =>
  execute(
    source,
    sql`update listing_import_rows r set
        plan = coalesce(given.plan, r.plan), outcome = coalesce(given.outcome, r.outcome),
        undo = coalesce(given.undo, r.undo), reference = coalesce(given.reference, r.reference),
        listing_id = coalesce(given."listingId", r.listing_id), issues = coalesce(given.issues, r.issues),
        before = coalesce(given.before, r.before), after = coalesce(given.after, r.after),
        written_at = case when given.outcome is null then r.written_at else clock_timestamp() end
      from jsonb_to_recordset(${sql.json(results)}) as given (number int, plan text, outcome text, undo text,
        reference text, "listingId" uuid, issues jsonb, before jsonb, after jsonb)
      where r.import_id = ${id}::uuid and r.number = given.number`,
  )
