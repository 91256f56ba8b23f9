import type { Language } from '#shared/kit/language.constants.ts'
import type { RenderedPage } from '#shared/page/page-render.ts'
import { createFirstStyles, type StylePart } from './first-styles.policy.ts'
import {
  type ClientManifest,
  filesOf,
  fitsInPage,
  hintTags,
  type PageFiles,
  styleInPage,
  styleTags,
} from './page-hints.ts'

/** The module whose chunk has the Hindi texts of all pages. */
const hindiTexts = 'src/client/platform/i18n/hindi.ts'

const root = '<div id="root"></div>'
/** Where scripts are off, nothing would fill the shell. */
const loadAgain =
  '<noscript><p style="padding:12px 16px">This page could not be prepared just now. Please load it again in a minute. ' +
  'यह पेज अभी तैयार नहीं हो पाया। एक मिनट बाद फिर से खोलें।</p></noscript>'
const ownHead = /<title>[\s\S]*?<\/title>|<meta\s+name="description"[\s\S]*?>/g
const entryScript = /<script type="module"[^>]*\ssrc="([^"]+)"><\/script>/g
/** The style sheet of all pages. */
const sheetLink = /<link rel="stylesheet"[^>]*\shref="([^"]+)">/
const firstStylesMark = ' data-first-styles'
/** What stands in place of the link. */
const firstStyles = new RegExp(`<link disabled [^>]*><style${firstStylesMark}>.*?</style>`, 's')
const noFiles: PageFiles = { scripts: [], styles: [] }

/** JSON in a script element, without `<`, which could close the element. */
const dataBlock = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** What the build has made for pages. */
export interface BuiltClient {
  /** index.html, with `<html lang="en"`, a title, a description and an empty #root. */
  html: string
  manifest: ClientManifest
  /** The parts of the style sheet of all pages. */
  styleParts: readonly StylePart[]
  /** The text of a built file by its address. */
  readFile: (href: string) => string
}

/** Inserts pages into the built index.html. */
export function createPageHtml({ html, manifest, styleParts, readFile }: BuiltClient) {
  const entries = [...html.matchAll(entryScript)].map(([, src]) => src)
  // A script of index.html loads a rendered page's code after the first paint.
  const frame = html.replaceAll(ownHead, '').replaceAll(entryScript, '')
  const known = new Map<string, PageFiles>()
  const filesFor = (module: string | null) => {
    if (!module) return noFiles
    const files = known.get(module) ?? filesOf(html, manifest, module)
    known.set(module, files)
    return files
  }
  const texts = new Map<string, string>()
  const readStyle = (href: string) => {
    const text = texts.get(href) ?? readFile(href)
    texts.set(href, text)
    return text
  }
  /** The style sheets of a page and of its parts, each once. */
  const stylesOf = ({ module, parts }: RenderedPage) =>
    new Set([module, ...parts].flatMap((part) => filesFor(part).styles))

  const [link = '', sheet = ''] = sheetLink.exec(html) ?? []
  const firstStylesOf = createFirstStyles(styleParts)

  return {
    /** The name of the style sheet of all pages. */
    sheetName: sheet.slice(sheet.lastIndexOf('/') + 1),
    /**
     * A rendered page with its part of the style sheet of all pages, for browsers that have not cached it, which saves a phone one
     * round trip. The sheet itself comes with the page's code.
     */
    withFirstStyles: (page: string) => {
      const css = firstStylesOf(page)
      return fitsInPage(css)
        ? page.replace(link, () => styleInPage(sheet, css, firstStylesMark))
        : page
    },
    /** Such a page with a link to the sheet instead. */
    withSheetLink: (page: string) => page.replace(firstStyles, () => link),
    /** Without the page, which the browser renders. */
    shell: (module: string | null) =>
      html
        .replace('</head>', () => `${hintTags(filesFor(module))}</head>`)
        .replace(root, () => root + loadAgain),

    rendered: (page: RenderedPage, language: Language, origin: string) => {
      const { scripts } = filesFor(page.module)
      // Their chunk comes after the first paint, as the page's code does.
      const texts = language === 'hi' && !page.sentences ? manifest[hindiTexts] : undefined
      const mark = page.sentences ? ' data-has-sentences' : ' data-loads-sentences'
      return (
        frame
          .replace('<html lang="en"', `<html lang="${language}"${language === 'hi' ? mark : ''}`)
          // Functions, because in a string "$&" of a listing's name would have a meaning.
          .replace(
            '</head>',
            () => `${page.head(origin)}${styleTags(stylesOf(page), readStyle)}</head>`,
          )
          .replace(
            root,
            () =>
              `<div id="root">${page.html}</div>` +
              dataBlock('page-state', page.state) +
              (page.sentences ? dataBlock('page-sentences', page.sentences) : '') +
              dataBlock('page-code', {
                chunks: texts ? [...scripts, `/${texts.file}`] : scripts,
                entries,
              }),
          )
      )
    },
  }
}
