/** Vite's manifest: what each source module became. */
export interface ClientManifest {
  [module: string]: {
    file: string
    imports?: string[]
    css?: string[]
  }
}

/** Everything that a module's chunk needs, itself included. */
function chunksOf(manifest: ClientManifest, module: string, found = new Set<string>()) {
  if (found.has(module)) return found
  found.add(module)
  for (const needed of manifest[module]?.imports ?? []) chunksOf(manifest, needed, found)
  return found
}

/**
 * The files that a page needs besides those that the HTML names already.
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

/** The tags that let a page's own chunk and styles travel beside the entry instead of after it. */
export const hintTags = ({ scripts, styles }: PageFiles): string =>
  [
    ...styles.map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
  ].join('')

/** The styles of a page that stands in the HTML: it is not painted without them. */
export const styleTags = ({ styles }: PageFiles): string =>
  styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`).join('')
