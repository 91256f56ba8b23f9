/** Vite's manifest: the built files of each source module. */
export interface ClientManifest {
  [module: string]: {
    file: string
    imports?: string[]
    css?: string[]
  }
}

/** All modules that a module's chunk needs, itself included. */
function chunksOf(manifest: ClientManifest, module: string, modules = new Set<string>()) {
  if (modules.has(module)) return modules
  modules.add(module)
  for (const needed of manifest[module]?.imports ?? []) chunksOf(manifest, needed, modules)
  return modules
}

/**
 * The files that a page needs and the HTML does not name.
 * @param html the built index.html.
 * @param module the page's source module.
 */
export function filesOf(html: string, manifest: ClientManifest, module: string) {
  const chunks = [...chunksOf(manifest, module)].flatMap((name) => manifest[name] ?? [])
  const isNew = (file: string) => !html.includes(`/${file}"`)
  const addresses = (files: string[]) => files.filter(isNew).map((file) => `/${file}`)
  return {
    scripts: addresses(chunks.map(({ file }) => file)),
    styles: addresses(chunks.flatMap(({ css = [] }) => css)),
  }
}

export type PageFiles = ReturnType<typeof filesOf>

/** Tags for loading a page's chunk and styles in parallel with the entry instead of after it. */
export const hintTags = ({ scripts, styles }: PageFiles): string =>
  [
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('')

/** Larger style sheets are linked: browsers store a file, but read the HTML anew each time. */
const maxInlineBytes = 16 * 1024

/**
 * Tags for a style sheet within the page. The build's loader fetches each sheet that no link of the document names, so a
 * disabled link, which browsers do not fetch, stands for it. Chromium 150 looks ahead for files and fetches disabled sheets
 * too, before every other file, but none for a medium that is not its own (156 fetches neither).
 */
export const styleInPage = (href: string, css: string, mark = ''): string =>
  `<link disabled media="not all" rel="stylesheet" crossorigin href="${href}"><style${mark}>${css}</style>`

/** Whether the text of a style sheet can be in a page without ending its element. */
export const fitsInPage = (css: string): boolean => !css.includes('</')

/**
 * The style sheets of a rendered page, which must be there before it is painted. Small ones are in the HTML: on a
 * phone's connection each further file costs a round trip, and a page has up to eight.
 * @param readStyle the text of a built style sheet by its address.
 */
export const styleTags = (styles: Iterable<string>, readStyle: (href: string) => string): string =>
  [...styles]
    .map((href) => {
      const css = readStyle(href)
      return Buffer.byteLength(css) <= maxInlineBytes && fitsInPage(css)
        ? styleInPage(href, css)
        : `<link rel="stylesheet" crossorigin href="${href}">`
    })
    .join('')
