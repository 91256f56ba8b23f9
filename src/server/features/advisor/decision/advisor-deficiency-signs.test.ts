import { expect, test } from 'vitest'
import { decideAlone, missedPassages } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { deficiencySigns } from './advisor-deficiency-signs.data.ts'

test('every sign of a missing nutrient belongs to a guide', () => {
  const { passageById } = advisorKnowledge()
  const missing = deficiencySigns.filter(({ guide }) => passageById(guide) === undefined)
  expect(missing).toEqual([])
})

test.each([
  ['leaf edge burning like fire in banana old leaves first then go yellow', 'potassium'],
  ['kele ke purane patte kinare se jal rahe hain, naye patte hare hain', 'potassium'],
  ['केले के नीचे के पत्तों के किनारे झुलस रहे हैं', 'potassium'],
  ['the tip of young leaves white in maize 3 week old with white band both side of midrib', 'zinc'],
  ['makka ke patto par safed dhariyan, upar ki patti safed', 'zinc'],
  ['मक्का की नई पत्तियाँ सफ़ेद हो रही हैं', 'zinc'],
  ['okra new leaves turning yellow but the veins stay green', 'iron'],
  ['mirch ki nayi patti pili par nas hari hai', 'iron'],
  ['lemon leaves new ones pale between green veins', 'iron'],
  ['brinjal lower leaves yellow between the veins', 'magnesium-calcium'],
])(
  '%j fits a missing nutrient and a disease: both are offered, without doses',
  (question, nutrient) => {
    const decision = decideAlone(question)
    const title = advisorKnowledge().passageById(`guide/${nutrient}-deficiency`)?.title.en
    const isGuide =
      decision.kind === 'passages' && decision.passages[0]?.id === `guide/${nutrient}-deficiency`
    if (isGuide) return
    expect(decision).toMatchObject({ kind: 'ask', missing: 'problem', unknownProblem: '' })
    expect(decision.choices[0]?.en.label).toBe(title)
    expect(decision.choices.length).toBeGreaterThan(1)
  },
)

test.each([
  'white powder on new leaves of okra',
  'banana old leaves have brown spots with yellow ring, edges dry',
  'makka ki nayi patti me illi ne ched kiye, safed nishan',
])('%j tells what only a disease leaves: no nutrient is offered', (question) => {
  const { choices } = decideAlone(question)
  expect(choices.map(({ en }) => en.label)).not.toContainEqual(
    expect.stringMatching(/deficiency|missing/),
  )
})

test('a nutrient that is named, or told by signs that mean it on every crop, needs no crop', () => {
  expect(
    missedPassages([
      ['nayi pattiya pili aur nase hari hai kiski kami hai', 'guide/iron-deficiency'],
      ['which deficiency: new leaves yellow, veins green', 'guide/iron-deficiency'],
      ['purane patte kinare se jal rahe hai kis cheez ki kami', 'guide/potassium-deficiency'],
      ['जिंक की कमी के लक्षण क्या होते हैं', 'guide/zinc-deficiency'],
      ['potash ki kami kaise pehchane', 'guide/potassium-deficiency'],
    ]),
  ).toEqual([])
  // Without a word for what is missing the crop is asked for, and the guide is a button.
  expect(decideAlone('नई पत्तियां पीली और नसें हरी')).toMatchObject({
    kind: 'ask',
    missing: 'crop',
    choices: [
      { en: { label: 'Iron deficiency: new leaves turn yellow or white' } },
      {},
      {},
      {},
      {},
      {},
    ],
  })
  expect(decideAlone('pyaz me kya kami hai')).not.toMatchObject({ passages: [{ crop: null }] })
})

test('a black end of the fruit is blossom-end rot, and black lower leaves are not', () => {
  for (const question of [
    'टमाटर के नीचे का हिस्सा काला होकर सड़ जाता है',
    'tomato bottom black rotten',
    'black patch at the bottom of tomato fruit',
  ])
    expect(decideAlone(question), question).toMatchObject({
      passages: [{ id: 'calendar/tomato/blossom-end-rot' }],
      showsDoses: false,
    })
  expect(decideAlone('tamatar ke niche ke patte kale pad rahe hai')).not.toMatchObject({
    passages: [{ id: 'calendar/tomato/blossom-end-rot' }],
  })
})

test('who tells the signs of a missing nutrient and asks which one it is gets its guide', () => {
  for (const question of [
    'nimbu ke naye patte pile aur nas hari hai kaun se tatva ki kami',
    'संतरे की नई पत्ती पीली नसें हरी किस तत्व की कमी',
    'peach new leaves yellow with green veins which nutrient is lacking',
  ])
    expect(decideAlone(question), question).toMatchObject({
      passages: [{ id: 'guide/iron-deficiency' }],
    })
  expect(decideAlone('nimbu ke naye patte pile aur nas hari hai')).toMatchObject({ kind: 'ask' })
})

test('who names no crop but a part of the plant is offered crops that bear it', () => {
  const labels = (question: string) => decideAlone(question).choices.map(({ en }) => en.label)
  expect(labels('fruits are falling from tree')).toContain('Mango')
  expect(labels('phal pakne se pehle gir rahe hai')).not.toContain('Wheat')
  expect(labels('bali me dana nahi bhar raha')).not.toContain('Tomato')
  expect(labels('leaves yellow')).toContain('Wheat')
})
