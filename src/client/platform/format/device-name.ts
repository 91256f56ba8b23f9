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

/** The first that fits: the makers put each other's names into theirs. */
const firstOf = (names: readonly (readonly [string, RegExp])[], userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null

/** What a person would call the browser and the system; null where it does not say. */
export const deviceOf = (userAgent: string) => ({
  browser: firstOf(browsers, userAgent),
  system: firstOf(systems, userAgent),
  isPhone: /\b(Mobile|Android|iPhone)\b/.test(userAgent),
})
