const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const

/** The first match in the list's order: browsers carry each other's names in their user agent. */
const firstMatch = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** The usual names of the browser and the system; null where the user agent names none. */
export const deviceOf = (userAgent: string) => ({
  browser: firstMatch(browsers, userAgent),
  system: firstMatch(systems, userAgent),
  isPhone: /\b(Mobile|Android|iPhone)\b/.test(userAgent),
})
