import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { createExternal, type External } from './external.ts'
import type { ExternalService } from './fetch-once.ts'

const key = 'a-key-of-ours'
const Shape = z.object({ value: z.number() })

let standIn: Awaited<ReturnType<typeof startStandIn>>
let external: External
let metrics: ReturnType<typeof createMetrics>
let log: string

beforeAll(async () => {
  standIn = await startStandIn(behaviours.answers({ value: 1 }))
})
afterAll(() => standIn.close())
beforeEach(() => {
  log = ''
  const write = (line: string) => {
    log += line
  }
  metrics = createMetrics()
  external = createExternal(pino({ level: 'trace' }, { write }), metrics)
  standIn.handler = behaviours.answers({ value: 1 })
  standIn.requests.length = 0
})

const service = (part: Partial<ExternalService> = {}): ExternalService => ({
  name: 'stand-in',
  // Long enough for a busy machine: a first connection alone can take 200 ms there.
  timeoutMs: 1000,
  tries: 1,
  maxBytes: 1000,
  ...part,
})
const url = () => new URL(`${standIn.url}/data?appid=${key}`)
const ask = (part?: Partial<ExternalService>, isAwaited = false) =>
  external.askJson(
    service(part),
    { url: url(), isAwaited, headers: { authorization: `Bearer ${key}` } },
    Shape,
  )
const failTimes = async (times: number, part?: Partial<ExternalService>, isAwaited = false) => {
  for (let i = 0; i < times; i++) await expect(ask(part, isAwaited)).rejects.toThrow('stand-in:')
}

test('a response of the right shape is returned with its status', async () => {
  expect(await ask()).toEqual({ status: 200, data: { value: 1 } })
})

test.each([
  ['hangs', behaviours.hangs(), { reason: 'timeout' }],
  ['hangs up', behaviours.hangsUp(), { reason: 'unreachable' }],
  ['refuses', behaviours.fails(401), { reason: 'refused', status: 401 }],
  ['fails', behaviours.fails(503), { reason: 'refused', status: 503 }],
  ['wants fewer calls', behaviours.rateLimits(), { reason: 'rate-limited', retryAfter: 30 }],
  ['talks nonsense', behaviours.talksNonsense(), { reason: 'malformed' }],
  [
    'has another shape',
    behaviours.answers({ value: key }),
    { reason: 'malformed', message: expect.stringContaining('value: ') },
  ],
  ['says too much', behaviours.answers(' '.repeat(1001)), { reason: 'too-large' }],
  [
    'sends elsewhere',
    behaviours.fails(302, { location: 'http://127.0.0.1:9/' }),
    { reason: 'refused', status: 302 },
  ],
])('a service that %s is a failure with its reason, and no key in it', async (_, handler, what) => {
  standIn.handler = handler
  const error = await ask().catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ name: 'ExternalFailure', service: 'stand-in', ...what })
  const shown = `${JSON.stringify(error)} ${error} ${(error as Error).stack} ${log}`
  expect(shown).not.toContain(key)
  expect(standIn.requests).toHaveLength(1)
})

test('a body that stops half-way times out as well', async () => {
  standIn.handler = (_requested, response) => void response.write('{"value":')
  await expect(ask()).rejects.toMatchObject({ reason: 'timeout' })
})

test('a status listed in `answers` is not a failure', async () => {
  standIn.handler = behaviours.fails(404)
  const answer = await external.ask(service(), { url: url(), answers: [404] })
  expect(answer.status).toBe(404)
})

describe('trying again', () => {
  test('what fails and then answers is an answer, after a pause', async () => {
    standIn.handler = (_requested, response) =>
      standIn.requests.length < 3
        ? behaviours.fails(500)(_requested, response)
        : behaviours.answers({ value: 7 })(_requested, response)
    const started = performance.now()
    expect((await ask({ tries: 3 })).data.value).toBe(7)
    expect(standIn.requests).toHaveLength(3)
    expect(performance.now() - started).toBeGreaterThan(50)
  })

  test.each([
    ['a wrong key', behaviours.fails(401)],
    ['nonsense', behaviours.talksNonsense()],
    ['too many calls', behaviours.rateLimits()],
    ['a redirect', behaviours.fails(307, { location: '/elsewhere' })],
    ['a failure that says when to come again', behaviours.fails(503, { 'retry-after': '60' })],
  ])('%s is not made better by asking again', async (_what, handler) => {
    standIn.handler = handler
    await failTimes(1, { tries: 3 })
    expect(standIn.requests).toHaveLength(1)
  })
})

