import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { CalendarEntry } from '#shared/calendar/calendar.schema.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function crops(query: Record<string, string> = {}): Promise<CalendarEntry[]> {
  const { status, body } = await app.call(
    'GET',
    `/api/reference/calendar?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return body.data.crops
}
const idsOf = (entries: CalendarEntry[]) => entries.map(({ id }) => id)

test('without a filter the list has every crop with all its windows, sorted by name', async () => {
  const all = await crops()
  const names = all.map(({ name }) => name)
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare))
  expect(all.find(({ id }) => id === 'wheat')?.windows.length).toBeGreaterThan(5)
})

test('a state has only its own windows, and a zone narrows them further', async () => {
  const inState = (await crops({ state: 'Uttar Pradesh' })).find(({ id }) => id === 'wheat')
  expect(inState?.windows.every(({ states }) => states.includes('Uttar Pradesh'))).toBe(true)
  const inBundelkhand = await crops({ state: 'Uttar Pradesh', zone: '8' })
  for (const { windows } of inBundelkhand) {
    expect(windows.every(({ zones }) => zones.includes(8))).toBe(true)
  }
  expect(await crops({ state: 'Kerala', zone: '8' })).toEqual([])
})

test('a month finds the crops sown in it, including windows that span several months', async () => {
  const november = idsOf(await crops({ state: 'Punjab', month: '11' }))
  expect(november).toContain('wheat')
  expect(november).not.toContain('rice')
  expect(idsOf(await crops({ state: 'Punjab', month: '6' }))).toContain('rice')
})

test('season and month must match in the same window', async () => {
  const rabi = await crops({ season: 'rabi', group: 'Cereals' })
  expect(idsOf(rabi)).toContain('wheat')
  expect(rabi.every(({ group }) => group === 'Cereals')).toBe(true)
  // Kharif rice is sown in June, and wheat is a kharif crop only in Ladakh.
  expect(idsOf(await crops({ season: 'kharif', month: '11', state: 'Punjab' }))).not.toContain(
    'wheat',
  )
})

test.each(['wheat', 'gehun', 'GEHU', 'कनक', 'गेहूँ', 'गेहूं', 'Triticum'])(
  '"%s" finds wheat',
  async (q) => {
    expect(idsOf(await crops({ q }))).toContain('wheat')
  },
)

test('words that are no crop’s name find nothing', async () => {
  expect(await crops({ q: 'tractor' })).toEqual([])
  expect(await crops({ q: 'wheat gehun nonsense' })).toEqual([])
})

test('texts are in Hindi on request', async () => {
  const hindi = await crops({ language: 'hi', q: 'wheat' })
  expect(hindi.find(({ id }) => id === 'wheat')?.name).toMatch(/गेह/)
  const { body } = await app.call('GET', '/api/reference/calendar/wheat?language=hi')
  expect(body.data.soil).toMatch(/\p{Script=Devanagari}/u)
})

test('a crop has all its details, and an unknown crop is not found', async () => {
  const { body } = await app.call('GET', '/api/reference/calendar/wheat')
  expect(body.data).toMatchObject({ id: 'wheat', latinName: 'Triticum aestivum', group: 'Cereals' })
  expect(body.data.troubles.length).toBeGreaterThanOrEqual(3)
  expect(body.data).not.toHaveProperty('alsoCalled')
  const unknown = await app.call('GET', '/api/reference/calendar/__proto__')
  expect(unknown.status).toBe(404)
  expect(unknown.body.code).toBe('calendar.unknown_crop')
})

test('which fertilisers supply the nutrients is told in the note, and is no field of the contract', async () => {
  const { body } = await app.call('GET', '/api/reference/calendar/groundnut')
  expect(Object.keys(body.data.npk).sort()).toEqual(['k', 'n', 'note', 'p', 'per'])
})

test('a fact that no institute publishes is null', async () => {
  const { status, body } = await app.call('GET', '/api/reference/calendar/pointed-gourd')
  expect(status).toBe(200)
  expect(body.data.npk).toBeNull()
  expect(body.data.seedRate.unit).toBe('plants/ha')
})

test.each([
  ['state=Atlantis', 'State must be one of the 36 states and union territories'],
  ['zone=16', 'Zone must be a whole number from 1 to 15'],
  ['month=0', 'Month must be a whole number from 1 to 12'],
  ['month=x', 'Month must be a whole number from 1 to 12'],
])('%s is refused with a readable message', async (query, message) => {
  const { status, body } = await app.call('GET', `/api/reference/calendar?${query}`)
  expect(status).toBe(400)
  expect(body.message).toBe(message)
})

test('a crop with a drawing of its own shows it', async () => {
  const [wheat] = await crops({ q: 'wheat' })
  expect(wheat?.image).toMatch(/\/wheat-[0-9a-f]{8}\.svg$/)
  const drawing = await app.server.inject(wheat?.image ?? '')
  expect(drawing.statusCode).toBe(200)
  expect(drawing.headers['content-type']).toBe('image/svg+xml')
  expect(drawing.headers['cache-control']).toContain('immutable')
  expect((await sharp(drawing.rawPayload).metadata()).format).toBe('svg')
  // Previews of shared links show no SVG.
  const shared = await app.server.inject((wheat?.image ?? '').replace(/\.svg$/, '.png'))
  expect(shared.headers['content-type']).toBe('image/png')
  expect(await sharp(shared.rawPayload).metadata()).toMatchObject({ width: 600, hasAlpha: false })
})

test('this server renders pictures of crops, and no others', async () => {
  const picture = await app.server.inject(
    `/api/reference/pictures/${encodeURIComponent('🍅')}.webp`,
  )
  expect(picture.statusCode).toBe(200)
  expect(picture.headers['content-type']).toBe('image/webp')
  expect(picture.headers['cache-control']).toContain('immutable')
  expect((await sharp(picture.rawPayload).metadata()).width).toBe(256)
  for (const file of [
    'pistol.webp',
    'tomato.webp',
    'wheat-00000000.svg',
    'mango.svg',
    'wheat-00000000.png',
    '..%2f..%2fetc%2fpasswd',
    'constructor.webp',
  ]) {
    const refused = await app.server.inject(`/api/reference/pictures/${file}`)
    expect(refused.statusCode).toBe(404)
    expect(refused.json().success).toBe(false)
  }
})
