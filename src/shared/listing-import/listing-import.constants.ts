/** The most rows of one file, without its headings. */
export const maxImportRows = 50_000
/** The most columns of one file. */
export const maxImportColumns = 40
/** The largest file in bytes. */
export const maxImportBytes = 10 * 1024 * 1024
/** Days in which an import can be undone, and after which its rows are deleted. */
export const importUndoDays = 7
/** The largest zip of pictures in bytes. */
export const maxPictureZipBytes = 50 * 1024 * 1024
/** The most pictures of one zip. */
export const maxZipPictures = 100

/** What a program sends a file of rows as, without a form around it. */
export const importFileTypes = [
  'text/csv',
  'text/tab-separated-values',
  'application/x-ndjson',
  'application/jsonl',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const
/** What a program sends a zip of pictures as, without a form around it. */
export const pictureZipTypes = ['application/zip', 'application/x-zip-compressed'] as const

export const importKinds = ['crops', 'equipment'] as const
export type ImportKind = (typeof importKinds)[number]
