import { expect, test } from 'vitest'
import { distanceKm } from '#shared/place/distance.ts'
import { packPoints } from '#shared/place/india-map.ts'
import { circleAround, indiaMapOf } from './map-features.ts'

test.each([5, 50, 250])('every point of a circle of %i km is as far from its centre', (km) => {
  const center = { lat: 18.52, lon: 73.88 }
  const [ring = []] = circleAround(center, km).coordinates
  for (const [lon = 0, lat = 0] of ring) {
    expect(distanceKm(center, { lat, lon })).toBeCloseTo(km, 6)
  }
  expect(ring.at(0)?.map((value) => value.toFixed(9))).toEqual(
    ring.at(-1)?.map((value) => value.toFixed(9)),
  )
})

test('a name without Hindi is written in English on a Hindi map too', () => {
  const { dots, lines, names } = indiaMapOf({
    points: packPoints([[73.88, 18.52]]),
    stateLines: [
      packPoints([
        [73, 18],
        [73.1, 18],
      ]),
    ],
    districtLines: [],
    states: [['Goa', 'गोवा', 74, 15.4]],
    districts: [],
    towns: [['Mapusa', '', 73.8, 15.6]],
  })
  expect(dots.coordinates).toEqual([[73.88, 18.52]])
  expect(lines.features[0]).toMatchObject({
    properties: { kind: 'state' },
    geometry: {
      coordinates: [
        [73, 18],
        [73.1, 18],
      ],
    },
  })
  expect(names.features.map(({ properties }) => properties.hindi)).toEqual(['गोवा', 'Mapusa'])
})
