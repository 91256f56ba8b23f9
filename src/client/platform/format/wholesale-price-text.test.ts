import { expect, test } from 'vitest'
import { formatters } from './format.ts'
import { wholesalePriceText } from './wholesale-price-text.ts'

const t = ((key: string, values: Record<string, string> = {}) =>
  key.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')) as never
const textOf = (price: number, quantity: number, unit: 'kg' | 'g' | 'ton' | 'litre') =>
  wholesalePriceText(t, formatters('en'), { price, quantity, unit })

test('from 100 kg on the price of a quintal stands beside that of a kilogram', () => {
  expect(textOf(12.34, 99.9, 'kg')).toBeNull()
  expect(textOf(12.34, 100, 'kg')).toBe('₹1,234 per quintal')
  expect(textOf(4172, 2, 'ton')).toBe('₹4.17 per kg · ₹417.20 per quintal')
  expect(textOf(0.03, 100_000, 'g')).toBe('₹30 per kg · ₹3,000 per quintal')
  expect(textOf(50, 5000, 'litre')).toBeNull()
})
