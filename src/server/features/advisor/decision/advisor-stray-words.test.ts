import { expect, test } from 'vitest'
import { refusalText } from '../answer/advisor-refusals.policy.ts'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import {
  commonVerbEndings,
  commonVerbStems,
  commonWords,
} from '../understanding/words/advisor-common-words.data.ts'
import { isCommonWord } from '../understanding/words/advisor-common-words.policy.ts'
import { tokenize, tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { withEndings } from '../understanding/words/advisor-word-set.policy.ts'

const read = (question: string) => advisorKnowledge().parseQuestion(question, undefined, new Date())

test('no common word has the stem of a crop, of another plant or thing, of a pest or a disease', () => {
  const { subjectEntries, problemEntries } = advisorKnowledge().lexicon
  const stems = new Map(
    [...subjectEntries, ...problemEntries]
      .flatMap(({ names, spellings = [] }) => [...names, ...spellings])
      .flatMap((name) => {
        const [token, ...others] = tokenizeAll(name)
        return token && others.length === 0 && token.terms.length > 0 ? [[token.stem, name]] : []
      }),
  )
  const words = [commonWords, ...withEndings(commonVerbStems, commonVerbEndings)].join(' ')
  const hiding = tokenizeAll(words).flatMap(({ text, stem }) => {
    const name = stems.get(stem)
    return name === undefined ? [] : [`${text}: ${name}`]
  })
  expect(hiding).toEqual([])
})

test('common words of people, moods and doings are neither unknown nor unexplained, in any inflection', () => {
  for (const word of 'woman angry phat बोआला अजून सांझ chadhne exporters'.split(' ')) {
    const [token] = tokenize(word)
    expect(token && isCommonWord(token), word).toBe(true)
    expect(read(`tamatar ${word}`).unknownWords, word).toEqual([])
  }
})

test('a word of everyday life beside a known crop and a known question is passed over', () => {
  expect(
    missedPassages([
      ['तीसी कब बोआला, हमनी के बताईं', 'calendar/linseed/sowing'],
      ['my wife is angry, thrips in onion what to do', 'calendar/onion/thrips'],
      ['subsidy on power tiller for a widow woman farmer', 'guide/machinery-subsidy'],
      ['केंचुआ खाद के बेड से केंचुए भाग रहे हैं', 'guide/vermicompost'],
    ]),
  ).toEqual([])
})

test.each([
  ['zorbex ki kheti kaise kare', 'zorbex'],
  ['how far apart should zorbanuts be planted', 'zorbanuts'],
  ['gehu me zinkora ki dose', 'zinkora'],
  ['dose of superkillex in wheat', 'superkillex'],
])('"%s" asks about %s, which is refused by its name', (question, name) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'refuse', name })
})

test('a crop is not lost beside a word that nobody knows: the user is asked what to know of it', () => {
  expect(decideAlone('jhakjhorwa dhaniya ke bare me kuch to kaho bhaiya')).not.toMatchObject({
    kind: 'refuse',
    crop: null,
  })
  expect(decideAlone('masoor ke khet me parti zameen kaun si acchi hogi')).not.toMatchObject({
    kind: 'refuse',
    name: expect.stringContaining('parti'),
  })
})

test.each([
  ['jam', 'barish ke baad mitti par papdi jam gayi'],
  ['roti', 'meri patni roti hai'],
  ['भाग', 'केंचुए भाग रहे हैं'],
])('"%s" names nothing where it is a verb: "%s"', (_, question) => {
  expect(read(question).things).toEqual([])
})

test('a likeness is no subject; a plant that is wanted may be', () => {
  expect(read('onion seedlings fall like a thread').things).toEqual([])
  expect(read('मिर्च के पत्ते पर धागा जैसा जाला').things).toEqual([])
  expect(read('crops like quinoa, when to sow').things).toMatchObject([{ text: 'quinoa' }])
  expect(decideAlone('mango jam kaise banaye')).toMatchObject({ kind: 'refuse', name: 'jam' })
})

test('a plant without a page beside a crop with one is refused by its name, and the crop is offered', () => {
  const decision = decideAlone('avocado or dragon fruit, which one in my acre')
  expect(decision).toMatchObject({
    kind: 'refuse',
    name: 'avocado',
    crop: null,
    knownCrop: 'dragon-fruit',
  })
  if (decision.kind !== 'refuse') throw new Error('Avocado must be refused.')
  expect(refusalText(decision, 'en')).toContain('About Dragon fruit I can tell you')
  expect(refusalText(decision, 'hi')).toContain('नीचे चुनें')
})

test('"of all of them" is no product whose price is asked for', () => {
  expect(decideAlone('आलू प्याज टमाटर सबका भाव आज पुणे')).toMatchObject({
    kind: 'look-up',
    crops: ['potato', 'onion', 'tomato'],
    place: 'पुणे',
  })
  expect(decideAlone('gehu ke aata ka bhav')).toMatchObject({ kind: 'refuse' })
})

test('what has nothing to do with farming is refused in words that say so', () => {
  const decision = decideAlone('who will win the election')
  if (decision.kind !== 'refuse') throw new Error('An election must be refused.')
  expect(refusalText(decision, 'en')).toContain('farming and this site only, not about "election"')
  expect(refusalText(decision, 'hi')).toContain('सिर्फ़ खेती और इस साइट')
})

test('an unknown word beside a question for a time or a way is no disease', () => {
  for (const question of ['dhan me gapchi kab kare', 'mirch me zorbo kaise kare'])
    expect(decideAlone(question), question).not.toMatchObject({ missing: 'problem' })
  expect(decideAlone('mirch me zorbo rog kaise theek kare')).toMatchObject({ missing: 'problem' })
})

test('Bhojpuri "jai" after a verb is no oats', () => {
  expect(missedPassages([['makai me khad kab dal jai', 'calendar/maize/fertiliser']])).toEqual([])
  expect(read('makai me khad kab dal jai').crops).toEqual(['maize'])
  expect(read('jai ki buai kab kare').crops).toEqual(['oats'])
})
