/**
 * What the database keeps about people, table by table and column by column. Each feature declares its
 * own tables in `<feature>.personal-data.ts`; `app/personal-data.ts` joins them. The archive that people
 * download and the erasure of an account are both derived from these declarations, and a test compares
 * them with the migrated database (docs/decisions/0034-personal-data.md).
 *
 * SQL in a declaration names the row `t`. It may use `:person` (the user's id) everywhere; in what
 * erasure runs also `:phone`, `:email` and `:mask` (a regular expression of what identifies the person).
 */

/** How a person stands to a row: 'buyer', 'seller', 'owner' … */
type Role = string

/** A column that says something about a person. */
export interface PersonalColumn {
  /** The only role that it is about; left out, it is about every role of the table. */
  of?: Role
  /** Set where the other roles read it in the app too, so that their archives have it as well. */
  seenByAll?: true
  /** SQL that the archive has in place of the bare column. */
  exportAs?: string
  /**
   * What erasure writes into rows that stay: `masked` blanks the person's own phone, e-mail, UPI ID,
   * full name and address line inside a text; anything else is SQL.
   */
  becomes?: string
}

/**
 * - `reference`: an id. Never in the archive; it says nothing without the row it points to.
 * - `fact`: a state, amount or time of a row. In the archive with the row; of a row that stays it names nobody.
 * - `internal`: machinery (search index, retries). Never in the archive.
 * - `secret`: a hash or key. Never in the archive.
 */
export type ColumnUse = 'reference' | 'fact' | 'internal' | 'secret' | PersonalColumn

interface OwnFile {
  /** Name of the JSON file, without its ending. */
  file: string
  /** What the file has, for the archive's README. */
  about: { en: string; hi: string }
  /** The uuid column that tells rows apart, to read many of them in batches; left out, they are read at once. */
  key?: string
  /** Roles whose archive has the row; all of them when left out. */
  roles?: readonly Role[]
  /** SQL expressions beside the row's own columns. */
  extra?: Record<string, string>
}

/** Rows that stand inside another table's: an order's lines. */
interface Nested {
  within: string
  as: string
  /** The condition over the row `t` and its parent `p`. */
  on: string
  orderBy: string
}

export interface PersonalTable {
  table: string
  /** For each role the condition that finds a person's rows. */
  people: Record<Role, string>
  columns: Record<string, ColumnUse>
  /** Where the archive has the rows, or why it has none. */
  archive: OwnFile | Nested | { none: string }
  /** SQL that erasure runs first, while the rows are still there. */
  beforeErasure?: readonly string[]
  /** Which rows of a role erasure deletes: all of them, or those for which the SQL holds. */
  deletes?: Record<Role, 'all' | (string & {})>
  /** Why rows stay after erasure, and until when. Required where a role's rows are not all deleted. */
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

/** True for row `t`'s other person, whose id is in `column`, once they have been erased too. */
export const isErased = (column: string) =>
  `exists (select from users other where other.id = ${column} and other.erased_at is not null)`