describe('a service that keeps failing', () => {
  test('gets no background calls, and still one try for a user who waits', async () => {
    standIn.handler = behaviours.fails(500)
    await failTimes(5)
    await expect(ask()).rejects.toMatchObject({ reason: 'circuit-open' })
    expect(standIn.requests).toHaveLength(5)
    expect(log).toContain('background calls are paused')

    await expect(ask({ tries: 3 }, true)).rejects.toMatchObject({ reason: 'refused', status: 500 })
    expect(standIn.requests).toHaveLength(6)
    await expect(ask()).rejects.toMatchObject({ reason: 'circuit-open' })
  })

  test('gets background calls again once a user’s call succeeded', async () => {
    standIn.handler = behaviours.fails(500)
    await failTimes(5)
    standIn.handler = behaviours.answers({ value: 2 })
    expect((await ask({}, true)).data.value).toBe(2)
    expect((await ask()).data.value).toBe(2)
    // And it is given five new chances, not one.
    standIn.handler = behaviours.fails(500)
    await failTimes(4)
    standIn.handler = behaviours.answers({ value: 3 })
    expect((await ask()).data.value).toBe(3)
  })

  test('is tried again when the circuit half-opens', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      standIn.handler = behaviours.fails(500)
      await failTimes(5)
      standIn.handler = behaviours.answers({ value: 4 })
      vi.advanceTimersByTime(21_000)
      expect((await ask()).data.value).toBe(4)
    } finally {
      vi.useRealTimers()
    }
  })

  test('reports its own failure when the circuit opens during a call', async () => {
    standIn.handler = behaviours.fails(502)
    await failTimes(4)
    await expect(ask({ tries: 3 })).rejects.toMatchObject({ reason: 'refused', status: 502 })
    expect(standIn.requests).toHaveLength(5)
  })

  test('does not affect other services, and our own mistakes do not count', async () => {
    standIn.handler = behaviours.fails(500)
    await failTimes(5)
    standIn.handler = behaviours.fails(400)
    for (let i = 0; i < 8; i++) {
      await expect(ask({ name: 'other' })).rejects.toMatchObject({ status: 400 })
    }
  })
})

test('after a 429 background calls wait for Retry-After, users’ calls are still made', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    standIn.handler = behaviours.rateLimits()
    await failTimes(1)
    standIn.handler = behaviours.answers({ value: 5 })
    await expect(ask()).rejects.toMatchObject({ reason: 'circuit-open' })
    vi.advanceTimersByTime(31_000)
    expect((await ask()).data.value).toBe(5)

    standIn.handler = behaviours.rateLimits()
    await failTimes(1)
    standIn.handler = behaviours.answers({ value: 6 })
    expect((await ask({}, true)).data.value).toBe(6)
    expect((await ask()).data.value).toBe(6)
  } finally {
    vi.useRealTimers()
  }
})

describe('a stream', () => {
  const open = (signal = new AbortController().signal) =>
    external.stream(service(), { url: url() }, signal)

  test('may take longer than the time-out once it has begun', async () => {
    standIn.handler = (_requested, response) => {
      response.write('one ')
      setTimeout(() => response.end('two'), 1200)
    }
    expect(await (await open()).text()).toBe('one two')
  })

  test('that does not begin in time has timed out', async () => {
    standIn.handler = behaviours.hangs()
    await expect(open()).rejects.toMatchObject({ reason: 'timeout' })
  })

  test('that the reader ends does not count as a failure', async () => {
    standIn.handler = behaviours.hangs()
    await expect(open(AbortSignal.timeout(0))).rejects.toMatchObject({ reason: 'timeout' })
    const left = new AbortController()
    const opened = open(left.signal)
    left.abort()
    await expect(opened).rejects.toMatchObject({ reason: 'aborted' })
  })
})

test('every try is measured with its outcome', async () => {
  await ask()
  standIn.handler = behaviours.talksNonsense()
  await failTimes(1)
  const text = await metrics.registry.metrics()
  expect(text).toContain('outside_call_duration_seconds_count{service="stand-in",outcome="ok"} 1')
  expect(text).toContain(
    'outside_call_duration_seconds_count{service="stand-in",outcome="malformed"} 1',
  )
})
