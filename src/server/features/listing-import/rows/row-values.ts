import type { ImportFieldName } from '#shared/listing-import/import-fields.constants.ts'

type FieldName = ImportFieldName | 'shownUnit' | 'bagKg' | 'kind'

/** A listing's values by field, as its contract has them; the schema of the kind checks them. */
export type RowValues = Partial<Record<Exclude<FieldName, 'isArchived' | 'images'>, unknown>> & {
  isArchived?: boolean | undefined
  images?: string[] | undefined
}
