import { expect, test } from 'vitest'
import { pricePerUnit } from '#shared/market/price-per-unit.ts'
import { matchCommodity } from './commodity-match.policy.ts'

/** Commodities as data.gov.in spells them. */
const commodities = [
  'Arhar (Tur/Red Gram)(Whole)',
  'Arhar Dal(Tur Dal)',
  'Banana',
  'Banana - Green',
  'Barley (Jau)',
  'Bengal Gram(Gram)(Whole)',
  'Bengal Gram Dal (Chana Dal)',
  'Black Gram (Urd Beans)(Whole)',
  'Black pepper',
  'Coconut',
  'Coconut Oil',
  'Dry Chillies',
  'Garlic',
  'Ginger(Dry)',
  'Ginger(Green)',
  'Green Chilli',
  'Green Gram (Moong)(Whole)',
  'Jaggery',
  'Maize',
  'Mustard',
  'Mustard Oil',
  'Onion',
  'Onion Green',
  'Paddy(Dhan)(Common)',
  'Potato',
  'Ragi (Finger Millet)',
  'Rice',
  'Soyabean',
  'Sugarcane',
  'Sweet Potato',
  'Tomato',
  'Turmeric',
  'Wheat',
  'Wheat Atta',
]

test.each([
  ['Sharbati Wheat', 'Wheat'],
  ['गेहूं (लोकवन)', 'Wheat'],
  ['Organic gehun', 'Wheat'],
  ['Grand Naine Banana', 'Banana'],
  ['GPU 28 Ragi', 'Ragi (Finger Millet)'],
  ['Red Onions, Nashik', 'Onion'],
  ['Fresh tomatoes', 'Tomato'],
  ['Basmati rice 1121', 'Rice'],
  ['देसी चना', 'Bengal Gram(Gram)(Whole)'],
  ['Chana dal', 'Bengal Gram Dal (Chana Dal)'],
  ['मूँग', 'Green Gram (Moong)(Whole)'],
  ['Urad', 'Black Gram (Urd Beans)(Whole)'],
  ['हरी मिर्च', 'Green Chilli'],
  ['Dried red chillies', 'Dry Chillies'],
  ['अदरक', 'Ginger(Green)'],
  ['Dry ginger', 'Ginger(Dry)'],
  ['Soybean JS 335', 'Soyabean'],
  ['Sweet potato', 'Sweet Potato'],
  ['Wheat flour', 'Wheat Atta'],
  ['Sugarcane jaggery', 'Jaggery'],
  ['Cold pressed coconut oil', 'Coconut Oil'],
])('the name "%s" matches the commodity %s', (name, commodity) => {
  expect(matchCommodity(name, commodities)).toBe(commodity)
})

test.each([
  'Sundarban Forest Honey',
  'Tomato seeds',
  'Potato chips',
  'Rice bran',
  'Black rice',
  'Spring onion',
  'Mango',
  'Sugarcane juice',
  'Rice and wheat',
  'Pot',
  '',
  'प्याज के बीज',
  'Wheatgrass',
  'Banana flower',
  '()(',
  'Onion powder',
])('the name %j matches no commodity', (name) => {
  expect(matchCommodity(name, commodities)).toBeNull()
})

test('a price per quintal is converted to kilograms, grams and tons, but not to other units', () => {
  expect(pricePerUnit(2350, 'kg')).toBe(23.5)
  expect(pricePerUnit(2350, 'g')).toBe(0.0235)
  expect(pricePerUnit(2350, 'ton')).toBe(23_500)
  expect([pricePerUnit(2350, 'litre'), pricePerUnit(2350, 'piece')]).toEqual([null, null])
})
