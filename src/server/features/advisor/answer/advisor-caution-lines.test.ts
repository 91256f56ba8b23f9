import { beforeAll, expect, test } from 'vitest'
import { decidedFor } from '#server/testing/advisor-decisions.ts'
import { buildAdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { fodderLine, killingHerbicideLine } from './advisor-caution-lines.policy.ts'
import { unnamedSubstancesLine } from './advisor-unnamed-substances.policy.ts'

beforeAll(async () => {
  await buildAdvisorKnowledge()
}, 60_000)

test.each([
  ['can 2,4-d be used in moong for broad leaf weeds', /^No: never spray 2,4-D on Green gram/],
  ['kapas me 2,4-D dal sakte hai kya', /^No: never spray 2,4-D on Cotton/],
  [
    'roundup maar du kya arhar k beech me ghas bahut h',
    /^No, not on standing Pigeon pea: glyphosate/,
  ],
  ['खड़े गेहूँ में ग्लाइफोसेट डाल दूँ', /^No, not on standing Wheat: glyphosate/],
])('%j is answered by a clear no', (message, line) => {
  const decided = decidedFor(message)
  expect(killingHerbicideLine(decided, 'en')).toMatch(line)
  expect(killingHerbicideLine(decided, 'hi')).toMatch(/^नहीं/)
  expect(unnamedSubstancesLine(decided, 'en')).toBe('')
})

test.each([
  'gehu me 2,4-D kitna dale',
  'pendimethalin in moong for weeds',
  'glyphosate in tea garden for weeds',
  '2,4-D fell on my cotton from the next field',
])('%j names no herbicide that kills its crop, or tells of what it did', (message) => {
  expect(killingHerbicideLine(decidedFor(message), 'en')).toBe('')
})

test.each([
  'lobia charey wali 1 acre me kitno kilo',
  'cowpea for fodder seed rate per acre',
  'चारे के लिए लोबिया का बीज कितना',
])('%j wants fodder: the answer says that its figures are for grain', (message) => {
  const decided = decidedFor(message)
  expect(decided.decision.kind).toBe('passages')
  expect(fodderLine(decided, 'en')).toMatch(/^For fodder, the amounts and times of Cowpea/)
  expect(fodderLine(decided, 'hi')).toMatch(/^चारे के लिए लोबिया/)
})

test.each([
  'lobia ka beej kitna',
  'berseem for fodder seed rate',
  'chare wali jowar ka beej kitna',
  'cowpea pods for market, seed rate',
])('%j wants no fodder of a crop whose page is on grain', (message) => {
  expect(fodderLine(decidedFor(message), 'en')).toBe('')
})
