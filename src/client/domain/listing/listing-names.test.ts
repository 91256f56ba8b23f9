import { expect, test } from 'vitest'
import { descriptionIn, listingNameIn, listingPlaceIn } from './listing-names.ts'

test('in Hindi a name in Latin letters follows the Hindi name of its kind', () => {
  const honey = { name: 'Sundarban Forest Honey', kindHindi: 'शहद' }
  expect(listingNameIn('hi', honey)).toBe('शहद · Sundarban Forest Honey')
  expect(listingNameIn('en', honey)).toBe('Sundarban Forest Honey')
  expect(listingNameIn('hi', { name: 'देसी शहद', kindHindi: 'शहद' })).toBe('देसी शहद')
  expect(listingNameIn('hi', { name: 'Onion', kindHindi: null })).toBe('Onion')
})

test('a town is named in Hindi where its name is known, and the state stays to be translated', () => {
  expect(listingPlaceIn('hi', 'Nashik, Maharashtra', 'नासिक')).toBe('नासिक, Maharashtra')
  expect(listingPlaceIn('hi', 'Nadia, West Bengal', null)).toBe('Nadia, West Bengal')
  expect(listingPlaceIn('en', 'Nashik, Maharashtra', 'नासिक')).toBe('Nashik, Maharashtra')
})

test('the paragraph in the script of the page comes first, and none is lost', () => {
  const both = 'Raw, filtered cold.\nकच्चा, ठंडा छना।\nFrom Nadia.'
  expect(descriptionIn('hi', both)).toBe('कच्चा, ठंडा छना।\nRaw, filtered cold.\nFrom Nadia.')
  expect(descriptionIn('en', both)).toBe('Raw, filtered cold.\nFrom Nadia.\nकच्चा, ठंडा छना।')
  expect(descriptionIn('hi', 'Only English.\n\nTwo paragraphs.')).toBe(
    'Only English.\n\nTwo paragraphs.',
  )
})
