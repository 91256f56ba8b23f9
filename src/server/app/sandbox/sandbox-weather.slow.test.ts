import { expect, onTestFinished, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createSandboxTestApp } from '#server/testing/sandbox-app.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { sandboxWeatherLookupsPerDay } from '#shared/sandbox/sandbox.constants.ts'

/** An app with a person who has a sandbox, and what looking up a latitude answers. */
async function openShop(settings: NodeJS.ProcessEnv = {}) {
  const service = await startStandIn(behaviours.answers(openMeteoAnswers.forecast))
  onTestFinished(() => service.close())
  const app = await createSandboxTestApp({
    OPEN_METEO_URL: service.url,
    OPEN_METEO_GEOCODING_URL: service.url,
    ...settings,
  })
  onTestFinished(() => app.close())
  const { seller } = await app.addIntegrator()
  return {
    app,
    ask: async (latitude: number, isInSandbox = true) => {
      const url = `/api/weather/get-weather?lat=${latitude}&lon=80`
      const { status, body } = await app.call('GET', url, isInSandbox ? { token: seller } : {})
      return status === 200 ? 'weather' : body.code
    },
    moveClock: (hours: number) =>
      app.call('POST', '/api/sandbox/move-clock', { token: seller, body: { hours } }),
  }
}

test('a sandbox uses up the look-ups of the real day, which its own clock does not begin anew', async () => {
  const { ask, moveClock } = await openShop({ WEATHER_LOOKUPS_PER_DAY: '5' })
  for (const latitude of [1, 2, 3, 4, 5]) expect(await ask(latitude)).toBe('weather')
  expect(await ask(6)).toBe('weather.budget_spent')
  expect((await moveClock(24)).status).toBe(200)
  expect(await ask(7)).toBe('weather.budget_spent')
  expect(await ask(8, false)).toBe('weather.budget_spent')
}, 240_000)

test('a sandbox cannot use up the day of all others', async () => {
  const { app, ask, moveClock } = await openShop()
  const { db } = app.services
  expect(await ask(1)).toBe('weather')
  // As if it had looked up nearly as many as it may.
  await execute(
    db,
    sql`insert into counted_uses (id, name, key_hash, used_at)
      select gen_random_uuid(), name, key_hash, used_at from counted_uses, generate_series(3, ${sandboxWeatherLookupsPerDay}::int)
      where name = 'weather-lookups-caller'`,
  )
  expect(await ask(2)).toBe('weather')
  expect(await ask(3)).toBe('weather.lookup_limit')
  await moveClock(24)
  expect(await ask(4)).toBe('weather.lookup_limit')
  expect(await ask(5, false)).toBe('weather')
  const total = sql`select 1 from counted_uses where name = 'weather-lookups'`
  expect(await queryRows(db, total)).toHaveLength(3)
}, 240_000)
