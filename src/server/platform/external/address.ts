/** An address of an outside service: its base as it is set, with or without a last slash, and a path. */
export function externalAddress(
  base: string,
  path: string,
  query: Record<string, string> = {},
): URL {
  const url = new URL(`${base.replace(/\/+$/, '')}${path}`)
  url.search = new URLSearchParams(query).toString()
  return url
}
