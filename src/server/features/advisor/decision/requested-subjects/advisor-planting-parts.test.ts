import { expect, test } from 'vitest'
import { textsOf } from '#server/testing/advisor-decisions.ts'

const parts = (crop: string, ...names: readonly string[]) =>
  names.map((name) => `calendar/${crop}/${name}`)

test.each([
  ['kodo ki kheti kab aur kaise hoti hai', parts('kodo-millet', 'sowing', 'seed')],
  ['गेंदा कब और कैसे लगाएं', parts('marigold', 'sowing', 'seed')],
  ['when and how to grow okra', parts('okra', 'sowing', 'seed')],
  ['बैंगन की नर्सरी कब और कैसे डालें', ['calendar/brinjal/sowing', 'guide/nursery-vegetables']],
])('%j asks when and how: both are shown', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test.each([
  ['ginger planting time and rhizome size', 'ginger'],
  ['banana planting time and sucker size', 'banana'],
  ['arandi nu vavetar kyare karvu, bij ketlu joiye', 'castor'],
  ['matar di bijai kado kariye te beej kinna pau', 'field-pea'],
  ['bajra sowing time, seed rate and spacing', 'pearl-millet'],
  ['shakarkand ki bel ke tukde kitne lagenge aur kab lagaye', 'sweet-potato'],
])('%j asks for the time and for what is planted: both are shown', (message, crop) => {
  expect(new Set(textsOf(message))).toEqual(new Set(parts(crop, 'sowing', 'seed')))
})

test.each([
  ['kiwi male female plants ratio and planting time', parts('kiwi', 'seed', 'sowing')],
  [
    'strawberry ke paudhe kab lagaye aur mulch kab bichhaye',
    ['guide/mulching-vegetables', ...parts('strawberry', 'seed', 'sowing')],
  ],
])(
  '%j asks for the time of planting beside something else: it is shown, too',
  (message, passages) => {
    expect(textsOf(message)).toEqual(passages)
  },
)

test.each([
  ['gehu me urea kab aur kaise dale', parts('wheat', 'fertiliser')],
  ['chana me pani kab aur kaise de', parts('chickpea', 'water')],
  ['at sowing time how much seed of wheat per acre', parts('wheat', 'seed')],
  ['sarso ki buwai kab kare', parts('mustard', 'sowing')],
  ['mulching kab kare tomato me', ['guide/mulching-vegetables']],
])('%j asks for one thing: nothing is added', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test.each([
  ['mentha sucker quantity for one bigha', 'mint'],
  ['kele ka sucker kitne kilo ka lagaye', 'banana'],
  ['strawberry runners per acre', 'strawberry'],
  ['केसर के कंद कितने लगते हैं', 'saffron'],
  ['sweet potato vine cutting quantity', 'sweet-potato'],
])('%j asks how much is planted: the seed rate of %s', (message, crop) => {
  expect(textsOf(message)).toEqual(parts(crop, 'seed'))
})

test('a rot of suckers and the size of harvested tubers are no seed rate', () => {
  expect(textsOf('sucker rot of mint')).toEqual(parts('mint', 'sucker-and-root-rot'))
  expect(textsOf('mentha sucker sad rahe hai')).toEqual(parts('mint', 'sucker-and-root-rot'))
  expect(textsOf('onion bulb size how to increase')).toBe('refuse')
})

test.each([
  ['banana extra suckers should be removed or not', ['guide/ratoon-banana']],
  ['केले की पुत्ती कब हटाएँ', ['guide/ratoon-banana']],
  ['how many suckers to keep in banana', ['guide/ratoon-banana']],
  ['tobacco suckers removing', parts('tobacco', 'water')],
])('%j is about taking off suckers', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test.each([
  ['which tree is best as support for black pepper vine', parts('black-pepper', 'seed')],
  ['kali mirch ki bel kis ped pe chadhaye', parts('black-pepper', 'seed')],
  ['paan ki bel ke liye sahara kaun sa', parts('betel-vine', 'seed')],
  ['wheat support price', ['guide/msp']],
])('%j gets the text on what the vine climbs, or on the price', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test.each([
  ['मिर्च की नर्सरी में पौधे कितने दिन में तैयार होते हैं', 'calendar/chilli/seed'],
  ['tomato seedlings are ready in how many days', 'calendar/tomato/seed'],
  ['pyaj ki nursery kitne din me ropai layak hoti hai', 'calendar/onion/sowing'],
])('%j asks for the age of seedlings: the page of the crop stands first', (message, passage) => {
  expect(textsOf(message)[0]).toBe(passage)
})

test.each([
  ['gobi da beej kado te kinna', ['seed', 'sowing']],
  ['कांदा लागवड कधी आणि कशी करावी', ['sowing', 'seed']],
  ['rose cutting kab aur kaise lagaye', ['sowing', 'seed']],
  ['drumstick planting time and pit size', ['sowing', 'seed']],
])('%j is understood in Punjabi, Marathi, with cuttings and with pits', (message, expected) => {
  const shown = textsOf(message)
  expect(Array.isArray(shown) ? shown.map((id) => id.split('/')[2]) : shown).toEqual(expected)
})

test.each([
  ['wheat best variety, sowing time and seed rate', parts('wheat', 'varieties', 'sowing', 'seed')],
  ['mustard kab boye, beej kitna, pani kitna', parts('mustard', 'sowing', 'seed', 'water')],
  ['onion planting time spacing and fertilizer', parts('onion', 'sowing', 'seed', 'fertiliser')],
  ['gehu me khad kab dale aur beej kitna', parts('wheat', 'fertiliser', 'seed')],
])('%j gets every part of the page that it asks for, and no other', (message, passages) => {
  expect(textsOf(message)).toEqual(passages)
})

test('"how" that asks for another deed adds nothing to the time of sowing', () => {
  expect(textsOf('how do I know when to sow wheat')).toEqual(parts('wheat', 'sowing'))
  expect(textsOf('tomato kab lagaye kaise bechu')).toEqual(parts('tomato', 'sowing'))
})

test('how often grass is cut is no amount of what is planted', () => {
  expect(textsOf('napier cutting per year kitni')).toEqual(parts('napier-grass', 'harvest'))
})
