import type { RenderedPage } from '../../shared/page-render.ts'
import type { Language } from '../../shared/user.schema.ts'
import { type ClientManifest, hintTags } from './page-hints.ts'

const root = '<div id="root"></div>'
const ownHead = /<title>[\s\S]*?<\/title>|<meta\s+name="description"[\s\S]*?>/g

/** As JSON that no script element can be ended by. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Puts pages into the built index.html.
 * @param html with `<html lang="en"`, a title, a description and an empty #root.
 */
export function createPageHtml(html: string, manifest: ClientManifest) {
  const hints = new Map<string, string>()
  const hintsOf = (module: string | null, isRendered: boolean) => {
    if (!module) return ''
    const key = `${module} ${isRendered}`
    const known = hints.get(key) ?? hintTags(html, manifest, module, isRendered)
    hints.set(key, known)
    return known
  }
  const withoutHead = html.replaceAll(ownHead, '')

  return {
    /** Without the page: the browser does it all. */
    shell: (module: string | null) =>
      html.replace('</head>', () => `${hintsOf(module, false)}</head>`),

    rendered: (page: RenderedPage, language: Language, origin: string) =>
      withoutHead
        .replace('<html lang="en"', `<html lang="${language}"`)
        // Functions, for "$&" in a listing's name must not mean anything.
        .replace('</head>', () => `${page.head(origin)}${hintsOf(page.module, true)}</head>`)
        .replace(
          root,
          () =>
            `<div id="root">${page.html}</div>` +
            `<script type="application/json" id="page-state">${safeJson(page.state)}</script>`,
        ),
  }
}
