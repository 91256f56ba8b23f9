import { expect, test } from 'vitest'
import { tokenize } from '../words/advisor-token.policy.ts'
import { namedSeason } from './advisor-named-season.policy.ts'

test.each([
  ['garmiyon me til kab boye', 'zaid'],
  ['ग्रीष्मकालीन मूंगफली की बुवाई', 'zaid'],
  ['unhali bhuimug perni', 'zaid'],
  ['winter maize sowing in bihar', 'rabi'],
  ['barsati pyaj kab lagaye', 'kharif'],
  ['basantkalin ganna kab lagaye', 'zaid'],
  ['autumn sugarcane planting time', 'rabi'],
  ['kharif or rabi onion', null],
  ['wheat sowing time', null],
])('the season of %j is %s', (message, season) => {
  expect(namedSeason({ tokens: tokenize(message) })).toBe(season)
})
