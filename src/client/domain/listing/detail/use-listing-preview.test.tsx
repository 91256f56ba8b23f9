import { renderHook } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { useListingPreview } from './use-listing-preview.ts'

beforeAll(() => startTranslation())

const wheat = {
  name: 'Sharbati Wheat',
  kindHindi: 'गेहूँ',
  description: 'Cleaned and dry.\nसाफ़ और सूखा।',
  category: 'Grains' as const,
  images: [] as string[],
  kindImage: '/api/reference/pictures/wheat-01234567.svg',
  user: { place: 'Sehore, Madhya Pradesh' },
  placeHindi: 'सीहोर',
}
const previewOf = (listing: typeof wheat) =>
  renderHook(useListingPreview, { wrapper: Providers }).result.current(listing, '₹30')

test('a listing without a photo is shared with the picture of its kind, which messengers can show', () => {
  expect(previewOf(wheat).image).toBe('/api/reference/pictures/wheat-01234567.png')
  expect(previewOf({ ...wheat, images: ['/uploads/a.webp'] }).image).toBe('/uploads/a.webp')
})

test('the preview is in the language of the page: name, place and description', async () => {
  expect(previewOf(wheat)).toMatchObject({
    name: 'Sharbati Wheat',
    summary: '₹30 · Grains · Sehore, Madhya Pradesh · Cleaned and dry. साफ़ और सूखा।',
  })
  await switchLanguage('hi')
  const { name, summary } = previewOf(wheat)
  expect(name).toBe('गेहूँ · Sharbati Wheat')
  expect(summary).toBe('₹30 · अनाज · सीहोर, मध्य प्रदेश · साफ़ और सूखा। Cleaned and dry.')
  await switchLanguage('en')
})
