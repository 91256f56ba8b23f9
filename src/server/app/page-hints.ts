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
 * The tags that let a page's own chunk and styles travel beside the entry instead of after it.
 * @param html the built index.html; what it names already is left away.
 * @param module the page's source module.
 * @param isRendered the page stands in the HTML: its styles are needed before it is painted.
 */
export function hintTags(
  html: string,
  manifest: ClientManifest,
  module: string,
  isRendered: boolean,
): string {
  const chunks = [...chunksOf(manifest, module)].flatMap((name) => manifest[name] ?? [])
  const isNew = (file: string) => !html.includes(`/${file}"`)
  // What is rendered is seen without its code: pictures and letters come before it.
  const priority = isRendered ? ' fetchpriority="low"' : ''
  const scripts = chunks
    .map(({ file }) => file)
    .filter(isNew)
    .map((file) => `<link rel="modulepreload" crossorigin${priority} href="/${file}">`)
  const rel = isRendered ? 'rel="stylesheet"' : 'rel="preload" as="style"'
  const styles = chunks
    .flatMap(({ css = [] }) => css)
    .filter(isNew)
    .map((file) => `<link ${rel} crossorigin href="/${file}">`)
  return [...styles, ...scripts].join('')
}
