import { AppError } from '#server/platform/errors/errors.ts'
import type { MessageValues } from '#shared/kit/message-template.ts'
import {
  maxImportBytes,
  maxImportColumns,
  maxImportRows,
  maxPictureZipBytes,
  maxZipPictures,
} from '#shared/listing-import/listing-import.constants.ts'
import type { ImportFileFailure } from './file/import-file.failure.ts'
import type { ZipRefusal } from './pictures/picture-zip.policy.ts'

export const importNotFound = () =>
  new AppError({
    code: 'listing_import.not_found',
    status: 404,
    message: 'This import is no longer here.',
  })

export const importInProgress = () =>
  new AppError({
    code: 'listing_import.in_progress',
    status: 409,
    message: 'Another import of yours is not finished. Finish or stop it first.',
  })

export const importNotReady = () =>
  new AppError({
    code: 'listing_import.not_ready',
    status: 409,
    message: 'This import is at another step. Please load the page again.',
  })

/** @param retryAfter seconds. */
export const tooManyImportRows = (maxRows: number, retryAfter: number) =>
  new AppError({
    code: 'listing_import.too_many_rows_today',
    status: 429,
    message: 'You can import up to {{max}} rows in 24 hours. Please try again in {{hours}} h.',
    values: { max: maxRows, hours: Math.ceil(retryAfter / 3600) },
    retryAfter,
  })

/**
 * @param counts the rows that a person may import in 24 hours, and how many of them are left.
 * @param retryAfter seconds.
 */
export const moreRowsThanLeft = (counts: { max: number; left: number }, retryAfter: number) =>
  new AppError({
    code: 'listing_import.too_many_rows_today',
    status: 429,
    message:
      'The file has too many rows: you can import {{max}} in 24 hours, and {{left}} of them are left.',
    values: counts,
    retryAfter,
  })

export const importFileMissing = () =>
  new AppError({
    code: 'listing_import.no_file',
    status: 400,
    message: 'Please choose a file: CSV, XLSX or JSON lines.',
  })

export const importFileTooLarge = () =>
  new AppError({
    code: 'listing_import.too_large',
    status: 413,
    message: 'The file can have up to {{max}} MB. Please split it.',
    values: { max: maxImportBytes / 1024 / 1024 },
  })

export const picturesInProgress = () =>
  new AppError({
    code: 'listing_import.pictures_in_progress',
    status: 409,
    message: 'The pictures of a zip are being read. Please wait until that is finished.',
  })

const zipRefusals: Record<ZipRefusal, [message: string, values?: MessageValues]> = {
  'too-large': [
    'The zip can have up to {{max}} MB. Please split it.',
    { max: maxPictureZipBytes / 1024 / 1024 },
  ],
  unreadable: ['This is not a zip of pictures, or it is damaged.'],
  none: ['The zip is empty.'],
  'too-many': [
    'The zip can have up to {{max}} pictures. Please split it.',
    { max: maxZipPictures },
  ],
  'too-complex': ['The zip unpacks to more than so many pictures can have.'],
}

export function pictureZipRefused(refusal: ZipRefusal) {
  const [message, values] = zipRefusals[refusal]
  return new AppError({
    code: 'listing_import.zip_refused',
    status: refusal === 'too-large' ? 413 : 400,
    message,
    ...(values && { values }),
  })
}

const sentences: Record<ImportFileFailure['code'], [message: string, values?: MessageValues]> = {
  empty: ['The file is empty.'],
  'no-rows': ['The file has headings but no rows.'],
  'not-utf8': [
    'The file is not saved as UTF-8. In your spreadsheet choose “CSV UTF-8” or XLSX, then try again.',
  ],
  malformed: ['Line {{line}} of the file cannot be read. Is a quotation mark missing?'],
  'too-many-rows': [
    'The file can have up to {{max}} rows. Please split it.',
    { max: maxImportRows },
  ],
  'too-many-columns': ['The file can have up to {{max}} columns.', { max: maxImportColumns }],
  'too-complex': ['The file unpacks to more than a table of this size can have.'],
  unreadable: ['The file is neither CSV nor XLSX nor JSON lines, or it is damaged.'],
  'old-excel': ['This is an old Excel file. Please save it as XLSX or CSV UTF-8.'],
  'long-cell': ['A cell can have up to {{max}} characters.', { max: 4000 }],
}

/** What a person reads of a file that cannot be read. */
export function unreadableImportFile({ code, line }: ImportFileFailure) {
  const [message, values] = sentences[code]
  return new AppError({
    code: 'listing_import.unreadable',
    status: 400,
    message,
    ...((values || line !== undefined) && { values: { ...values, line: line ?? 0 } }),
  })
}
