import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { dayOfYear, daysUntil } from '#shared/reference/planting.ts'
import { hardinessZones } from '#shared/reference/reference.constants.ts'
import type { ReferenceCrop } from '#shared/reference/reference.schema.ts'
import { referenceCropData } from './reference.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function crops(query: Record<string, string> = {}): Promise<ReferenceCrop[]> {
  const { status, body } = await app.call(
    'GET',
    `/api/reference/crops?${new URLSearchParams(query)}`,
  )
  expect(status).toBe(200)
  return body.data.crops
}
const namesOf = (entries: ReferenceCrop[]) => entries.map(({ name }) => name)

test('the list has the five crops with planting dates for their zones', async () => {
  const all = await crops()
  expect(namesOf(all)).toEqual(['Tomato', 'Lettuce', 'Carrot', 'Wheat', 'Rice'])
  for (const { name, plantingDates } of all) {
    const zones = name === 'Wheat' || name === 'Rice' ? hardinessZones.slice(0, 6) : hardinessZones
    expect(Object.keys(plantingDates), name).toEqual(zones)
  }
})

test.each([
  ['grain', ['Wheat', 'Rice']],
  ['VEGETABLE', ['Tomato', 'Lettuce', 'Carrot']],
  ['leafy', ['Lettuce']],
  ['toma', ['Tomato']],
  ['टमाटर', ['Tomato']],
  ['गेहूं', ['Wheat']],
  ['gajar', ['Carrot']],
  ['अनाज', ['Wheat', 'Rice']],
  ['dragonfruit', []],
])('"%s" finds %j', async (q, names) => {
  expect(namesOf(await crops({ q }))).toEqual(names)
})

test('texts are in Hindi on request', async () => {
  const [tomato] = await crops({ q: 'tomato', language: 'hi' })
  expect(tomato?.name).toBe('टमाटर')
  expect(tomato?.growingInfo.soil).toMatch(/\p{Script=Devanagari}/u)
  expect(tomato?.basics.latinName).toBe('Solanum lycopersicum')
})

test('an overlong search and an unknown language are refused', async () => {
  const long = await app.call('GET', `/api/reference/crops?q=${'x'.repeat(101)}`)
  expect(long.status).toBe(400)
  expect((await app.call('GET', '/api/reference/crops?language=fr')).status).toBe(400)
})

test('the colder the zone, the later the planting', () => {
  for (const { id, plantingDates } of referenceCropData()) {
    const starts = Object.values(plantingDates).map(({ start }) => dayOfYear(start))
    expect(starts, id).toEqual([...starts].sort((a, b) => b - a))
  }
})

test('harvest follows planting by the duration of the crop', () => {
  const shortest = { tomato: 60, lettuce: 45, carrot: 70, wheat: 95, rice: 90 } as const
  for (const { id, plantingDates } of referenceCropData()) {
    for (const [zone, { start, harvest }] of Object.entries(plantingDates)) {
      const days = daysUntil(start, harvest.start)
      expect(days, `${id} in ${zone}`).toBeGreaterThanOrEqual(shortest[id as keyof typeof shortest])
      expect(days, `${id} in ${zone}`).toBeLessThanOrEqual(130)
    }
  }
})
