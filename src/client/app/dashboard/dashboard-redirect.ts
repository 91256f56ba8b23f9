import { paths } from '#client/platform/paths/paths.ts'

/** Where the login leads back to: the page's address, or just `dashboard` for the index. */
export function dashboardRedirect(path: string, search: string): string {
  const address = path.replace(/\/+$/, '')
  if (address === paths.dashboard.href()) return 'dashboard'
  return search ? `${address}?${search}` : address
}
