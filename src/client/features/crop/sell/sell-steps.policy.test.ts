import { expect, test } from 'vitest'
import { cropFormSchema } from '../crop-form.schema.ts'
import {
  fieldsOfStep,
  firstSellValues,
  stepOfAddress,
  suggestedExpiry,
  suggestedUnit,
} from './sell-steps.policy.ts'

test('a step opens by its address, the price only after the crop', () => {
  expect(stepOfAddress('', {})).toBe('photo')
  expect(stepOfAddress('step=kind', {})).toBe('kind')
  expect(stepOfAddress('step=price', { name: '' })).toBe('kind')
  expect(stepOfAddress('step=price', { name: 'Wheat' })).toBe('price')
  expect(stepOfAddress('step=nonsense', { name: 'Wheat' })).toBe('photo')
})

test('the steps ask for every field that a listing needs and that has no value yet', () => {
  const { error } = cropFormSchema(1).safeParse(firstSellValues('2026-11-22'))
  const missing = (error?.issues ?? []).map(({ path }) => String(path[0]))
  expect(missing.sort()).toEqual(['category', 'name', 'price', 'quantity'])
  const fields = Object.values(fieldsOfStep).flat()
  expect(missing.filter((name) => !fields.includes(name))).toEqual([])
})

test('grain is good for half a year and counted in quintals, tomatoes for a week and in kilograms', () => {
  expect(suggestedExpiry('Grains', '2026-11-22')).toBe('2027-05-21')
  expect(suggestedExpiry('Vegetables', '2026-11-22')).toBe('2026-11-29')
  expect(suggestedExpiry('', '2026-11-22')).toBe('2027-02-20')
  expect(suggestedUnit('kg', 'Grains')).toBe('quintal')
  expect(suggestedUnit('kg', 'Vegetables')).toBe('kg')
  expect(suggestedUnit('litre', 'Others')).toBe('litre')
})
