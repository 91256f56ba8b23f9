/**
 * The personal data of the database by table and column. Each feature declares its own tables in
 * `<feature>.personal-data.ts`, and app/database/personal-data.ts joins them. The archive that people
 * download and the erasure of an account are derived from these declarations, and a test compares them
 * with the migrated database (docs/decisions/0034-personal-data.md). The declaring feature is the owner
 * of the table: only it may write it (scripts/check-table-owners.ts).
 *
 * SQL in a declaration calls the row `t`. It may use `:person` (the user's id) everywhere; SQL that
 * erasure runs may also use `:phone`, `:email` and `:mask` (a regular expression of identifying texts).
 */

/** A person's relation to a row: 'buyer', 'seller', 'owner' … */
type Role = string

/** A column with personal data. */
export interface PersonalColumn {
  /** The only role that the column is about; by default every role of the table. */
  of?: Role
  /** Set when the other roles see the column in the app too, so that their archives include it. */
  seenByAll?: true
  /** SQL that the archive exports instead of the plain column. */
  exportAs?: string
  /**
   * The value that erasure writes into rows that are not deleted: `masked` blanks the person's phone,
   * e-mail, UPI ID, full name and address line inside a text; anything else is SQL.
   */
  becomes?: string
}

/**
 * - `reference`: an id. Never in the archive, because it means nothing without the row it points to.
 * - `fact`: a status, amount or time. In the archive; it identifies nobody in a row that is not deleted.
 * - `internal`: technical (search index, retries). Never in the archive.
 * - `secret`: a hash or key. Never in the archive.
 */
export type ColumnUse = 'reference' | 'fact' | 'internal' | 'secret' | PersonalColumn

interface OwnFile {
  /** Name of the JSON file, without its ending. */
  file: string
  /** The contents of the file, for the archive's README. */
  about: { en: string; hi: string }
  /** The uuid column by which rows are read in batches; without it all are read in one statement. */
  key?: string
  /**
   * Set when many rows have the same key, such as the rows of a file: SQL that finds the keys as `key`, and the
   * column, an integer from 1, by which the rows of one key are read in pages.
   */
  pages?: { keys: string; by: string }
  /** Roles whose archive has the row; by default all. */
  roles?: readonly Role[]
  /** SQL expressions beside the row's own columns. */
  extra?: Record<string, string>
}

/** The few rows that are exported inside each of another table, like an order's lines. */
interface Nested {
  within: string
  as: string
  /** The condition over the row `t` and its parent `p`. */
  on: string
  orderBy: string
}

export interface PersonalTable {
  table: string
  /** For each role, the condition that finds a person's rows. */
  people: Record<Role, string>
  columns: Record<string, ColumnUse>
  /** Where the archive has the rows, or the reason why it has none. */
  archive: OwnFile | Nested | { none: string }
  /** SQL that erasure runs first, before rows are deleted. */
  beforeErasure?: readonly string[]
  /** Which rows of a role erasure deletes: all, or those for which the SQL is true. */
  deletes?: Record<Role, 'all' | (string & {})>
  /** Why rows are not deleted, and until when. Required unless all rows of all roles are deleted. */
  retentionReason?: string
}

/** A table without personal data, with the reason. */
export interface ImpersonalTable {
  table: string
  impersonal: 'public reference data' | 'counter' | 'machinery' | 'keyed hash, deleted within days'
  columns: readonly string[]
}

export type DataTable = PersonalTable | ImpersonalTable

export const isPersonal = (table: DataTable): table is PersonalTable => 'people' in table

/** In `PersonalColumn.becomes`. */
export const masked = 'masked'

/** SQL: whether the other person of row `t`, whose id is in `column`, has been erased too. */
export const isErased = (column: string) =>
  `exists (select from users other where other.id = ${column} and other.erased_at is not null)`

/** SQL for that at least one of these conditions holds. */
export const anyConditionSql = (conditions: readonly string[]) =>
  conditions.map((condition) => `(${condition})`).join(' or ')
