import { expect, test } from 'vitest'
import { marketAddress } from './market-address.ts'

const ofIndia = marketAddress('')
const ofPunjab = marketAddress('Punjab')

test('what the list shows is read back from its address', () => {
  const state = { q: 'गेहूँ & dara', state: 'Uttar Pradesh', page: 3 } as const
  expect(ofIndia.parse(ofIndia.build(state))).toEqual(state)
})

test('the list as at first needs no address of its own', () => {
  expect(ofIndia.build({ q: '', state: '', page: 1 })).toBe('')
})

test('a user with a place starts with its state, and all of India is in the address', () => {
  expect(ofPunjab.parse('')).toMatchObject({ state: 'Punjab' })
  expect(ofPunjab.parse('?state=Goa')).toMatchObject({ state: 'Goa' })
  expect(ofPunjab.build({ q: '', state: '', page: 1 })).toBe('?state=all')
  expect(ofPunjab.parse('?state=all')).toMatchObject({ state: '' })
})

test.each(['?page=0', '?page=-1&state=Atlantis', '?page=1e3&q=%00', '?state=uttar'])(
  '"%s" is nonsense and shows the list as at first',
  (search) => {
    expect(ofIndia.parse(search)).toEqual({ q: '', state: '', page: 1 })
  },
)
