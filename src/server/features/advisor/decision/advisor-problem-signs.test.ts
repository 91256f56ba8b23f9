import { describe, expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { problemSigns } from './advisor-problem-signs.data.ts'

test('every sign belongs to a problem that its crop has, or to a guide', () => {
  const { passageById } = advisorKnowledge()
  const missing = problemSigns.flatMap(({ crops, problem }) =>
    crops
      .split(' ')
      .map((crop) => (problem.includes('/') ? problem : `calendar/${crop}/${problem}`))
      .filter((id) => passageById(id) === undefined),
  )
  expect(missing).toEqual([])
})

describe('a problem is recognized by its unmistakable signs, and not yet confirmed', () => {
  test.each([
    ['a black whip comes out of my sugarcane', 'calendar/sugarcane/smut'],
    ['गन्ने से काला चाबुक निकला है', 'calendar/sugarcane/smut'],
    ['snake skin like spots on paddy sheath near water', 'calendar/rice/sheath-blight'],
    ['gum coming out of lemon tree bark near ground', 'calendar/acid-lime/gummosis-and-foot-rot'],
    ['til ke phool patti ban gaye', 'calendar/sesame/phyllody'],
    ['bajre ki bali se shahad tapak raha', 'calendar/pearl-millet/ergot'],
    ['aam me baur nahi aaya', 'calendar/mango/no-flowers-or-fruit-in-alternate-years'],
    ['नींबू में फूल नहीं आ रहे', 'calendar/acid-lime/no-flowers-or-few-fruits'],
    ['sahjan me fali nahi lag rahi', 'calendar/drumstick/no-flowers-or-pods'],
    ['kapas ki pudi jhad rahi hai', 'calendar/cotton/shedding-of-squares-and-bolls'],
    ['maize cobs have no grain at the tip', 'calendar/maize/empty-cob-tips'],
    ['तरबूज में मिठास नहीं है', 'calendar/watermelon/tasteless-fruit'],
  ])('"%s"', (question, id) => {
    const decision = decideAlone(question)
    expect(decision).toMatchObject({ kind: 'passages', showsDoses: false })
    expect(decision.kind === 'passages' && decision.passages[0]?.id).toBe(id)
  })
})

test.each([
  ['kapas me gulabi sundi se tinda gir raha', 'calendar/cotton/pink-bollworm'],
  ['amrud me phal makkhi', 'calendar/guava/fruit-fly'],
  ['coconut young nuts falling', 'calendar/coconut/shedding-of-buttons-and-young-nuts'],
])('"%s" names a problem, whatever else is said', (question, id) => {
  const decision = decideAlone(question)
  expect(decision.kind === 'passages' && decision.passages[0]?.id).toBe(id)
})

test('signs do not answer a question for a variety or a time', () => {
  for (const question of [
    'sugarcane variety without whip',
    'when to harvest sugarcane before the whip',
  ]) {
    const decision = decideAlone(question)
    const shown = decision.kind === 'passages' ? decision.passages : []
    expect(
      shown.some(({ problem }) => problem !== undefined),
      question,
    ).toBe(false)
  }
})

test('a name that two problems share shows both and offers both', () => {
  const decision = decideAlone('aalu jhulsa rog')
  expect(decision).toMatchObject({
    showsDoses: false,
    passages: [{ id: 'calendar/potato/late-blight' }, { id: 'calendar/potato/early-blight' }],
    choices: [{ en: { label: 'Late blight' } }, { en: { label: 'Early blight' } }],
  })
})

test('roots that rot are the one rot of the root on the page, and no pest of the root', () => {
  for (const [question, id] of [
    ['adrak sad raha hai jad se', 'calendar/ginger/soft-rot'],
    ['हल्दी जड़ से सड़ रही है', 'calendar/turmeric/rhizome-rot'],
    ['pyaz jad se sad raha hai', 'calendar/onion/basal-rot'],
  ] as const)
    expect(decideAlone(question), question).toMatchObject({
      passages: [{ id }],
      showsDoses: false,
    })
  expect(decideAlone('baigan ki jad me ganth')).toMatchObject({
    passages: [{ id: 'calendar/brinjal/root-knot-nematode' }],
  })
  // Its page has two rots of the root.
  expect(decideAlone('chane ki jad sad rahi hai')).not.toMatchObject({ kind: 'passages' })
})
