import { expect, test } from 'vitest'
import { mandiPrice, samplePrice } from '#client/testing/market-prices.ts'
import { groupByMandi } from './mandi-groups.policy.ts'

const at = (market: string, lat: number | null, variety = 'Dara') => ({
  ...mandiPrice,
  _id: `${market} ${variety}`,
  variety,
  mandi: { ...mandiPrice.mandi, market },
  point: lat === null ? null : { lat, lon: 82, isTown: lat !== 30 },
})
const prices = [at('Far', 30), at('Near', 26.3), at('Unknown', null), at('Near', 26.3, 'Lokwan')]

test('each mandi is once, with its varieties, the nearest first and those without a point last', () => {
  const groups = groupByMandi(prices, { lat: 26.2, lon: 82 })
  expect(groups.map((group) => [group.prices.map(({ _id }) => _id), group.km])).toEqual([
    [['Near Dara', 'Near Lokwan'], 11],
    [['Far Dara'], 423],
    [['Unknown Dara'], null],
  ])
})

test('a mandi whose town is not known has no point on the map', () => {
  const [far, near] = groupByMandi(prices, null)
  expect([far?.point, near?.point?.lat]).toEqual([null, 26.3])
})

test('without a place the mandis stay as they came, and prices without a mandi are left out', () => {
  const groups = groupByMandi([{ ...samplePrice, point: null }, ...prices], null)
  expect(groups.map(({ prices: [first] }) => first.mandi.market)).toEqual([
    'Far',
    'Near',
    'Unknown',
  ])
})
