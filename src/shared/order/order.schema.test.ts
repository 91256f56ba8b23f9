import { expect, test } from 'vitest'
import { DeliveryAddress } from './delivery-address.schema.ts'

const address = {
  name: 'Asha',
  phone: '9000000001',
  line: '12 Canal Road',
  city: 'Sultanpur',
  state: 'Uttar Pradesh',
  zip: '228001',
}
const isTaken = (changes: object) => DeliveryAddress.safeParse({ ...address, ...changes }).success

test.each([
  ['name', 120],
  ['line', 200],
  ['city', 80],
  ['state', 80],
] as const)('the %s of an address to deliver to has at most %i characters', (part, most) => {
  expect(isTaken({ [part]: 'क'.repeat(most) })).toBe(true)
  expect(isTaken({ [part]: 'क'.repeat(most + 1) })).toBe(false)
})

test('an address to deliver to has a phone number of ten digits and a PIN code of six digits', () => {
  expect(isTaken({})).toBe(true)
  for (const changes of [{ phone: '900000000' }, { zip: '028001' }, { zip: '2280011' }])
    expect(isTaken(changes)).toBe(false)
})
