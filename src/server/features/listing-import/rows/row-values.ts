import type { ImportFieldName } from '#shared/listing-import/import-fields.data.ts'

/** A listing's values by field, as its contract has them; the schema of the kind checks them. */
export type RowValues = Partial<
  Record<Exclude<ImportFieldName, 'isArchived' | 'images'> | 'kind', unknown>
> & {
  isArchived?: boolean | undefined
  images?: string[] | undefined
}
