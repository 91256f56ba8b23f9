import { expect, test } from 'vitest'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isWeight, subjectsBesideProblems } from './advisor-crop-mentions.policy.ts'
import { tokenize } from './advisor-token.policy.ts'

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
  ['not the wheat but the barley is turning yellow', ['barley']],
  ['not in the wheat, in the barley', ['barley']],
  ['dhaan na gehu, bas jau me dimak hai', ['barley']],
  ['आलू में नहीं, मूंग में पीला मोज़ेक है', ['green-gram']],
  ['sirf gehu me dimak hai', ['wheat']],
  ['aloo me nahi aa rahe phool', ['potato']],
  ['wheat and only a little barley', ['wheat', 'barley']],
])('a crop that is denied or left out by "only" is not asked about: "%s"', (question, crops) => {
  expect(advisorKnowledge().parseQuestion(question, undefined, new Date()).crops).toEqual(crops)
})

test.each([
  ['new leaf of lemon has silver lines', []],
  ['price of silver today', ['silver']],
  ['sadi hui baas aati hai aloo se', []],
  ['bans ki kheti kaise kare', ['bans']],
])('silver of leaves and a smell are no other subject: "%s"', (question, things) => {
  const { things: named } = advisorKnowledge().parseQuestion(question, undefined, new Date())
  expect(named.map(({ text }) => text)).toEqual(things)
})
