import type { Env } from './env.ts'

/**
 * What the addresses of this site begin with, without a slash at the end: as set, else this machine's
 * own. Never what a request says: its Host is anybody's to choose, and what is written with it stays in caches.
 */
export const siteUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>) =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')

/** The site's scheme, host and port alone. */
export const siteOrigin = (env: Pick<Env, 'PUBLIC_URL' | 'PORT'>) => new URL(siteUrl(env)).origin
