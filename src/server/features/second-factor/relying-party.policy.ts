/** The site that a passkey belongs to. */
export interface RelyingParty {
  /** The site's host name; a passkey works on no other. */
  id: string
  /** Whether an origin signed by the browser is this site. */
  isOrigin(origin: string): boolean
}

const localhost = /^http:\/\/localhost(:\d{1,5})?$/

/**
 * The site of PUBLIC_URL. Without that setting, localhost alone, for development: the `Host` header is
 * written by the client and must not decide which site a passkey belongs to.
 */
export function relyingParty(publicUrl: string | undefined): RelyingParty {
  if (!publicUrl) return { id: 'localhost', isOrigin: (origin) => localhost.test(origin) }
  const { hostname, origin: site } = new URL(publicUrl)
  return { id: hostname, isOrigin: (origin) => origin === site }
}
