import { expect, test } from 'vitest'
import { isListingOfCrop } from './use-own-calendar-crops.ts'

const rice = { id: 'rice', name: 'धान' }
const millet = { id: 'pearl-millet', name: 'Pearl millet' }

test('a listing is of the crop that its name or a tag names in either language', () => {
  expect(isListingOfCrop({ name: 'Basmati Rice, 2 t', tags: [] }, rice)).toBe(true)
  expect(isListingOfCrop({ name: 'नया धान', tags: [] }, rice)).toBe(true)
  expect(isListingOfCrop({ name: 'Bajra', tags: ['pearl millet'] }, millet)).toBe(true)
})

test('a part of a word, or words of two tags, name no crop', () => {
  expect(isListingOfCrop({ name: 'Licorice', tags: [] }, rice)).toBe(false)
  expect(isListingOfCrop({ name: 'Bajra', tags: ['pearl', 'millet'] }, millet)).toBe(false)
})
