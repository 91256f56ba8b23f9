/** Characters that search engines show of a description. */
const maxLength = 155

/** Shortens a text for search results, at the end of a word. */
export function clip(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= maxLength) return plain
  return `${plain.slice(0, maxLength).replace(/\s\S*$/, '')}…`
}
