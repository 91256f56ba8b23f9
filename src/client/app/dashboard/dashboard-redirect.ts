import { paths } from '#client/platform/paths/paths.ts'

/** Where to come back to after the login: the page's own address; for the index just `dashboard`. */
export function dashboardRedirect(path: string, search: string): string {
  const address = path.replace(/\/+$/, '')
  if (address === paths.dashboard.href()) return 'dashboard'
  return search ? `${address}?${search}` : address
}
