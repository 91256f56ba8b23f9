const base = 'https://same-site.invalid'
/** How many layers of percent-encoding are decoded before an address is accepted. */
const maxDecodings = 5

/** Control characters and backslashes: browsers ignore the former and read the latter as slashes. */
const trickCharacter = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

function isSameSitePath(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || trickCharacter.test(text)) return false
  if (!URL.canParse(text, base)) return false
  const url = new URL(text, base)
  // Removing dot segments can result in a path like "//other-site".
  return url.origin === base && !url.pathname.startsWith('//')
}

/** The text and its percent-decoded forms, until decoding changes nothing. */
function decodings(text: string): string[] {
  const forms = [text]
  for (let form = text; forms.length <= maxDecodings; forms.push(form)) {
    try {
      const decoded = decodeURIComponent(form)
      if (decoded === form) return forms
      form = decoded
    } catch {
      // A lone "%" is not valid encoding, so there is nothing more to decode.
      return forms
    }
  }
  return forms
}

/**
 * The target of a `redirect=` parameter: a path of this site, with its query and fragment.
 * `dashboard` without a slash means `/dashboard`; everything else becomes `/`.
 */
export function safeRedirect(text: string | null | undefined): string {
  if (text === 'dashboard') return '/dashboard'
  if (!text || text.length > 2000) return '/'
  return decodings(text).every(isSameSitePath) ? text : '/'
}
