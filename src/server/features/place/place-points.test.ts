import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { appRouter } from '#server/app/trpc/app-router.ts'
import { signUpSearcher } from '#server/testing/people/saved-search-people.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let weather: Awaited<ReturnType<typeof startStandIn>>
beforeAll(async () => {
  weather = await startStandIn(behaviours.answers(openMeteoAnswers.forecast))
  app = await createTestApp({ OPEN_METEO_URL: weather.url, OPEN_METEO_GEOCODING_URL: weather.url })
})
afterAll(async () => {
  await app.close()
  await weather.close()
})

/** Whether an input has a field for a point, at any depth. */
const takesPoint = (schema: z.ZodType) =>
  /"(lat|near)":/.test(
    JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })),
  )

test('these procedures take points, and no others', () => {
  const procedures = Object.entries(appRouter._def.procedures as object).filter(([, procedure]) =>
    (procedure as { _def: { inputs: z.ZodType[] } })._def.inputs.some(takesPoint),
  )
  expect(procedures.map(([name]) => name).sort()).toEqual([
    'chat.ask',
    'chat.stream',
    'crop.list',
    'equipment.list',
    'place.resolve',
    'savedSearch.save',
    'weather.get',
  ])
})

const foreignPoints = [
  ['0,0', /outside India/],
  ['51.5,0.1', /outside India/],
  ['-18.5,73.9', /outside India/],
] as const

test.each([...foreignPoints, ['15,70', /no place in India/] as const])(
  'a search near %s is not saved',
  async (near, sentence) => {
    const buyer = await signUpSearcher(app)
    for (const kind of ['crop', 'equipment']) {
      const { status, body } = await buyer.save({ kind, near })
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'near'])
      expect(body.issues[0].message).toMatch(sentence)
    }
    expect(await buyer.searches()).toEqual([])
  },
)

test.each(foreignPoints)('a question from %s is refused at the point', async (point, sentence) => {
  const [lat, lon] = point.split(',').map(Number)
  const place = { name: 'Pune', state: 'Maharashtra', lat, lon }
  const { status, body } = await app.call('POST', '/api/chat/personalized', {
    body: { message: 'Will it rain?', place },
  })
  expect([status, body.issues?.[0]?.path]).toEqual([400, 'place.lat'])
  expect(body.issues[0].message).toMatch(sentence)
})

test('the weather is that of exactly the point, in India or not, and never that of another place', async () => {
  for (const [lat, lon] of ['0,0', '51.5,0.1'].map((point) => point.split(','))) {
    weather.requests.length = 0
    const { body } = await app.call('GET', `/api/weather/get-weather?lat=${lat}&lon=${lon}`)
    expect(body.data.name).toBe('Your location')
    const requested = weather.requests.map(({ url }) => [
      url.searchParams.get('latitude'),
      url.searchParams.get('longitude'),
    ])
    expect(requested).toEqual([[lat, lon]])
  }
})
