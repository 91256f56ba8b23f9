import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { mandiRecord } from '#server/testing/stand-ins/mandi-server.ts'
import { behaviours } from '#server/testing/stand-ins/stand-in.ts'

let tools: Awaited<ReturnType<typeof createMandiApp>>
beforeAll(async () => {
  tools = await createMandiApp(3)
})
beforeEach(() => tools.beginAnew())
afterAll(() => tools.close())

const markets = (count: number) =>
  Array.from({ length: count }, (_, i) => mandiRecord({ market: `Mandi ${i + 1}` }))

test.each([8, 0])(
  'a page in the middle of a list that comes without records, of %d in all, is read again by the next run',
  async (total) => {
    tools.mandi.records = markets(8)
    const works = tools.mandi.handler
    const isInMiddle = ({ url }: { url: URL }) => url.searchParams.get('offset') === '3'
    tools.mandi.handler = (request, response) =>
      isInMiddle(request)
        ? behaviours.answers({ total, records: [] })(request, response)
        : works(request, response)
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3])
    tools.mandi.handler = works
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3, 3, 6])
    expect((await tools.list()).total).toBe(8)
  },
)

test('a list that has become shorter ends there', async () => {
  tools.mandi.records = markets(8)
  const works = tools.mandi.handler
  tools.mandi.handler = async (request, response) => {
    await works(request, response)
    tools.mandi.records = markets(3)
  }
  await tools.fetchNow()
  expect(tools.mandi.offsets()).toEqual([0, 3])
  await tools.fetchNow()
  expect(tools.mandi.requests).toHaveLength(2)
})

test('a fetch begins anew after three hours when the service never returns the rest of a list', async () => {
  tools.mandi.records = markets(3)
  tools.mandi.total = 8
  await tools.fetchNow()
  await tools.fetchNow()
  expect(tools.mandi.offsets()).toEqual([0, 3, 3])
  await tools.passTime(4)
  await tools.fetchNow()
  expect(tools.mandi.offsets()).toEqual([0, 3, 3, 3, 0, 3])
})
