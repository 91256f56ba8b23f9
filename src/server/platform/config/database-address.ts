const withHosts = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]+)(.*)$/i

/** libpq's parameter; the app always looks for the server that accepts writes. */
const targetParameter = 'target_session_attrs'

/**
 * The address of each host in a PostgreSQL address as libpq writes several:
 * `postgres://user:password@a:5432,b:5433/name?target_session_attrs=read-write`.
 */
export function databaseHosts(address: string): string[] {
  const [, start = '', hosts = '', rest = ''] = withHosts.exec(address) ?? []
  return hosts.split(',').map((host) => {
    const url = new URL(`${start}${host}${rest}`)
    // The driver would send it to the server, which does not know it.
    url.searchParams.delete(targetParameter)
    return url.href
  })
}

/** Whether an address names at least one PostgreSQL host and each of them can be read. */
export function isDatabaseAddress(address: string): boolean {
  const [, start = '', hosts = '', rest = ''] = withHosts.exec(address) ?? []
  return hosts !== '' && hosts.split(',').every((host) => URL.canParse(`${start}${host}${rest}`))
}

/** The name of the database in an address. */
export const databaseName = (address: string): string =>
  new URL(databaseHosts(address)[0] ?? '').pathname.slice(1)

/** The address of another database on the same servers. */
export function withDatabaseName(address: string, name: string): string {
  const [, start = '', hosts = '', rest = ''] = withHosts.exec(address) ?? []
  return `${start}${hosts}/${name}${rest.replace(/^\/[^?#]*/, '')}`
}

/** Host and port of one address, for metrics and the log: never the password. */
export const hostName = (url: string): string => {
  const { hostname, port } = new URL(url)
  return `${hostname}:${port || 5432}`
}
