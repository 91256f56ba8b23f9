import { expect, test } from 'vitest'
import { mergeClose } from './merge-close.ts'

const at = (key: string, lon: number) => ({ key, point: { lat: 20, lon } })
const places = [at('a', 73), at('b', 73.3), at('c', 75)]
const projectBy = (pixelsPerDegree: number) => (point: { lat: number; lon: number }) => ({
  x: point.lon * pixelsPerDegree,
  y: point.lat * pixelsPerDegree,
})

test('places that would cover each other share a marker, and have their own when zoomed in', () => {
  expect(mergeClose(places, projectBy(40)).map(({ keys }) => keys)).toEqual([['a', 'b'], ['c']])
  expect(mergeClose(places, projectBy(400)).map(({ keys }) => keys)).toEqual([['a'], ['b'], ['c']])
})

test('each place is in one marker, which is at the point of its first place', () => {
  const markers = mergeClose(places, projectBy(1))
  expect(markers).toEqual([{ point: places[0]?.point, keys: ['a', 'b', 'c'] }])
})
