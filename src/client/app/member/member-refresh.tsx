import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { isMissing } from '#client/app/query/query-client.ts'
import { RenderedAt } from '#client/platform/format/use-now.ts'
import { readToken, useSessionTag } from '#client/platform/session/session.ts'

/**
 * Repeats the queries that failed with "not found" in the server's rendering: to its owner, an archived
 * or hidden listing exists. Runs once the query has an observer.
 */
function refetchMissing(client: QueryClient) {
  return client.getQueryCache().subscribe(({ type, query }) => {
    // Never fetched by this browser: the failure came with the page.
    const isRendered = query.state.status === 'error' && query.state.errorUpdateCount === 0
    if (type !== 'observerAdded' || !isRendered) return
    void client.refetchQueries({ queryKey: query.queryKey, exact: true })
  })
}

/**
 * Keeps the shown data to the current session. The server renders a visitor's view, which a logged-in
 * user's own data replace right after it. When a session ends, or another one begins in another tab,
 * no answer to the first one stays. A session that gets a new token is still the same.
 */
export function MemberRefresh({ isRendered }: { isRendered: boolean }) {
  const client = useQueryClient()
  const tag = useSessionTag()
  const last = useRef(tag)
  useEffect(() => {
    if (!isRendered || readToken() === null) return
    void client.invalidateQueries()
    return refetchMissing(client)
  }, [isRendered, client])
  useEffect(() => {
    const before = last.current
    last.current = tag
    if (before === null || before === tag) return
    if (tag === null) void client.resetQueries()
    else window.location.reload()
  }, [tag, client])
  return null
}

/**
 * Repeats the queries that failed with "not found" in the server's rendering: to its owner, an archived
 * or hidden listing exists. Rendered beside the page's content, whose queries must be mounted first.
 */
export function OwnIfMissing() {
  const client = useQueryClient()
  const isRendered = useContext(RenderedAt) > 0
  useEffect(() => {
    if (!isRendered || readToken() === null) return
    void client.refetchQueries({
      type: 'active',
      predicate: ({ state }) => isMissing(state.error),
    })
  }, [isRendered, client])
  return null
}
