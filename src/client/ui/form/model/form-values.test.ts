import { expect, test } from 'vitest'
import { defineFields } from './field-types.ts'
import { storedValues } from './form-values.ts'

const fields = defineFields([
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'address.city', label: 'City', type: 'text' },
  { name: 'price', label: 'Price', type: 'number' },
  { name: 'isOrganic', label: 'Organic', type: 'checkbox' },
  { name: 'images', label: 'Pictures', type: 'images' },
])

test('a stored draft is read as its form wrote it', () => {
  const values = {
    name: '',
    address: { city: 'Nashik' },
    price: '',
    isOrganic: false,
    images: ['a'],
  }
  expect(storedValues(fields, values)).toEqual(values)
  expect(storedValues(fields, null)).toEqual({})
})

test('stored values that do not fit their fields are left out, as are unknown ones', () => {
  const ofAnotherVersion = { name: 7, address: 'Nashik', price: '12 kg', isOrganic: 'yes' }
  expect(storedValues(fields, { ...ofAnotherVersion, images: ['a', 1], old: 'x' })).toEqual({})
})
