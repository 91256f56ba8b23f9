import { expect, test } from 'vitest'
import { kindImageWithoutPhoto, withHindiNames } from './listing-hindi-names.service.ts'

test('a listing gets the Hindi names of its kind and of its town, and null where there is none', () => {
  const rows = [
    { kind: 'onion', user: { place: 'Nashik, Maharashtra' } },
    { kind: null, user: { place: 'Nowhere at all, Maharashtra' } },
    { kind: 'onion', user: { place: 'Nashik, Kerala' } },
  ]
  const named = withHindiNames('crop', rows).map(({ kindHindi, placeHindi }) => [
    kindHindi,
    placeHindi,
  ])
  expect(named[0]?.[0]).toMatch(/^प्याज/)
  expect(named[0]?.[1]).toMatch(/^ना(सि|शि)क$/)
  expect(named[1]).toEqual([null, null])
  expect(named[2]?.[1]).toBeNull()
})

test('a listing without a photo gets the drawing of its kind, and one with a photo does not', () => {
  const [tractor, photographed, unknown] = withHindiNames('equipment', [
    { kind: 'tractor', images: [] },
    { kind: 'tractor', images: ['/uploads/a.webp'] },
    { kind: null, images: [] },
  ])
  expect(tractor?.kindImage).toMatch(/^\/api\/reference\/pictures\/tractor-[0-9a-f]{8}\.svg$/)
  expect(photographed?.kindImage).toBeUndefined()
  expect(unknown?.kindImage).toBeUndefined()
  expect(kindImageWithoutPhoto('equipment', 'tractor', null)).toEqual({
    kindImage: tractor?.kindImage,
  })
  expect(kindImageWithoutPhoto('equipment', 'tractor', '/uploads/a.webp')).toEqual({})
})
