export interface ArticleHeading {
  id: string
  text: string
}

/** A heading's name in the address, in any script. */
export const headingId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The sections of a Markdown text; the marks within a heading are left out. */
export const articleHeadings = (markdown: string): ArticleHeading[] =>
  Array.from(markdown.matchAll(/^## +(.+)$/gm), ([, line = '']) => {
    const text = line.replaceAll(/[*_`]/g, '').trim()
    return { id: headingId(text), text }
  })

/** Fewer sections need no table of contents. */
export const leastForContents = 4
