import type { ImportFieldName } from '#shared/listing-import/import-fields.data.ts'

/** A listing's values by field, as its contract has them; the schema of the kind checks them. */
export type RowValues = Partial<
  Record<Exclude<ImportFieldName, 'isArchived' | 'images' | 'kind'>, unknown>
> & {
  kind?: string | null | undefined
  /** Whether the owner chose the kind; not in a file, but put back with the kind. */
  kindFrom?: 'name' | 'owner' | null | undefined
  isArchived?: boolean | undefined
  images?: string[] | undefined
}
