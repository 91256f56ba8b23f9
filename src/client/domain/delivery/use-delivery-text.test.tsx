import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { type CropDeliveryView, defaultCropDelivery } from '#shared/delivery/delivery.schema.ts'
import { useDeliveryText } from './use-delivery-text.ts'

beforeAll(() => startTranslation())

const textOf = (changes: Partial<CropDeliveryView>) =>
  renderHook(useDeliveryText, { wrapper: Providers }).result.current.termsText({
    ...defaultCropDelivery,
    ...changes,
  })

test('four areas are named; of more, four are named and the rest is counted', () => {
  const pinPrefixes = ['411', '412', '413', '4140', '415001']
  const areas = (count: number) =>
    textOf({ mode: 'pins', pinPrefixes: pinPrefixes.slice(0, count) })
  expect(areas(4)).toBe('Delivers to PIN codes 411···, 412···, 413···, 4140·· · free of charge')
  expect(areas(5)).toBe(
    'Delivers to PIN codes 411···, 412···, 413···, 4140·· and 1 more · free of charge',
  )
})

test('districts have their names in the language of the page', async () => {
  const districts: CropDeliveryView['districts'] = [
    { state: 'Maharashtra', district: 'Pune', districtHindi: 'पुणे' },
    { state: 'Maharashtra', district: 'Satara', districtHindi: null },
  ]
  expect(textOf({ mode: 'districts', districts })).toMatch(/Pune, Satara/)
  await switchLanguage('hi')
  expect(textOf({ mode: 'districts', districts })).toMatch(/पुणे, Satara/)
  await switchLanguage('en')
})

test('the terms say how far, for how much, and from which order on it is free', () => {
  expect(textOf({})).toBe('Pick-up, or delivery agreed with the seller')
  expect(textOf({ mode: 'pickup' })).toBe('Pick-up only')
  const rates = { flatFee: 100, perKmFee: 8, freeAbove: 5000, leastOrder: 500 }
  expect(textOf({ mode: 'radius', radiusKm: 50, ...rates })).toBe(
    'Delivers up to 50 km · ₹100 + ₹8 per km · free for orders of ₹5,000 or more · for orders of ₹500 or more',
  )
})
