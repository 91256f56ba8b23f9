import { expect, test } from 'vitest'
import { textsOf } from '#server/testing/advisor-decisions.ts'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'

test.each([
  [
    'my land is sandy, tubewell is there, for bajra what spacing and when to sow',
    ['calendar/pearl-millet/sowing', 'calendar/pearl-millet/seed'],
  ],
  ['papaya kab lagaye, pani kitne din me', ['calendar/papaya/water', 'calendar/papaya/sowing']],
  [
    'kulthi kab bote hai palamu side, khad dena padta hai?',
    ['calendar/horse-gram/sowing', 'calendar/horse-gram/fertiliser'],
  ],
  [
    'गेहूं पिछड़ गया, दिसंबर 25 हो गया, अब कौन सा किस्म आ बीज कितना बेसी डालें',
    ['calendar/wheat/varieties', 'calendar/wheat/seed'],
  ],
])('%j gets the parts of the page that its clauses ask for', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test.each(['ginger shoots come off in the hand when pulled, bottom watery', 'aur aalu ke liye?'])(
  '%j asks for no part of a page: it is asked back',
  (message) => {
    expect(textsOf(message)).toBe('ask')
  },
)

test('a month or a limit on water that is told beside the question is no second question', () => {
  expect(
    textsOf('banana bunch weight low, 5th month, wat fertiliser now per plant grand naine'),
  ).toEqual(['calendar/banana/fertiliser'])
  expect(
    textsOf(
      'fodder oats sowing, tubewell shared with uncle who releases water only twice a month. Which month is proper to sow oats?',
    ),
  ).toEqual(['calendar/oats/sowing'])
})

test.each([
  ['kela nagpur me ho sakta hai kya', 'calendar/banana/soil'],
  ['will strawberry survive in nagpur', 'calendar/strawberry/soil'],
])('%j asks whether a crop does well at a place', (message, passage) => {
  expect(textsOf(message)[0]).toBe(passage)
})

test.each([
  ['haldi me mitti kab chadhaye', 'calendar/turmeric/fertiliser'],
  ['अदरक में अभी मिट्टी कब चढ़ावें और कितने बेर', 'calendar/ginger/fertiliser'],
  ['jute ko sadane me kitna din lagta hai', 'calendar/jute/harvest'],
  ['soyabean bech raha hu mandi me nami kitni honi chahiye', 'calendar/soybean/harvest'],
])('%j is answered by the text that speaks of it', (message, passage) => {
  expect(textsOf(message)).toEqual([passage])
})

test.each([
  ['chana me ukhta se bachne k liye beej me kya milaye', ['guide/seed-treatment-pulses']],
  ['moong seed what medicine to mix before sowing', ['guide/seed-treatment-pulses']],
  ['can i mix mancozeb with imidacloprid on tomato', ['guide/tank-mix']],
  ['ganna pedi me khad kitni aur pehla pani kab', ['guide/ratoon-sugarcane']],
  [
    'drip or sprinkler for groundnut sandy soil junagadh',
    ['guide/drip-irrigation', 'guide/sprinkler-irrigation'],
  ],
  ['weed in cumin when small, which herbicide safe', ['guide/weeds-spices']],
])('%j gets the guide that it states', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test('whether a price will rise is answered by the price of today', () => {
  expect(decideAlone('onion going up or down next month should i hold')).toMatchObject({
    kind: 'look-up',
    intents: ['price'],
    crops: ['onion'],
  })
})
