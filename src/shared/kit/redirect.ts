const base = 'https://same-site.invalid'
/** How often an address is taken out of its percent-encoding before it is judged. */
const maxDecodings = 5

/** Control characters and backslashes: browsers drop the former and read the latter as slashes. */
const trickCharacter = /[\p{Cc}\p{Zl}\p{Zp}\\]/u

function isSameSitePath(text: string): boolean {
  if (!text.startsWith('/') || text.startsWith('//') || trickCharacter.test(text)) return false
  if (!URL.canParse(text, base)) return false
  const url = new URL(text, base)
  // Dot segments can leave a path that itself reads as "//other-site".
  return url.origin === base && !url.pathname.startsWith('//')
}

/** The text and what it becomes when percent-decoded, again and again until nothing changes. */
function decodings(text: string): string[] {
  const forms = [text]
  for (let form = text; forms.length <= maxDecodings; forms.push(form)) {
    try {
      const decoded = decodeURIComponent(form)
      if (decoded === form) return forms
      form = decoded
    } catch {
      // A lone "%" is nobody's encoding: there is nothing more to take out.
      return forms
    }
  }
  return forms
}

/**
 * Where a `redirect=` may lead: a path of this site, with its query and fragment.
 * `dashboard` without a slash means `/dashboard`; everything else becomes `/`.
 */
export function safeRedirect(text: string | null | undefined): string {
  if (text === 'dashboard') return '/dashboard'
  if (!text || text.length > 2000) return '/'
  return decodings(text).every(isSameSitePath) ? text : '/'
}
