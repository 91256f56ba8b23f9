import { expect, test } from 'vitest'
import { commodityImage } from './commodity-kind.policy.ts'

test.each([
  ['Onion', 'onion'],
  ['Green Chilli', 'chilli'],
  ['Karbuja(Musk Melon)', 'muskmelon'],
  ['Tender Coconut', 'coconut'],
  ['Mustard Oil', 'mustard-oil'],
])('the price of %s has the picture of its kind, wherever in the name that is', (name, kind) => {
  expect(commodityImage(name)).toContain(`/${kind}-`)
})

test.each(['Liquorice', 'Mulethi(Liquorice)', 'Plutonium'])(
  '%s has no picture: letters within a word are no crop',
  (name) => {
    expect(commodityImage(name)).toBeNull()
  },
)
