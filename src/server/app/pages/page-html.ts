import type { Language } from '#shared/kit/language.constants.ts'
import type { RenderedPage } from '#shared/page/page-render.ts'
import { type ClientManifest, filesOf, hintTags, type PageFiles, styleTags } from './page-hints.ts'

const root = '<div id="root"></div>'
const ownHead = /<title>[\s\S]*?<\/title>|<meta\s+name="description"[\s\S]*?>/g
const entryScript = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/g
const noFiles: PageFiles = { scripts: [], styles: [] }

/** As JSON that no script element can be ended by. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/**
 * Puts pages into the built index.html.
 * @param html with `<html lang="en"`, a title, a description and an empty #root.
 */
export function createPageHtml(html: string, manifest: ClientManifest) {
  const entries = [...html.matchAll(entryScript)].map(([, src]) => src)
  // A rendered page's code is fetched after its first paint, by a script of index.html.
  const frame = html.replaceAll(ownHead, '').replaceAll(entryScript, '')
  const known = new Map<string, PageFiles>()
  const filesFor = (module: string | null) => {
    if (!module) return noFiles
    const files = known.get(module) ?? filesOf(html, manifest, module)
    known.set(module, files)
    return files
  }

  return {
    /** Without the page: the browser does it all. */
    shell: (module: string | null) =>
      html.replace('</head>', () => `${hintTags(filesFor(module))}</head>`),

    rendered: (page: RenderedPage, language: Language, origin: string) => {
      const files = filesFor(page.module)
      return (
        frame
          .replace('<html lang="en"', `<html lang="${language}"`)
          // Functions, for "$&" in a listing's name must not mean anything.
          .replace('</head>', () => `${page.head(origin)}${styleTags(files)}</head>`)
          .replace(
            root,
            () =>
              `<div id="root">${page.html}</div>` +
              dataBlock('page-state', page.state) +
              dataBlock('page-code', { chunks: files.scripts, entries }),
          )
      )
    },
  }
}
