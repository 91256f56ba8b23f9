import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { CropProblemsView } from '#shared/calendar/calendar.schema.ts'
import { calendarCrops } from './calendar.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const get = (path: string, query: Record<string, string>) =>
  app.call('GET', `/api/reference/${path}?${new URLSearchParams(query)}`)
const cropProblems = async (query: Record<string, string>): Promise<CropProblemsView> =>
  (await get('troubles', query)).body.data
const namesOf = ({ troubles: cropProblems }: CropProblemsView) =>
  cropProblems.map(({ crop, name }) => `${crop.name}: ${name}`)

test.each([
  ['holes in fruit', 'Tomato: Fruit borer'],
  ['फल में छेद', 'Tomato: Fruit borer'],
  ['white powder on leaves', 'Cucumber: Powdery mildew'],
  ['मुरझाना', 'Brinjal: Bacterial wilt'],
  ['my tomato leaves are turning yellow and curling', 'Tomato: Leaf curl virus'],
  ['tamatar jhulsa', 'Tomato: Late blight'],
])('a search for "%s" finds %s', async (q, expected) => {
  const view = await cropProblems({ q, limit: '50' })
  expect(namesOf(view).find((name) => name.startsWith(expected))).toBeDefined()
  expect(view.isLoose).toBe(false)
})

test('a search for yellow leaves gives the same results in both languages and scripts', async () => {
  const totals = await Promise.all(
    ['yellow leaves', 'पत्ते पीले', 'पीली पत्तियां', 'patte pile'].map(
      async (q) => (await cropProblems({ q })).total,
    ),
  )
  expect(totals[0]).toBeGreaterThan(20)
  expect(new Set(totals).size).toBe(1)
})

test('the problems of a crop are in the calendar’s order and can be filtered by kind', async () => {
  const all = await cropProblems({ crop: 'tomato', language: 'hi' })
  expect(all.troubles[0]).toMatchObject({
    crop: {
      id: 'tomato',
      name: 'टमाटर',
      image: expect.stringMatching(/\/tomato-[0-9a-f]{8}\.svg$/),
    },
    kind: 'pest',
    name: 'फल छेदक सूँडी',
    signs: expect.stringContaining('गोल छेद'),
  })
  const pests = await cropProblems({ crop: 'tomato', kind: 'pest' })
  const diseases = await cropProblems({ crop: 'tomato', kind: 'disease' })
  expect(pests.total + diseases.total).toBe(all.total)
  const within = await cropProblems({ crop: 'tomato', q: 'wilt' })
  expect(within.troubles.every(({ crop }) => crop.id === 'tomato')).toBe(true)
})

test('caterpillars are found in every spelling of their Hindi name', async () => {
  const [short, long, ours] = await Promise.all(
    ['सुंडी', 'सूंडी', 'सूँडी'].map((q) => cropProblems({ crop: 'tomato', q, language: 'hi' })),
  )
  expect(ours?.troubles.map(({ name }) => name)).toContain('फल छेदक सूँडी')
  expect(short).toEqual(ours)
  expect(long).toEqual(ours)
})

test('when no problem has all the words, those with some of them are returned as loose matches', async () => {
  const view = await cropProblems({ q: 'purple powder spiders webs' })
  expect(view.isLoose).toBe(true)
  expect(view.total).toBeGreaterThan(0)
})

test('the first twelve words of a search count, and later ones do not', async () => {
  const unknown = Array.from({ length: 12 }, (_, n) => `qx${'abcdefghijkl'[n]}`)
  const search = (words: readonly string[]) => cropProblems({ q: words.join(' ') })
  expect((await search([...unknown.slice(0, 11), 'wilt'])).total).toBeGreaterThan(0)
  expect((await search([...unknown, 'wilt'])).total).toBe(0)
})

test('nonsense finds nothing, and an overlong query is refused', async () => {
  expect(await cropProblems({ q: 'qqxx zzyy' })).toMatchObject({
    troubles: [],
    total: 0,
    totalPages: 0,
  })
  const long = await get('troubles', { q: 'leaf '.repeat(30).trim() })
  expect(long.status).toBe(400)
})

test('a crop of more than sixty letters is refused, with the limit', async () => {
  const ask = (length: number) => get('troubles', { crop: 'm'.repeat(length) })
  expect((await ask(61)).body.message).toBe('Crop cannot exceed 60 characters')
  expect((await ask(60)).status).toBe(404)
})

test('what matches in the signs counts for more than what matches in the crop', async () => {
  const view = await cropProblems({ q: 'ants milking insects on rose buds' })
  expect(namesOf(view)[0]).toBe('Rose: Aphid')
})

test('pages follow each other without gaps', async () => {
  const all = await cropProblems({ q: 'leaves', limit: '50' })
  const second = await cropProblems({ q: 'leaves', limit: '10', page: '2' })
  expect(namesOf(second)).toEqual(namesOf(all).slice(10, 20))
  expect(second.totalPages).toBe(Math.ceil(all.total / 10))
})

test.each([
  [{ kind: 'ghost' }, 400, 'Kind must be one of: pest, disease'],
  [{ crop: 'mandrake' }, 404, 'The calendar has no such crop.'],
])('%j is refused with a readable message', async (query, status, message) => {
  const { status: given, body } = await get('troubles', query as Record<string, string>)
  expect([given, body.message]).toEqual([status, message])
})

test('the list of crops with problems has every crop of the calendar that has one, sorted by name', async () => {
  const { crops } = (await get('trouble-crops', {})).body.data
  expect(crops.length).toBe(calendarCrops().filter((crop) => crop.troubles.length > 0).length)
  expect(crops[0]).toMatchObject({ id: 'acid-lime', group: 'Fruits' })
  expect(crops.every(({ troubles: cropProblems }: { troubles: number }) => cropProblems > 0)).toBe(
    true,
  )
})
