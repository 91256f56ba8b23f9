import { expect, test } from 'vitest'
import { groupByPoint } from './point-groups.ts'

const nashik = { lat: 20, lon: 73.79 }
const at = (_id: string, point: typeof nashik | null | undefined, place: string) => ({
  _id,
  point,
  user: { place },
})

test('listings of one PIN are one group, under the name that most of their sellers give', () => {
  const items = [
    at('1', nashik, 'Panchavati'),
    at('2', { lat: 18.52, lon: 73.88 }, ''),
    at('3', { ...nashik }, 'Nashik, Maharashtra'),
    at('4', nashik, 'Nashik, Maharashtra'),
  ]
  expect(groupByPoint(items)).toEqual([
    { key: '20,73.79', point: nashik, place: 'Nashik, Maharashtra', ids: ['1', '3', '4'] },
    { key: '18.52,73.88', point: { lat: 18.52, lon: 73.88 }, place: '', ids: ['2'] },
  ])
})

test('listings without a point are nowhere, not at zero degrees', () => {
  expect(groupByPoint([at('1', null, 'Nashik'), at('2', undefined, 'Nashik')])).toEqual([])
})
