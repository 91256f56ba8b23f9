import type { Env } from './env.ts'

/** What the addresses of this site begin with where no request tells, without a slash at the end. */
export const siteUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>) =>
  (PUBLIC_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, '')
