import { type HeadTag, headMarker } from '#client/ui/head-tags.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const voidTags = new Set(['meta', 'link'])

/** A head's tags as HTML. A script's data are escaped as JSON before. */
export const writeHead = (tags: HeadTag[]): string =>
  tags
    .map(({ tag, attributes, text = '' }) => {
      const written = Object.entries(attributes).map(
        ([name, value]) => ` ${name}="${escapeText(value)}"`,
      )
      const open = `<${tag}${written.join('')} ${headMarker}="">`
      if (voidTags.has(tag)) return open
      return `${open}${tag === 'script' ? text : escapeText(text)}</${tag}>`
    })
    .join('\n')
