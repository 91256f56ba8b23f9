import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useRef } from 'react'
import { isMissing } from '#client/app/query/query-client.ts'
import { RenderedAt } from '#client/platform/format/use-now.ts'
import { readToken, useSessionTag } from '#client/platform/session/session.ts'

/**
 * What a visitor may not see, its owner may: an archived listing, or one that an operator has hidden.
 * What the server found missing is asked for once more as soon as its page is there to be told.
 */
function askAgainForMissing(client: QueryClient) {
  return client.getQueryCache().subscribe(({ type, query }) => {
    // Never yet asked by this browser: its failure came with the page.
    const isRendered = query.state.status === 'error' && query.state.errorUpdateCount === 0
    if (type !== 'observerAdded' || !isRendered) return
    void client.refetchQueries({ queryKey: query.queryKey, exact: true })
  })
}

/**
 * Keeps what is shown to whose session it is; a session that gets a new token stays the same one. What the server rendered is the visitor's view: who is
 * logged in gets their own right after it. When a session ends, or another person's begins in another
 * tab, nothing that was answered to the first one stays.
 */
export function MemberRefresh({ isRendered }: { isRendered: boolean }) {
  const client = useQueryClient()
  const tag = useSessionTag()
  const last = useRef(tag)
  useEffect(() => {
    if (!isRendered || readToken() === null) return
    void client.invalidateQueries()
    return askAgainForMissing(client)
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
 * Asks again for what the server told a visitor to be missing: to its owner an archived or hidden
 * listing is there. Stands beside the page's content, whose queries are not at work before.
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
