import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { failureOf, readFailure } from '#client/platform/trpc/trpc.ts'
import { isMissing } from './query-client.ts'

type SavedQuery = { key: QueryKey } & (
  | { data: unknown }
  | { failure: { code: string; message: string } }
)

/** What the server rendered a page from, for the browser to start with. */
export interface PageState {
  /** In ms as `Date.now()`. */
  renderedAt: number
  queries: SavedQuery[]
}

/** The state that came with the page; an empty one where the server did not render it. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent
  return text ? JSON.parse(text) : { renderedAt: 0, queries: [] }
}

/** Answers, and that there is no such thing; other failures are the server's own affair. */
export function collectState(client: QueryClient, renderedAt: number): PageState {
  const queries = client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey: key, state: { data, error } }): SavedQuery[] => {
      if (data !== undefined) return [{ key, data }]
      if (!isMissing(error)) return []
      const { code, message } = readFailure(error)
      return [{ key, failure: { code: code ?? '', message: message ?? '' } }]
    })
  return { renderedAt, queries }
}

/** What the server has just asked need not be asked again: it counts as fresh. */
export function restoreState(client: QueryClient, { queries }: PageState): void {
  for (const query of queries) {
    if ('data' in query) {
      client.setQueryData(query.key, query.data)
      continue
    }
    client
      .getQueryCache()
      .build(client, { queryKey: query.key })
      .setState({ status: 'error', error: failureOf(query.failure), fetchStatus: 'idle' })
  }
}
