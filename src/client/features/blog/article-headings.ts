export interface ArticleHeading {
  id: string
  text: string
}

/** A heading's anchor, in any script. */
export const headingId = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** The section headings of a Markdown text, without inline markup. */
export const articleHeadings = (markdown: string): ArticleHeading[] =>
  Array.from(markdown.matchAll(/^## +(.+)$/gm), ([, line = '']) => {
    const text = line.replaceAll(/[*_`]/g, '').trim()
    return { id: headingId(text), text }
  })

/** An article with fewer sections has no table of contents. */
export const minHeadingsForContents = 4
