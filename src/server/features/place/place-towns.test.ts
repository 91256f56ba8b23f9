import { expect, test } from 'vitest'
import { districtNames, locateTown } from './place-towns.service.ts'

const inNashik = { state: 'Maharashtra', district: 'Nashik' }

test.each([
  [{ ...inNashik, town: 'Lasalgaon' }, 'लासलगाँव', true],
  [{ ...inNashik, town: 'Nashik APMC' }, 'नासिक', true],
  [{ state: 'Maharashtra', district: 'Nasik', town: 'Nasik' }, 'नासिक', true],
  [{ state: 'Maharashtra', district: 'Pune', town: 'Pune(Moshi)' }, 'पुणे', true],
  [{ ...inNashik, town: 'Nowhere at all' }, null, false],
])(
  '%j is known by its Hindi name and its own point where the gazetteer has them',
  (town, hindi, isTown) => {
    const { townHindi, point } = locateTown(town)
    expect([townHindi, point?.isTown]).toEqual([hindi, isTown])
  },
)

test('an unknown town is in the middle of its district, and an unknown district nowhere', () => {
  const { point, district, districtHindi } = locateTown({ ...inNashik, town: 'Nowhere at all' })
  expect([Math.round(point?.lat ?? 0), district, districtHindi]).toEqual([20, 'Nashik', 'नासिक'])
  expect(
    locateTown({ state: 'Maharashtra', district: 'Atlantis', town: 'Nowhere at all' }),
  ).toEqual({
    point: null,
    townHindi: null,
    district: null,
    districtHindi: null,
  })
})

test('a town of another district is not meant', () => {
  const { point } = locateTown({ state: 'Maharashtra', district: 'Nagpur', town: 'Lasalgaon' })
  expect(point?.isTown).toBe(false)
})

test('a district is compared by all its names', () => {
  expect(districtNames('Maharashtra', 'Nashik')).toContain('nasik')
  expect(districtNames('Maharashtra', 'Atlantis')).toContain('atlantis')
})

test('a town that is reported again is not looked up again', () => {
  const town = { ...inNashik, town: 'Lasalgaon' }
  expect(locateTown({ ...town })).toBe(locateTown(town))
})
