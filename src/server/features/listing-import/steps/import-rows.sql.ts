import type { EntityManager } from '@mikro-orm/postgresql'
import { execute, queryRows, type SqlSource } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import type { LeasedImport } from '../rows/leased-import.ts'
import type { RowValues } from '../rows/row-values.ts'

export interface StoredRow {
  number: number
  cells: string[]
  reference: string
  listingId: string | null
  outcome: string | null
  before: RowValues | null
  after: RowValues | null
  writtenAt: string | null
}

/** The next rows of an import in the order of the file. */
export const readRows = (
  source: SqlSource,
  { id }: LeasedImport,
  where: SqlFragment,
  most: number,
) =>
  queryRows<StoredRow>(
    source,
    sql`select number, cells, reference, listing_id as "listingId", outcome, before, after,
      written_at as "writtenAt" from listing_import_rows
      where import_id = ${id}::uuid and ${where} order by number limit ${most}`,
  )

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
