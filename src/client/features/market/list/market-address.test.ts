import { expect, test } from 'vitest'
import { marketAddress } from './market-address.ts'

test('what the list shows is read back from its address', () => {
  const state = { q: 'गेहूँ & dara', state: 'Uttar Pradesh', page: 3 } as const
  expect(marketAddress.parse(marketAddress.build(state))).toEqual(state)
})

test('the list as at first needs no address of its own', () => {
  expect(marketAddress.build({ q: '', state: '', page: 1 })).toBe('')
})

test.each(['?page=0', '?page=-1&state=Atlantis', '?page=1e3&q=%00', '?state=uttar'])(
  '"%s" is nonsense and shows the list as at first',
  (search) => {
    expect(marketAddress.parse(search)).toEqual({ q: '', state: '', page: 1 })
  },
)
