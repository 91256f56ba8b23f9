import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { indianStates } from '#shared/kit/places.ts'
import { distanceKm } from '#shared/place/distance.ts'
import { isInIndia } from '#shared/place/place.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { findPlaceNear, findPlaceOfPin } from './place.service.ts'
import { placeTables } from './place-data.ts'
import { loadTowns, loadVillages } from './place-names.ts'
import { nearestPin } from './place-pins.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const resolve = (query: Record<string, string>) =>
  app.call('GET', `/api/place/resolve?${new URLSearchParams(query)}`)

async function suggest(q: string, limit = 8): Promise<PlaceView[]> {
  const { status, body } = await app.call(
    'GET',
    `/api/place/suggest?${new URLSearchParams({ q, limit: String(limit) })}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.places
}
const first = async (q: string) => {
  const [place] = await suggest(q)
  return place ? `${place.name}, ${place.state}` : 'none'
}

describe('a PIN code or a point', () => {
  test('a PIN is the place whose post office delivers for it, written with a space or not', async () => {
    const { status, body } = await resolve({ pin: '411 001' })
    expect(status).toBe(200)
    expect(body.data).toEqual({
      name: 'Pune',
      nameHindi: 'पुणे',
      kind: 'pin',
      pin: '411001',
      district: 'Pune',
      districtHindi: 'पुणे',
      state: 'Maharashtra',
      lat: 18.51,
      lon: 73.88,
      precision: 'pin',
    })
  })

  test.each([
    [
      'a number that is no PIN',
      { pin: '999999' },
      404,
      'place.unknown_pin',
      /do not know this PIN/,
    ],
    ['five digits', { pin: '41100' }, 400, 'input.invalid', /six digits/],
    ['letters', { pin: 'pune' }, 400, 'input.invalid', /six digits/],
    ['half a point', { lat: '18.5' }, 400, 'input.invalid', /PIN code, or lat and lon/],
    ['nothing', {}, 400, 'input.invalid', /PIN code, or lat and lon/],
    ['words for degrees', { lat: 'a', lon: 'b' }, 400, 'input.invalid', /PIN code, or lat and lon/],
    ['London', { lat: '51.5', lon: '0' }, 400, 'input.invalid', /outside India/],
    ['zero, zero', { lat: '0', lon: '0' }, 400, 'input.invalid', /outside India/],
    ['Kathmandu', { lat: '27.7', lon: '85.3' }, 404, 'place.nothing_near', /no place in India/],
    ['the Arabian Sea', { lat: '15', lon: '70' }, 404, 'place.nothing_near', /no place in India/],
  ] as [string, Record<string, string>, number, string, RegExp][])(
    '%s is refused with a sentence',
    async (_name, query, status, code, sentence) => {
      const answer = await resolve(query)
      expect([answer.status, answer.body.code]).toEqual([status, code])
      expect(answer.body.message).toMatch(sentence)
    },
  )

  test('a point is the place of the nearest PIN, and no finer than that', async () => {
    const { body } = await resolve({ lat: '18.5196', lon: '73.8554' })
    expect(body.data).toMatchObject({ district: 'Pune', state: 'Maharashtra' })
    expect(`${body.data.lat} ${body.data.lon}`).toMatch(/^\d+(\.\d{1,2})? \d+(\.\d{1,2})?$/)
  })

  test('the nearest PIN is that of a full comparison', () => {
    const { pins } = placeTables
    for (let n = 0; n < 50; n++) {
      const point = { lat: 12 + ((n * 7.3) % 18), lon: 74 + ((n * 3.1) % 12) }
      const distances = Array.from(pins.numbers, (_, i) =>
        pins.isRegion[i]
          ? Number.POSITIVE_INFINITY
          : distanceKm(point, { lat: pins.lats[i] as number, lon: pins.lons[i] as number }),
      )
      const nearest = Math.min(...distances)
      const place = findPlaceNear(point)
      if (nearest > 70) expect(place).toBeNull()
      else expect(place && distanceKm(point, place)).toBeCloseTo(nearest, 6)
    }
  })
})

test('a point counts as a place up to 70 km from the nearest PIN', () => {
  // Southwards from Kanyakumari there are no more PINs.
  const points = Array.from({ length: 400 }, (_, n) => ({ lat: 8.1 - n / 500, lon: 77.55 }))
  const kilometres = points.map((point) => nearestPin(point).km)
  expect(kilometres.at(-1)).toBeGreaterThan(70.5)
  const places = points.map((point) => findPlaceNear(point) !== null)
  expect(places).toEqual(kilometres.map((km) => km <= 70))
})

describe('suggestions', () => {
  test.each([
    ['a district by its beginning', 'nashi', 'Nashik, Maharashtra'],
    ['a former name', 'poona', 'Pune, Maharashtra'],
    ['a new name', 'prayagraj', 'Prayagraj, Uttar Pradesh'],
    ['a Hindi name', 'पुणे', 'Pune, Maharashtra'],
    ['the beginning of a Hindi name', 'नासि', 'Nashik, Maharashtra'],
    ['the other Hindi spelling', 'नाशिक', 'Nashik, Maharashtra'],
    ['a former Hindi name', 'इलाहाबाद', 'Prayagraj, Uttar Pradesh'],
    ['a market town', 'lasal', 'Lasalgaon, Maharashtra'],
    ['a well-known town before a smaller one of a shorter name', 'bhub', 'Bhubaneswar, Odisha'],
    ['another well-known town with a shorter neighbour', 'jams', 'Jamshedpur, Jharkhand'],
    ['a market town in Hindi', 'पिंपलगाँव', 'Pimpalgaon, Maharashtra'],
    ['a village by its sound in Hindi', 'विंचूर', 'Vinchur, Maharashtra'],
    ['a misspelt name', 'ludhaina', 'Ludhiana, Punjab'],
    ['another spelling of the sound', 'koimbatur', 'Coimbatore, Tamil Nadu'],
    ['capitals and spaces', '  KOLHAPUR ', 'Kolhapur, Maharashtra'],
    ['a name with its state', 'Bilaspur, Himachal', 'Bilaspur, Himachal Pradesh'],
    ['a name with its district', 'Rampur, Saharanpur', 'Rampur, Uttar Pradesh'],
    ['no place', 'xqzvw', 'none'],
    ['signs', '%_\'"', 'none'],
  ])('%s: "%s"', async (_name, q, expected) => {
    expect(await first(q)).toBe(expected)
  })

  test('a name that is many places is offered with its districts and states', async () => {
    const places = await suggest('aurangabad')
    expect(
      places
        .slice(0, 2)
        .map(({ state, kind }) => `${state} ${kind}`)
        .sort(),
    ).toEqual(['Bihar district', 'Maharashtra district'])
    const villages = await suggest('rampur')
    const labels = villages.map(
      ({ kind, name, pin, district }) => `${kind} ${name} ${pin} ${district}`,
    )
    expect(new Set(labels).size).toBe(8)
  })

  test('districts and well-known towns come before villages', async () => {
    const kinds = (await suggest('sata')).map(({ kind }) => kind)
    expect(kinds[0]).toBe('district')
    expect(kinds.lastIndexOf('district')).toBeLessThan(kinds.indexOf('village') + 8)
  })

  test('digits are the beginning of a PIN', async () => {
    const places = await suggest('4110', 3)
    expect(places.map(({ pin }) => pin)).toEqual(['411001', '411002', '411003'])
    expect(await suggest('411001')).toHaveLength(1)
    expect(await suggest('000')).toEqual([])
    expect(await suggest('4110010')).toEqual([])
  })

  test('an overlong name is refused, an empty one finds nothing', async () => {
    const long = await app.call('GET', `/api/place/suggest?q=${'x'.repeat(200)}`)
    expect([long.status, long.body.message]).toEqual([
      400,
      'A place name can have up to 100 characters',
    ])
    expect(await suggest('')).toEqual([])
  })
})

describe('the data', () => {
  test('every district is in a state of India and has PINs or a point of its own', () => {
    const { districts, pins } = placeTables
    expect(districts).toHaveLength(754)
    expect(new Set(districts.map(({ state }) => state))).toEqual(new Set(indianStates))
    expect(districts.filter((district) => !isInIndia(district.lat, district.lon))).toEqual([])
    expect(districts.filter(({ hindi }) => hindi === null).length).toBeLessThan(5)
    expect(Math.max(...pins.districts)).toBeLessThan(districts.length)
  })

  test('every PIN has a point in India, and the numbers are in order', () => {
    const { numbers, lats, lons } = placeTables.pins
    expect(numbers).toHaveLength(19_584)
    for (let i = 0; i < numbers.length; i++) {
      if (!isInIndia(lats[i] as number, lons[i] as number)) throw new Error(`${numbers[i]}`)
      if (i > 0 && (numbers[i] as number) <= (numbers[i - 1] as number)) throw new Error(`${i}`)
    }
  })

  test('the names are in the order in which they are looked up', async () => {
    for (const { keys } of [await loadTowns(), await loadVillages()]) {
      expect(keys.length).toBeGreaterThan(20_000)
      expect(keys.findIndex((key, i) => i > 0 && key < (keys[i - 1] as string))).toBe(-1)
    }
  })

  test('every well-known town has a PIN of its own neighbourhood', () => {
    for (const { name, pin } of placeTables.knownTowns)
      expect(findPlaceOfPin(pin), name).toBeTruthy()
  })
})

test('the map has no tiles of another server unless the operator sets them', async () => {
  const tilesOf = async (from: TestApp) =>
    (await from.call('GET', '/api/place/map-tiles')).body.data
  expect(await tilesOf(app)).toEqual({ tiles: null })
  const url = 'https://tiles.example/{z}/{x}/{y}.png'
  const other = await createTestApp({ MAP_TILES_URL: url, MAP_TILES_CREDIT: '© Example' })
  try {
    expect(await tilesOf(other)).toEqual({ tiles: { url, credit: '© Example' } })
  } finally {
    await other.close()
  }
})
