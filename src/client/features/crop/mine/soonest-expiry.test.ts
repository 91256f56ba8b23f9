import { expect, test } from 'vitest'
import { soonestExpiry } from './soonest-expiry.ts'

const now = Date.parse('2026-11-20T09:00:00Z')
const crop = (name: string, expiryDate: string, rest = {}) => ({
  name,
  expiryDate,
  isArchived: false,
  quantity: 5,
  ...rest,
})

test('the crop that expires first is returned', () => {
  const crops = [crop('Rice', '2026-12-30'), crop('Spinach', '2026-11-22')]
  expect(soonestExpiry(crops, now)).toMatchObject({ name: 'Spinach' })
})

test('archived, sold-out and expired crops are ignored', () => {
  const crops = [
    crop('Okra', '2026-11-21', { isArchived: true }),
    crop('Peas', '2026-11-21', { quantity: 0.5 }),
    crop('Milk', '2026-11-18'),
  ]
  expect(soonestExpiry(crops, now)).toBeNull()
})
