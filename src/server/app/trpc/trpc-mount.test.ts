import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client'
import superjson from 'superjson'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { AppRouter } from './app-router.ts'

let app: TestApp
let url: string
beforeAll(async () => {
  app = await createTestApp()
  url = `${await app.listen()}/trpc`
})
afterAll(() => app.close())

describe.each([
  ['one request a call', httpLink],
  ['calls in batches', httpBatchLink],
])('the library’s own client, %s', (_name, link) => {
  const connect = () =>
    createTRPCClient<AppRouter>({ links: [link({ url, transformer: superjson })] })

  test('gets the output of a single query', async () => {
    const page = await connect().crop.list.query({ limit: 5 })
    expect(page).toMatchObject({ crops: [], total: 0, page: 1 })
  })

  test('gets the outputs of several concurrent calls, queries and mutations', async () => {
    const client = connect()
    const [crops, equipments, visit] = await Promise.all([
      client.crop.list.query({}),
      client.equipment.list.query({ category: 'Harvester' }),
      client.visit.count.mutate(),
    ])
    expect([crops.total, equipments.total]).toEqual([0, 0])
    expect(visit.visits).toBeGreaterThan(0)
  })

  test('gets a failure with its code, status and message', async () => {
    const failure = await connect()
      .crop.get.query({ cropId: 'nothing' })
      .catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(TRPCClientError)
    expect(failure).toMatchObject({ data: { code: 'crop.not_found', httpStatus: 404 } })
  })
})
