import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isWeight, subjectsBesideProblems } from './advisor-crop-mentions.policy.ts'
import { tokenize } from './words/advisor-token.policy.ts'

test.each([
  ['10 gram of urea', 1, true],
  ['kitna gram urea', 1, true],
  ['how many gram per plant', 2, true],
  ['gram per acre', 0, true],
  ['5 packets at 20 grams for each plant', 4, true],
  ['gram wilt', 0, false],
  ['which gram is best', 1, false],
])('in %j the word at %i is a weight: %s', (text, start, isOne) => {
  const match = { id: 'chickpea', start, end: start + 1 }
  expect(isWeight(tokenize(text), match as Parameters<typeof isWeight>[1])).toBe(isOne)
})

test('a crop within the name of a trouble is meant only where no other is named and it has that trouble', () => {
  const lexicon = {
    cropProblems: [{ crop: 'mustard', name: 'Mustard aphid', entries: new Set(['mustard-aphid']) }],
  } as unknown as Parameters<typeof subjectsBesideProblems>[0]
  const mustard = { id: 'crop:mustard', start: 0, end: 1 }
  const cabbage = { id: 'crop:cabbage', start: 3, end: 4 }
  const aphid = { id: 'mustard-aphid', start: 0, end: 2 }
  const caterpillar = { id: 'mustard-caterpillar', start: 0, end: 2 }
  const subjectsOf = (subjects: object[], problem: object) =>
    subjectsBesideProblems(lexicon, subjects as never, [problem] as never).map(({ id }) => id)
  expect(subjectsOf([mustard, cabbage], aphid)).toEqual(['crop:cabbage'])
  expect(subjectsOf([mustard], aphid)).toEqual(['crop:mustard'])
  expect(subjectsOf([mustard], caterpillar)).toEqual([])
})

test.each([
  ['bud rot of coconut in apple', ['apple']],
  ['rust of wheat and barley', ['wheat', 'barley']],
  ['rust in wheat in barley', ['wheat', 'barley']],
])('a problem of one crop "in" another is about the other alone: "%s"', (question, crops) => {
  expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
})

test.each([
  ['new leaf of lemon has silver lines', []],
  ['price of silver today', ['silver']],
  ['sadi hui baas aati hai aloo se', []],
  ['bans ki kheti kaise kare', ['bans']],
  ['ganna beech se cheera to laal nikla', []],
  ['lahsun ki kaliyan khet me phoot rahi hain', []],
])('silver of leaves, a smell and verbs are no other subject: "%s"', (question, things) => {
  const { things: named } = advisorKnowledge().parseQuestion(question, undefined, new Date())
  expect(named.map(({ text }) => text)).toEqual(things)
})

test.each([
  ['alsi ki kali me narangi si sundi', ['linseed']],
  ['orange powder under coffee leaves', ['coffee']],
  ['pomegranet ke phal me daag, ambe bahar', ['pomegranate']],
  ['narangi ke ped me daag', ['mandarin']],
  ['orange fruit drop', ['sweet-orange', 'mandarin']],
])('a colour and a season of flowering are no crop: "%s"', (question, crops) => {
  const parsed = advisorKnowledge().parseQuestion(question, undefined, new Date())
  const named = [...parsed.crops, ...parsed.ambiguousCrops]
  expect(named.length).toBeGreaterThan(0)
  expect(crops).toEqual(expect.arrayContaining(named))
})

test.each([
  ['mango hopper on leaf, now fruit is pea size, last spray when', ['mango']],
  ['anar ke fal nimbu jitne bade hokar gir rahe', ['pomegranate']],
  ['nimbu ka size chhota hai, fal kaise badhe', ['acid-lime']],
  ['गेंदा फूल दशहरा पे चाहिए तो पौध कब लगाएं', ['marigold']],
  ['दशहरी आम की पत्ती पर काले धब्बे', ['mango']],
  ['धान में बेरा बेरा बदबू आ रहा', ['rice']],
  ['ber ke phal me keeda', ['ber']],
])('a size, a feast and a time of the day are no crop: "%s"', (question, crops) => {
  expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
})

test.each([
  ['mere bagan me sab 6 saal ke ped hain, khad ka hisab chahiye', 'crop'],
  ['bagan me kide lag gaye', 'crop'],
])('an orchard is no misspelt brinjal: "%s"', (question, missing) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing })
})

test.each([
  ['rent tractor rotavator one day thro this app how', 'guide/rent-on-krishihaat'],
  ['can I grow onion and carrot in same bed', 'guide/intercropping'],
  ['पालक और मेथी दोनों एक ही क्यारी में बो सकते हैं', 'guide/intercropping'],
])(
  'neither a short unknown word nor the first of two crops is what is asked: "%s"',
  (question, id) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'passages', passages: [{ id }] })
  },
)

test('a tree that is called like a district is one where it stands as a place beside a crop', () => {
  const read = (text: string) => advisorKnowledge().parseQuestion(text, undefined, new Date())
  expect(read('potato in nilgiri, golden nematode')).toMatchObject({
    things: [],
    placeWords: ['nilgiri'],
  })
  expect(read('nilgiri ke ped me keeda').things).toMatchObject([{ text: 'nilgiri' }])
})

test('beside a plant without a page the crop that is known can be chosen', () => {
  const decision = decideAlone('shaljam aur mooli kab nikale')
  expect(decision).toMatchObject({ kind: 'refuse', name: 'shaljam', knownCrop: 'radish' })
  expect(decision.choices[0]?.en.message).toBe('Radish: when to harvest')
})
