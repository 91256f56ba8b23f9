import type { ImportIssue } from '#shared/listing-import/listing-import.schema.ts'

/** Why there is no picture. */
export type PictureIssue = Pick<ImportIssue, 'message' | 'template' | 'values'>

/** The address of our picture of what a row names, or why there is none. */
export type FindPicture = (source: string) => string | PictureIssue
