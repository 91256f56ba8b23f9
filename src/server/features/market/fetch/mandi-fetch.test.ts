import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createExternal } from '#server/platform/external/external.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { createMandiApp } from '#server/testing/mandi-app.ts'
import { mandiRecord } from '#server/testing/stand-ins/mandi-server.ts'
import { behaviours } from '#server/testing/stand-ins/stand-in.ts'
import { createTestApp } from '#server/testing/test-app.ts'
import { indiaDay } from '#shared/kit/india-day.ts'

let tools: Awaited<ReturnType<typeof createMandiApp>>
beforeAll(async () => {
  tools = await createMandiApp(3)
})
beforeEach(() => tools.beginAnew())
afterAll(() => tools.close())

const markets = (count: number) =>
  Array.from({ length: count }, (_, i) => mandiRecord({ market: `Mandi ${i + 1}` }))

describe('a fetch', () => {
  test('reads page after page, whatever the size of an answer, and then stops', async () => {
    tools.mandi.records = markets(8)
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3, 6])
    const [first] = tools.mandi.requests
    expect(first?.url.pathname).toBe('/resource/9ef84268-d588-465a-a308-a864a43d0070')
    expect(Object.fromEntries(first?.url.searchParams ?? [])).toEqual({
      'api-key': tools.settings.DATA_GOV_IN_API_KEY,
      format: 'json',
      offset: '0',
      limit: '1000',
    })
    expect(await tools.list()).toMatchObject({
      total: 8,
      source: { kind: 'mandi', asOf: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) },
    })
    await tools.fetchNow()
    expect(tools.mandi.requests).toHaveLength(3)
  })

  test('starts again after three hours, and changes nothing when there are no new reports', async () => {
    tools.mandi.records = markets(4)
    await tools.fetchNow()
    const before = await tools.history()
    await tools.passTime(4)
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3, 0, 3])
    expect(await tools.history()).toEqual(before)
  })

  test('that fails half way continues from there, without losing earlier pages', async () => {
    tools.mandi.records = markets(7)
    const works = tools.mandi.handler
    tools.mandi.handler = (request, response) =>
      request.url.searchParams.get('offset') === '3'
        ? behaviours.fails(403)(request, response)
        : works(request, response)
    await tools.fetchNow()
    expect((await tools.list()).total).toBe(3)
    tools.mandi.handler = works
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3, 3, 6])
    expect((await tools.list()).total).toBe(7)
  })

  test.each([
    ['is rate limited', behaviours.rateLimits()],
    ['gets nonsense', behaviours.talksNonsense()],
    ['gets another shape', behaviours.answers({ total: 'many', records: 'none' })],
    ['gets an error with status 200', behaviours.answers({ status: 'error', message: 'Key?' })],
    ['gets nothing', behaviours.answers({ total: 0, records: [] })],
  ])('that %s stops, and a later run fetches everything', async (_what, handler) => {
    const works = tools.mandi.handler
    tools.mandi.handler = handler
    await tools.fetchNow()
    expect(tools.mandi.requests).toHaveLength(1)
    expect(await tools.history()).toEqual([])
    tools.mandi.handler = works
    tools.mandi.records = markets(2)
    // The circuit to the service is open in this process; a new client starts with it closed.
    tools.app.services.external = createExternal(tools.app.log, createMetrics())
    await tools.fetchNow()
    expect((await tools.list()).total).toBe(2)
  })

  test('tries again when the service is overloaded', async () => {
    tools.mandi.records = markets(2)
    const works = tools.mandi.handler
    tools.mandi.handler = (request, response) =>
      tools.mandi.requests.length < 3
        ? behaviours.fails(504)(request, response)
        : works(request, response)
    await tools.fetchNow()
    expect((await tools.list()).total).toBe(2)
  })

  test('waits for a slow service, and stops waiting when the app closes', async () => {
    tools.mandi.records = markets(4)
    const works = tools.mandi.handler
    tools.mandi.handler = async (request, response) => {
      await wait(300)
      await works(request, response)
    }
    await tools.fetchNow()
    expect((await tools.list()).total).toBe(4)

    await tools.passTime(4)
    tools.mandi.handler = behaviours.hangs()
    const closing = new AbortController()
    setTimeout(() => closing.abort(), 100)
    const started = Date.now()
    await tools.fetchNow(closing.signal)
    expect(Date.now() - started).toBeLessThan(5000)
  })

  test('starts no page more than seven minutes after its start, and a later run reads the rest', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const noon = Date.parse(`${indiaDay()}T12:00:00+05:30`)
    vi.setSystemTime(noon)
    tools.mandi.records = markets(8)
    const works = tools.mandi.handler
    const minutesAfterPage = new Map([
      ['0', 6.9],
      ['3', 7.1],
    ])
    tools.mandi.handler = (request, response) => {
      const minutes = minutesAfterPage.get(request.url.searchParams.get('offset') ?? '') ?? 0
      vi.setSystemTime(noon + minutes * 60_000)
      return works(request, response)
    }
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3])
    vi.setSystemTime(noon)
    await tools.fetchNow()
    expect(tools.mandi.offsets()).toEqual([0, 3, 6])
    vi.useRealTimers()
  })

  test('counts the records of a state that are beyond the service’s window', async () => {
    const whole = await createMandiApp()
    onTestFinished(whole.close)
    // Without a price they are skipped, so that the test need not store them.
    const unpriced = mandiRecord({ modal_price: '' })
    whole.mandi.records = Array.from({ length: 10_400 }, () => unpriced)
    await whole.fetchNow()
    const { values } = await whole.app.services.metrics.mandiRecordsMissed.get()
    expect(values).toEqual([{ labels: { state: 'Madhya Pradesh' }, value: 400 }])
  })

  test('goes state by state when the list of the country exceeds the service’s window', async () => {
    tools.mandi.records = [
      ...markets(2),
      mandiRecord({ state: 'NCT of Delhi', market: 'Azadpur' }),
      mandiRecord({ state: 'Punjab', market: 'Khanna' }),
    ]
    tools.mandi.total = 12_000
    const works = tools.mandi.handler
    tools.mandi.handler = (request, response) => {
      if (request.url.searchParams.has('filters[state]')) tools.mandi.total = undefined
      return works(request, response)
    }
    await tools.fetchNow()
    expect((await tools.list()).total).toBe(4)
    expect((await tools.list('?state=Delhi')).prices[0].mandi.market).toBe('Azadpur')
    expect(tools.mandi.requests.at(-1)?.url.searchParams.get('filters[state]')).toBe('Pondicherry')
    const requestsBefore = tools.mandi.requests.length
    await tools.fetchNow()
    expect(tools.mandi.requests).toHaveLength(requestsBefore)
  })
})

test('with a key the job runs at start, and the key is not in any answer', async () => {
  tools.mandi.records = markets(5)
  const keyed = await createTestApp(tools.settings)
  try {
    await expect
      .poll(async () => (await keyed.call('GET', '/api/market/prices')).body.data.source.kind)
      .toBe('mandi')
    const { body } = await keyed.call('GET', '/api/market/prices')
    expect(JSON.stringify(body)).not.toContain(tools.settings.DATA_GOV_IN_API_KEY)
  } finally {
    await keyed.close()
  }
})

test('two processes that fetch at the same time store everything once', async () => {
  tools.mandi.records = markets(20)
  await Promise.all([tools.fetchNow(), tools.fetchNow()])
  expect(await tools.history()).toHaveLength(20)
  expect((await tools.list()).total).toBe(20)
})
