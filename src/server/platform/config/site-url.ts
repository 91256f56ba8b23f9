import type { Env } from './env.ts'

/**
 * The start of this site's addresses, without a final slash: the setting, else this machine's address.
 * Never taken from a request: clients choose its Host header, and responses written with it are cached.
 */
export const siteUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>) =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

/** The site's scheme, host and port. */
export const siteOrigin = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>) => new URL(siteUrl(env)).origin
