import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { openSecondProcess } from '#server/testing/second-process.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const perAddress = 3
const inAll = 5

let app: TestApp
let service: Awaited<ReturnType<typeof startStandIn>>
beforeEach(async () => {
  service = await startStandIn(behaviours.answers(openMeteoAnswers.forecast))
  app = await createTestApp({
    OPEN_METEO_URL: service.url,
    OPEN_METEO_GEOCODING_URL: service.url,
    WEATHER_LOOKUPS_PER_DAY: String(inAll),
    WEATHER_LOOKUPS_PER_DAY_PER_ADDRESS: String(perAddress),
    TRUST_PROXY: '1',
  })
})
afterEach(async () => {
  await app.close()
  await service.close()
})

/** Asks for the weather at a latitude. @returns its code, or "weather", and "stale weather". */
async function ask(
  address: string,
  latitude: number,
  { server = app.server, token = '' } = {},
): Promise<string> {
  const response = await server.inject({
    // Finished responses are cached by the whole address.
    url: `/api/weather/get-weather?lat=${latitude}&lon=80&n=${address}-${Date.now()}`,
    headers: { 'x-forwarded-for': address, ...(token && { authorization: `Bearer ${token}` }) },
  })
  if (response.statusCode === 200) {
    return response.json().data.source.isStale ? 'stale weather' : 'weather'
  }
  const { code } = response.json()
  if (code !== 'weather.unavailable') {
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  }
  return `${response.statusCode} ${code}`
}

const uses = async (name: string) => {
  const [row] = await queryRows<{ uses: number }>(
    app.services.db,
    sql`select count(*)::int as uses from counted_uses where name = ${name}`,
  )
  return row?.uses
}

test('a network can look up only so many places a day, and others still can', async () => {
  const answers: string[] = []
  for (let place = 1; place <= perAddress + 1; place++) {
    answers.push(await ask(`2001:db8:1:2::${place}`, place))
  }
  expect(answers).toEqual(['weather', 'weather', 'weather', '429 weather.lookup_limit'])
  // What is cached costs nothing.
  expect(await ask('2001:db8:1:2::9', 1)).toBe('weather')
  expect(await ask('203.0.113.1', 4)).toBe('weather')
})

test('all networks together can look up only so many places a day, concurrent ones too', async () => {
  const asking = Array.from({ length: 12 }, (_, i) => ask(`203.0.113.${i}`, 10 + i))
  const answers = await Promise.all(asking)
  expect(answers.filter((answer) => answer === 'weather')).toHaveLength(inAll)
  expect(answers.filter((answer) => answer === '503 weather.budget_spent')).toHaveLength(7)
  expect(service.requests).toHaveLength(inAll)
})

test('above the limits an answer of the last hours is given, marked as old', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    for (let place = 1; place <= perAddress; place++) await ask('203.0.113.7', place)
    await ask('203.0.113.8', 20)
    await ask('203.0.113.8', 21)
    vi.advanceTimersByTime(11 * 60_000)
    expect(await ask('203.0.113.7', 1)).toBe('stale weather')
    expect(await ask('203.0.113.9', 1)).toBe('stale weather')
    expect(await ask('203.0.113.9', 22)).toBe('503 weather.budget_spent')
    expect(service.requests).toHaveLength(inAll)
  } finally {
    vi.useRealTimers()
  }
})

test('look-ups that the service did not answer count for nobody', async () => {
  service.handler = behaviours.fails(400)
  for (const place of [1, 2, 3]) {
    expect(await ask('203.0.113.7', place)).toBe('503 weather.unavailable')
  }
  const counted = sql`select 1 from counted_uses where name like 'weather-lookups%'`
  expect(await queryRows(app.services.db, counted)).toEqual([])
})

test('simultaneous requests for one place count as one look-up', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask('203.0.113.7', 1)))
  expect(answers).toEqual(Array.from({ length: 5 }, () => 'weather'))
  expect(service.requests).toHaveLength(1)
  expect(await uses('weather-lookups')).toBe(1)
  expect(await uses('weather-lookups-caller')).toBe(1)
})

test('an address, which thousands of people may share, is refused only once half of the day is used up', async () => {
  app.env.WEATHER_LOOKUPS_PER_DAY = 12
  const answers: string[] = []
  for (let place = 1; place <= 7; place++) answers.push(await ask('203.0.113.7', place))
  expect(answers).toEqual([
    ...Array.from({ length: 6 }, () => 'weather'),
    '429 weather.lookup_limit',
  ])
  for (let place = 11; place <= 13; place++) {
    expect(await ask('203.0.113.8', place)).toBe('weather')
  }
  expect(await ask('203.0.113.8', 14)).toBe('429 weather.lookup_limit')
})

test('whoever is logged in has look-ups of their own, wherever they are', async () => {
  const { token } = await app.signUp()
  for (let place = 1; place <= perAddress; place++) {
    expect(await ask(`203.0.113.${place}`, place, { token })).toBe('weather')
  }
  expect(await ask('203.0.113.9', 8, { token })).toBe('429 weather.lookup_limit')
  expect(await ask('203.0.113.1', 8)).toBe('weather')
  // A token that is not accepted does not close what is open to everybody.
  expect(await ask('203.0.113.1', 9, { token: 'ended' })).toBe('weather')
})

test('the limits start anew with each day in India, and all processes share them', async () => {
  for (let place = 1; place <= perAddress; place++) await ask('203.0.113.7', place)
  const isShared = app.env.DATABASE_URL !== undefined
  const other = isShared ? await openSecondProcess(app) : null
  expect(await ask('203.0.113.7', 30, { server: other?.server ?? app.server })).toBe(
    '429 weather.lookup_limit',
  )
  await other?.close()
  await execute(
    app.services.db,
    sql`update counted_uses set used_at =
      (date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') - interval '1 second'`,
  )
  expect(await ask('203.0.113.7', 31)).toBe('weather')
})
