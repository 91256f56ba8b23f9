/** The address of an external service: its configured base, with or without a trailing slash, and a path. */
export function externalAddress(
  base: string,
  path: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`)
  url.search = new URLSearchParams(query).toString()
  return url
}
