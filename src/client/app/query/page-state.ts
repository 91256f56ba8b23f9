import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Sentences } from '#client/platform/i18n/translation.ts'
import { readToken } from '#client/platform/session/session.ts'
import { failureOf, readFailure } from '#client/platform/trpc/trpc.ts'
import { isMissing } from './query-client.ts'

type SavedQuery = { key: QueryKey } & (
  | { data: unknown }
  | { failure: { code: string; message: string } }
)

/** The data that the server rendered a page from, with which the browser starts. */
export interface PageState {
  /** In ms as `Date.now()`. */
  renderedAt: number
  queries: SavedQuery[]
}

/** The state in the page; an empty one if the server did not render it. */
export function readPageState(): PageState {
  const text = document.getElementById('page-state')?.textContent
  return text ? JSON.parse(text) : { renderedAt: 0, queries: [] }
}

/**
 * The Hindi sentences that the server sent with its page. null when there are none: in English, on pages of one
 * user's own data, and for logged-in people, of whom a page shows more than the server rendered.
 */
export function readSentSentences(): Sentences | null {
  const text = document.getElementById('page-sentences')?.textContent
  return text && readToken() === null ? JSON.parse(text) : null
}

/** The queries' answers and "not found" failures; other failures are left out. */
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

/** Puts the server's queries into the cache, where they count as fresh. */
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
