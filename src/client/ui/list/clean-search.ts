import { maxSearchLength } from '#shared/kit/pagination.constants.ts'

/** As the server takes it: trimmed, without characters that cannot be stored, not too long. */
export const cleanSearch = (text: string) =>
  text.replaceAll('\0', '').trim().slice(0, maxSearchLength).toWellFormed().trim()
