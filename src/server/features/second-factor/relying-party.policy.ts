/** The site that a passkey belongs to. */
export interface RelyingParty {
  /** The site's host name: a passkey works nowhere else. */
  id: string
  /** Whether a browser's page was of this site. */
  isOrigin(origin: string): boolean
}

const localhost = /^http:\/\/localhost(:\d{1,5})?$/

/**
 * The site as PUBLIC_URL has it. Without that, for trying out, localhost alone: the `Host` header is
 * written by whoever asks, and must not decide for which site a passkey counts.
 */
export function relyingParty(publicUrl: string | undefined): RelyingParty {
  if (!publicUrl) return { id: 'localhost', isOrigin: (origin) => localhost.test(origin) }
  const { hostname, origin: site } = new URL(publicUrl)
  return { id: hostname, isOrigin: (origin) => origin === site }
}
