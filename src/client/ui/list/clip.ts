const longest = 155

/** As much of a text as a search result shows, up to a whole word. */
export function clip(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  return `${plain.slice(0, longest).replace(/\s\S*$/, '')}…`
}
