/** A typed text as the server accepts it: trimmed, storable and not too long. */
export const cleanText = (text: string, maxLength: number): string =>
  text.replaceAll('\0', '').trim().slice(0, maxLength).toWellFormed().trim()
