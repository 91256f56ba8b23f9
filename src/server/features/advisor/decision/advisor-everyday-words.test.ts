import { expect, test } from 'vitest'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { conceptLines, damageConcepts } from '../understanding/words/advisor-concepts.data.ts'
import { everydayWords } from '../understanding/words/advisor-everyday-words.data.ts'

const read = (question: string) => advisorKnowledge().parseQuestion(question, undefined, new Date())

test('no everyday word that stands alone is taken for a crop', () => {
  const taken = everydayWords
    .split(/\s+/)
    .filter((word) => word !== '' && (read(word).crops.length > 0 || read(word).mended !== null))
  expect(taken).toEqual([])
})

test.each(['meri beti ko kya khilau', 'mere ghar ke peeche kya lagau', 'meri patni bimar hai'])(
  'words of the family and the house are no crops that sound alike: "%s"',
  (question) => {
    expect(read(question).crops).toEqual([])
  },
)

test('an everyday word that no page has does not keep the guide from being found', () => {
  expect(
    missedPassages([
      ['patta gobhi pe gol bhure chakkar wale nishan', 'calendar/cabbage/alternaria-leaf-spot'],
      ['bina yuria ke zamin ko takat dene wali hari fasal konsi', 'guide/green-manure'],
      ['बोरिंग के पानी की जांच कहां कराएं', 'guide/irrigation-water'],
    ]),
  ).toEqual([])
})

test('a variety names its crop where nothing else does', () => {
  expect(
    missedPassages([
      ['kufri pukhraj in how many days is ready to dig', 'calendar/potato/harvest'],
      ['royal delicious when to pick', 'calendar/apple/harvest'],
      ['HD 2967 kab boye', 'calendar/wheat/sowing'],
      ['langra aam', 'calendar/mango/varieties'],
      ['kufri jyoti aloo', 'calendar/potato/varieties'],
    ]),
  ).toEqual([])
  expect(read('langra ke saath papaya laga sakte hain').crops).toEqual(['papaya'])
})

test('what a crop is wanted for is not what is asked about', () => {
  expect(decideAlone('50 bori aloo chahiye hotel ke liye')).toMatchObject({
    kind: 'look-up',
    crops: ['potato'],
  })
})

test('a dose of a substance that nobody knows is refused by its name, wherever the crop stands', () => {
  expect(decideAlone('zorbex 50 for wheat dose')).toMatchObject({ kind: 'refuse', name: 'zorbex' })
})

test('every concept is named once, and those of damage exist', () => {
  const names = conceptLines
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[0])
  expect(new Set(names).size).toBe(names.length)
  for (const name of damageConcepts.trim().split(/\s+/)) expect(names).toContain(name)
})

test('each part of the site has its guide, other sites have none', () => {
  expect(
    missedPassages([
      ['who decides the delivery charge, you people or the seller', 'guide/krishihaat-delivery'],
      ['too many sms coming every day, how to stop', 'guide/krishihaat-saved'],
      ['गाली वाले मैसेज भेजने वाले को ब्लॉक कैसे करूँ', 'guide/krishihaat-safety'],
      ['wat is ur customer care number', 'guide/krishihaat-people'],
      ['play store me nahi mil raha krishihaat', 'guide/krishihaat-offline'],
      ['where to get api key for my shop billing software', 'guide/krishihaat-software'],
      ['my listings stay when I change the sim? old number is closed', 'guide/krishihaat-account'],
    ]),
  ).toEqual([])
  for (const question of ['zomato order cancel karke refund', '2bhk flat on rent in pune'])
    expect(decideAlone(question), question).toMatchObject({ kind: 'refuse', reason: 'uncovered' })
})

test.each([
  ['पीएम किसान योजना क्या है', 'guide/pm-kisan'],
  ['kusum yojana kya hai', 'guide/solar-pump'],
])('"%s" asks for the scheme of that name, %s', (message, guide) => {
  expect(decideAlone(message)).toMatchObject({ kind: 'passages', passages: [{ id: guide }] })
})

test('a price alone asks which crop, and a gram in a price is a weight', () => {
  expect(decideAlone('price')).toMatchObject({ kind: 'ask', missing: 'crop' })
  expect(read('saffron rate per gram').crops).toEqual(['saffron'])
})

test('a time of the day is no place with a weather of its own', () => {
  expect(decideAlone('तापमान कितना जाएगा कल दोपहर में')).toMatchObject({
    kind: 'ask',
    missing: 'place',
  })
})

test('a pesticide is known by its trade name, too', () => {
  expect(read('bavistin kitna dale').substances).toEqual(['carbendazim'])
})
