/** Trims the tags and removes blanks and duplicates, which may differ in case. */
export function cleanTags(tags: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const tag of tags.map((text) => text.trim())) {
    if (tag !== '' && !seen.has(tag.toLowerCase())) seen.set(tag.toLowerCase(), tag)
  }
  return [...seen.values()]
}
