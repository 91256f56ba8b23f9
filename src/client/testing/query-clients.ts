import { QueryClient } from '@tanstack/react-query'

const mounted = new Set<QueryClient>()

const { mount } = QueryClient.prototype
QueryClient.prototype.mount = function noteAndMount() {
  mounted.add(this)
  mount.call(this)
}

/** Ends the queries of all clients that were mounted, so that none is tried again while another test runs. */
export function endQueries(): void {
  for (const client of mounted) client.clear()
  mounted.clear()
}
