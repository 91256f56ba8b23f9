import { expect, test } from 'vitest'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'

const cropsOf = (question: string) =>
  advisorKnowledge().parseQuestion(question, undefined, new Date()).crops

test('the name of a crop is known with the case endings of Marathi and Gujarati', () => {
  expect(
    missedPassages([
      ['गव्हाची पेरणी कधी करावी', 'calendar/wheat/sowing'],
      ['कांद्याला खत किती द्यावे', 'calendar/onion/fertiliser'],
      ['हरभऱ्याची पेरणी कधी', 'calendar/chickpea/sowing'],
      ['भुईमुगाची काढणी कधी', 'calendar/groundnut/harvest'],
      ['sojabinla khat kiti dyave', 'calendar/soybean/fertiliser'],
      ['turila pani kiti', 'calendar/pigeon-pea/water'],
      ['kapsavar mava padla ahe', 'calendar/cotton/leafhopper-thrips-and-aphid'],
      ['aluchi lagvad', 'calendar/potato/sowing'],
      ['papaila khat', 'calendar/papaya/fertiliser'],
      ['ghauma pani kyare aapvu', 'calendar/wheat/water'],
      ['jeeranu vavetar kyare', 'calendar/cumin/sowing'],
    ]),
  ).toEqual([])
})

test('a particle without the space before it is no part of the word', () => {
  expect(
    missedPassages([
      ['lauki boneka samay', 'calendar/bottle-gourd/sowing'],
      ['gehuka beej kitna', 'calendar/wheat/seed'],
      ['gobhi katneka samay', 'calendar/cauliflower/harvest'],
    ]),
  ).toEqual([])
})

test.each(['ambala me mausam', 'banana ki kheti', 'makhana ki kheti', 'tamatar me palak nahi'])(
  'no ending is taken from %j, which means something as it stands',
  (question) => {
    expect(cropsOf(question)).not.toContain('mango')
    expect(cropsOf(question)).not.toContain('maize')
  },
)

test('words of the regions and spellings of phones are read as those of the vocabulary', () => {
  expect(
    missedPassages([
      ['mosambi chya khodatun dink yeto', 'calendar/sweet-orange/gummosis-and-dry-root-rot'],
      ['tamatar ki nersari kab dale', 'calendar/tomato/sowing'],
      ['maru trekter bhade aapvu che app ma kevi rite mukvu', 'guide/rent-on-krishihaat'],
      ['कांद्याची मुळकूज', 'calendar/onion/basal-rot'],
    ]),
  ).toEqual([])
  expect(decideAlone('kal mee pauga ke nai')).toMatchObject({ kind: 'ask', missing: 'place' })
})

test('the harvest is no answer to a question for spraying in Marathi', () => {
  expect(decideAlone('kapsavar favarni kadhi karavi')).toMatchObject({
    kind: 'ask',
    missing: 'problem',
    crop: 'cotton',
  })
})

test.each([
  'योजना का लाभ पाने के लिए क्या करें',
  'jaivik praman patra kaise mile',
  'ped ki chune se putai',
])('%j has Hindi words that mean something else in Marathi', (question) => {
  const { tokens } = advisorKnowledge().parseQuestion(question, undefined, new Date())
  expect(tokens.map(({ text }) => text).join(' ')).toBe(question)
})
