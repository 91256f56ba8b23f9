import { maxSearchLength } from '#shared/kit/pagination.constants.ts'

/** The search text as the server accepts it: trimmed, storable and not too long. */
export const cleanSearch = (text: string) =>
  text.replaceAll('\0', '').trim().slice(0, maxSearchLength).toWellFormed().trim()
