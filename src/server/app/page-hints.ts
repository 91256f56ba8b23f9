/** Vite's manifest: what each source module became. */
export interface ClientManifest {
  [module: string]: {
    file: string
    imports?: string[]
    css?: string[]
  }
}

/** The pages that people mostly come in by, from a search or a shared link. */
const pageModules: [address: RegExp, module: string][] = [
  [/^\/$/, 'src/client/features/content/landing/landing.page.tsx'],
  [/^\/shop\/?$/, 'src/client/features/crop/crop-list.page.tsx'],
  [/^\/shop\/[^/]+\/?$/, 'src/client/features/crop/crop-detail.page.tsx'],
  [/^\/rental\/?$/, 'src/client/features/equipment/equipment-list.page.tsx'],
  [/^\/rental\/[^/]+\/?$/, 'src/client/features/equipment/equipment-detail.page.tsx'],
  [/^\/weather(-forecast)?\/?$/, 'src/client/features/weather/weather.page.tsx'],
  [/^\/market-prices?\/?$/, 'src/client/features/market/market-price.page.tsx'],
  [/^\/market-price\/[^/]+\/?$/, 'src/client/features/market/market-series.page.tsx'],
  [/^\/news\/?$/, 'src/client/features/news/news.page.tsx'],
  [/^\/crop-calendar\/?$/, 'src/client/features/calendar/crop-calendar.page.tsx'],
  [/^\/crop-calendar\/[^/]+\/?$/, 'src/client/features/calendar/calendar-crop.page.tsx'],
]

/** Everything that a module's chunk needs, itself included. */
function chunksOf(manifest: ClientManifest, module: string, found = new Set<string>()) {
  if (found.has(module)) return found
  found.add(module)
  for (const needed of manifest[module]?.imports ?? []) chunksOf(manifest, needed, found)
  return found
}

/** The tags that let a page's own chunk and styles travel beside the entry instead of after it. */
function hintTags(html: string, manifest: ClientManifest, module: string): string {
  const chunks = [...chunksOf(manifest, module)].flatMap((name) => manifest[name] ?? [])
  const isNew = (file: string) => !html.includes(`/${file}"`)
  const scripts = chunks
    .map(({ file }) => file)
    .filter(isNew)
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const styles = chunks
    .flatMap(({ css = [] }) => css)
    .filter(isNew)
    .map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`)
  return [...scripts, ...styles].join('')
}

/**
 * @param html the built index.html.
 * @returns the HTML for an address's path, with hints about what its page needs.
 */
export function createPageHtml(html: string, manifest: ClientManifest) {
  const withHints = pageModules.map(([address, module]) => ({
    address,
    html: html.replace('</head>', `${hintTags(html, manifest, module)}</head>`),
  }))
  return (path: string) => withHints.find(({ address }) => address.test(path))?.html ?? html
}
