import { beforeAll, expect, test } from 'vitest'
import { decidedFor } from '#server/testing/advisor-decisions.ts'
import type { ChatQuery } from '../conversation/advisor-query.ts'
import { buildAdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { landUnitLine } from './advisor-land-units.policy.ts'
import { scopeLines } from './advisor-scope-lines.policy.ts'

beforeAll(async () => {
  await buildAdvisorKnowledge()
}, 60_000)

const queryFor = (message: string, language: 'en' | 'hi' = 'en'): ChatQuery => ({
  message,
  topic: undefined,
  language,
  userId: null,
  city: '',
  state: '',
  place: null,
  past: [],
})
const unitLine = (message: string, language: 'en' | 'hi' = 'en') =>
  landUnitLine(decidedFor(message), queryFor(message, language))
const scopeLine = (message: string) => scopeLines(decidedFor(message), queryFor(message))

test.each([
  ['wheat urea for 3 kanal how much', /^1 kanal is 1\/8 acre\. For 3 kanal: urea 41 kg, DAP/],
  ['10 cent land okra seed rate', /^1 cent is 1\/100 acre\. For 10 cent: seed 300–800 g\./],
  ['5 guntha me tamatar ka beej kitna lagega', /^1 guntha is 1\/40 acre\. For 5 guntha: seed/],
  ['til ka beej ek bigha me kitna lagega', /^A bigha is not the same everywhere: about 0\.62 acre/],
  ['how much seed of jute per bigha, nagaon', /: about 0\.33 acre in West Bengal, Assam,/],
  ['एक कट्ठा आलू में यूरिया कितना किलो पड़ेगा', /^A katha is not the same everywhere/],
])('%j gets the size of its measure of land', (message, line) => {
  expect(unitLine(message)).toMatch(line)
  expect(unitLine(message, 'hi')).toMatch(/एकड़/)
})

test.each([
  'gehu ka beej ek acre me kitna',
  'wheat sowing time, i have 2 bigha',
  'gehu me nali se pani kitna de',
  'germination of onion seed is 50 per cent, how much seed',
])('%j names no measure that would be scaled', (message) => {
  expect(unitLine(message)).toBe('')
})

test.each([
  ['tea small grower new plant 1 year how much urea per bush', /full-grown plants/],
  ['5 saal ka aam ka ped kitni khad', /full-grown plants/],
  ['अमरूद का तीन साल का पेड़, खाद कितनी', /full-grown plants/],
  ['मटर लाहौल में कब बोते हैं', /^These dates are for lower places/],
  ['moong in Kerala kab boye', /^My page has no dates for Kerala/],
  [
    'apple chilling hours needed for low chill anna variety',
    /^Nothing is said here about the variety "anna"/,
  ],
  ['chai me ghas ke liye kya dale', /^This is advice for all crops, not for Tea/],
  ['onion going up or down next month should i hold', /^Nobody can say for certain/],
  ['प्याज अभी बेचें या रुकें', /^Nobody can say for certain/],
  ['kapas ka rate agle mahine kya rahega', /^Nobody can say for certain/],
  ['मानसून कब आएगा यूपी में', /only 7 days.*Uttar Pradesh about 18 to 27 June/],
  ['10 din baad barish hogi kya nagpur me', /^My forecast reaches only 7 days/],
])('for what the answer to %j holds is said', (message, line) => {
  expect(scopeLine(message)).toMatch(line)
})

test.each([
  'mango 15 year old tree how much urea',
  'nimbu ke 5 saal ke ped me kitni khad de',
  'अमरूद का सात साल का पेड़, खाद कितनी',
  'wheat sowing time in punjab',
  'which variety of apple is best',
  'onion price today',
  'weeds in wheat how to control',
])('the answer to %j holds for what it asks', (message) => {
  expect(scopeLine(message)).toBe('')
})
