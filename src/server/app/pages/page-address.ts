/** Characters; no page of ours has a longer address. */
const maxLength = 1000
/** Parameters that other sites add to links to count visitors; no page of ours reads them. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_[ce]id)$/
/** Parameters that are hardly ever the same for two visitors: typed text, return addresses, tokens. */
const personal = new Set(['q', 'city', 'redirect', 'token'])
const maxSharedSearchLength = 80

/** A path that a browser cannot take for another site's address. */
const ownPath = /^\/(?![/\\])/

export interface PageAddress {
  path: string
  /** From `?` on, without tracking and empty parameters; or ''. */
  search: string
  /**
   * Where the browser is sent instead: the address without its empty parameters. A form that the browser
   * sends by itself names all its fields, and the pages' own code never writes an empty one. Else null.
   */
  redirect: string | null
  /** Several visitors may request it, so its rendering is worth caching. */
  isShared: boolean
}

/** Parses an address; null for one that no page has. */
export function readPageAddress(url: string): PageAddress | null {
  if (url.length > maxLength) return null
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  for (const name of [...params.keys()]) if (tracking.test(name)) params.delete(name)
  const sizeBefore = params.size
  for (const name of [...params.keys()]) params.delete(name, '')
  const hadEmptyParams = params.size < sizeBefore
  const search = params.size > 0 ? `?${params}` : ''
  const isShared =
    search.length <= maxSharedSearchLength && ![...params.keys()].some((name) => personal.has(name))
  const redirect = hadEmptyParams && ownPath.test(path) ? path + search : null
  return { path, search, redirect, isShared }
}
