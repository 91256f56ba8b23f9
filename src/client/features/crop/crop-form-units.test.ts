import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bagWeightRequired } from '#shared/crop/crop.schema.ts'
import { quintalKg } from '#shared/crop/shown-unit.ts'
import { cropFormSchema, noKilogramPrice, wrongBagWeight } from './crop-form.schema.ts'
import { formValuesOf } from './crop-form-units.ts'

const crop = {
  name: 'Wheat',
  category: 'Grains',
  harvestDate: '2026-01-01',
  expiryDate: '2026-12-31',
  dispatchTime: 1,
  description: '',
  tags: [],
  images: [],
  isOrganic: false,
  isArchived: false,
}
const schema = cropFormSchema(1)
const issuesOf = (values: object) =>
  schema
    .safeParse({ ...crop, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message])

test('a quintal at ₹1,234 is sent as a hundred kilograms at ₹12.34', () => {
  const sent = schema.parse({ ...crop, unit: 'quintal', price: 1234, quantity: 7.5 })
  expect(sent).toMatchObject({ unit: 'kg', price: 12.34, quantity: 750, shownUnit: 'quintal' })
  expect(sent.bagKg).toBeNull()
})

test('a price that has no whole paise per kilogram is refused, never rounded', () => {
  expect(issuesOf({ unit: 'quintal', price: 1235.5, quantity: 7 })).toEqual([
    ['price', noKilogramPrice],
  ])
  expect(issuesOf({ unit: 'bag', bagKg: 40, price: 1235, quantity: 7 })).toEqual([
    ['price', noKilogramPrice],
  ])
})

test('a bag needs its weight, and the contract’s own rules are told with it', () => {
  expect(issuesOf({ unit: 'bag', price: 100, quantity: 2, name: '' })).toEqual([
    ['bagKg', bagWeightRequired],
    ['name', 'Crop name is required'],
  ])
})

test('what is typed in quintals or bags comes back the same from the contract, and goes out the same again', () => {
  const typed = fc.record({
    kg: fc.integer({ min: 1, max: 200 }),
    isQuintal: fc.boolean(),
    paisePerKg: fc.integer({ min: 0, max: 5_000_000 }),
    // The contract takes at least one kilogram, in steps of a gram.
    grams: fc.integer({ min: 1000, max: 10_000_000 }),
  })
  fc.assert(
    fc.property(typed, ({ kg: bagKg, isQuintal, paisePerKg, grams }) => {
      const kg = isQuintal ? quintalKg : bagKg
      const counted = isQuintal ? { unit: 'quintal' } : { unit: 'bag', bagKg }
      const price = (paisePerKg * kg) / 100
      const sent = schema.parse({ ...crop, ...counted, price, quantity: grams / 1000 / kg })
      expect(sent.price).toBe(paisePerKg / 100)
      expect(sent.quantity).toBe(grams / 1000)
      const shown = formValuesOf(sent)
      expect(shown).toMatchObject({ ...counted, price })
      expect(schema.parse({ ...crop, ...shown })).toEqual(sent)
    }),
  )
})

test.each([0, -1, 12.5, 201])('a bag of %d kg is refused at its field', (bagKg) => {
  expect(issuesOf({ unit: 'bag', bagKg, price: 100, quantity: 2 })).toEqual([
    ['bagKg', wrongBagWeight],
  ])
})

test('the contract’s own units pass unchanged, and clear the unit that was shown before', () => {
  const sent = schema.parse({ ...crop, unit: 'ton', price: 4172.55, quantity: 3 })
  expect(sent).toMatchObject({ unit: 'ton', price: 4172.55, quantity: 3, shownUnit: null })
  expect(formValuesOf(sent)).toMatchObject({ unit: 'ton', price: 4172.55, quantity: 3 })
})
