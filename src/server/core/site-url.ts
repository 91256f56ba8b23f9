import type { Env } from './env.ts'

/** What the addresses of this site begin with where no request tells, without a slash at the end. */
export const siteUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>) =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

const plainHost = /^[a-z0-9.-]+(:\d{1,5})?$/i

/**
 * Where the site is, for absolute addresses in answers: as set, else as the request says, if that is a
 * host. Who asks, or a proxy that passes headers on, may write anything there.
 */
export function siteOrigin(
  publicUrl: string | undefined,
  { protocol, host }: { protocol: string; host: string },
): string {
  if (publicUrl) return new URL(publicUrl).origin
  const scheme = protocol === 'https' ? 'https' : 'http'
  return `${scheme}://${plainHost.test(host) ? host : 'localhost'}`
}
