/** What stands for the hidden part of a number, however long that is. */
export const dots = '••••••••'

/** Dots and the last four characters; dots alone when four or fewer would give it all away. */
export function maskTail(text: string | null): string {
  if (!text) return ''
  return text.length > 4 ? `${dots}${text.slice(-4)}` : dots
}
