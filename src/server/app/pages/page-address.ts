/** Longer addresses are nobody's page. */
const maxLength = 1000
/** What others add to links to count visitors; no page of ours reads it. */
const tracking = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|mc_[ce]id)$/
/** What people type, that leads back, or that only they have: hardly ever the same twice. */
const personal = new Set(['q', 'city', 'redirect', 'token'])
const maxKeptSearch = 80

export interface PageAddress {
  path: string
  /** From `?` on, without what no page reads; or ''. */
  search: string
  /** Many may ask for it, so that its rendering is worth keeping. */
  isShared: boolean
}

/** Takes an address apart; null for one that is no page's. */
export function readPageAddress(url: string): PageAddress | null {
  if (url.length > maxLength) return null
  const [path = '', query = ''] = url.split(/\?(.*)/s)
  const params = new URLSearchParams(query)
  for (const name of [...params.keys()]) if (tracking.test(name)) params.delete(name)
  const search = params.size > 0 ? `?${params}` : ''
  const isShared =
    search.length <= maxKeptSearch && ![...params.keys()].some((name) => personal.has(name))
  return { path, search, isShared }
}
