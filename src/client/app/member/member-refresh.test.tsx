import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { restoreState } from '#client/app/query/page-state.ts'
import { createQueryClient } from '#client/app/query/query-client.ts'
import { deleteToken, storeToken } from '#client/platform/session/session.ts'
import { MemberRefresh } from './member-refresh.tsx'

afterEach(deleteToken)

const key = ['equipment', 'hidden']

function Listing({ ask }: { ask: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: key, queryFn: ask })
  return <p>{data ?? (isError ? 'Not found' : 'Loading')}</p>
}

/** A page that the server rendered as "not found"; it mounts after the app's frame, as in a browser. */
function openMissing() {
  const client = createQueryClient()
  const failure = { code: 'equipment.not_found', message: 'This equipment is no longer here.' }
  restoreState(client, { renderedAt: 1, queries: [{ key, failure }] })
  let requested = 0
  const ask = async () => {
    requested += 1
    return 'Harrow'
  }
  const show = (isThere: boolean) => (
    <QueryClientProvider client={client}>
      <MemberRefresh isRendered />
      {isThere && <Listing ask={ask} />}
    </QueryClientProvider>
  )
  render(show(false)).rerender(show(true))
  return () => requested
}

test('queries that failed for visitors are repeated for logged-in users', async () => {
  storeToken('t-1', 'farmer')
  openMissing()
  expect(await screen.findByText('Harrow')).toBeDefined()
})

test('a visitor’s failed queries are not repeated', async () => {
  const requested = openMissing()
  await Promise.resolve()
  expect([screen.getByText('Not found').tagName, requested()]).toEqual(['P', 0])
})
