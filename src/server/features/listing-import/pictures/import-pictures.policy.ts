import type { ImportMapping } from '#shared/listing-import/listing-import.schema.ts'

/** Stands for a picture that is not fetched yet; it has the form of an upload's address. */
export const placeholderPicture = '/uploads/not-fetched-yet.webp'

const isPictureAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text)

/** The addresses of pictures elsewhere in a row. */
export const picturesOfCells = (mapping: ImportMapping, cells: readonly string[]): string[] =>
  (cells[mapping.indexOf('images')] ?? '')
    .split(/[\s,;|]+/)
    .filter((text) => isPictureAddress(text))
