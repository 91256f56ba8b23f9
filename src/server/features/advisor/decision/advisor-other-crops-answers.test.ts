import { describe, expect, test } from 'vitest'
import { textsOf } from '#server/testing/advisor-decisions.ts'
import { askBackText } from '../answer/advisor-refusals.policy.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'

describe('the weeds of one group of crops', () => {
  test.each([
    'gaajar ghas (parthenium) khet ki med par kaise khatam',
    'parthenium on the bunds of my field how to finish it',
    'गाजर घास मेड़ पर उग आई है कैसे हटाएँ',
  ])('%j names no crop: the doses for one group are no answer', (question) => {
    expect(textsOf(question)).toEqual(['guide/weeds'])
  })

  test.each([
    'रामतिल (जगनी) के खेत में अमरबेल',
    'niger me amarbel kaise hataye',
    'dodder in my coriander field',
    'gende ke khet me amarbel lag gayi',
  ])('%j is answered by the guide to that weed, whatever the crop', (question) => {
    expect(textsOf(question)).toEqual(['guide/dodder'])
  })

  test.each([
    ['sabzi me kharpatwar kaise mare', 'guide/weeds-vegetables'],
    ['weeds in pulses what to spray', 'guide/weeds-pulses'],
    ['arhar me ghas bahut hai', 'guide/weeds-pulses'],
    ['motha in moong', 'guide/weeds-pulses'],
  ])('%j names its crops: their guide answers', (question, id) => {
    expect(textsOf(question)).toEqual([id])
  })
})

describe('a problem that is known of one crop alone', () => {
  test.each([
    ['अंगूर की बेल में खैरा रोग आया', 'grape'],
    ['tamatar me khaira rog ki dawa', 'tomato'],
    ['khaira disease in my grape vines', 'grape'],
  ])('%j names khaira of another crop than rice: no doses are given', (question, crop) => {
    const decision = decideAlone(question)
    expect(decision).toMatchObject({ kind: 'ask', missing: 'problem', crop, knownOf: 'rice' })
    expect(decision.kind === 'ask' && askBackText(decision, false, 'en')).toMatch(/of Rice.* only/)
    expect(decision.kind === 'ask' && askBackText(decision, false, 'hi')).toMatch(/सिर्फ़ धान/)
  })

  test.each(['dhan me khaira rog ki dawa', 'khaira ka ilaj', 'zinc ki kami angoor me'])(
    '%j is still answered by the guide to zinc',
    (question) => {
      expect(textsOf(question)).toEqual(['guide/zinc-deficiency'])
    },
  )

  test('the crop of a named disease is told where it is the only one', () => {
    expect(decideAlone('karnal bunt in tomato')).toMatchObject({ kind: 'ask', knownOf: 'wheat' })
    expect(decideAlone('powdery mildew in jute')).not.toHaveProperty('knownOf')
  })
})

describe('words that name no problem', () => {
  test.each([
    'patsan sadane ke baad resha kala ho gya, kya galti',
    'jute fibre turned black after retting',
    'जूट सड़ाने के बाद रेशा काला हो गया',
  ])('%j is about retting, not about stem rot', (question) => {
    expect(textsOf(question)).toEqual(['calendar/jute/harvest'])
  })

  test('the stem rot of jute is still found', () => {
    expect(textsOf('jute stem rot ki dawa')).toEqual(['calendar/jute/stem-rot'])
  })

  test.each([
    'i mixed two packet without label, one red one white, can spray on brinjal?',
    'bina label ki dawa baingan par chhidak sakte hai kya',
    'बिना लेबल की दवा टमाटर पर छिड़क दूँ क्या',
  ])('%j is about a product that nobody knows, not about mites', (question) => {
    expect(textsOf(question)).toEqual(['guide/safe-spraying'])
  })

  test('who does not remember the name of a medicine has no packet without a label', () => {
    expect(textsOf('tamatar me safed makkhi ki dawa ka naam nahi pata')).not.toContain(
      'guide/safe-spraying',
    )
  })

  test('rust is called jang of a plant, and not of iron', () => {
    const rajma = decideAlone('rajma ki patti pe jang jaise dhabbe, pahadi ilaka chamoli')
    expect(rajma).not.toMatchObject({ kind: 'passages' })
    expect(textsOf('gehu me jang lag gaya')).not.toContain('refuse')
    expect(decideAlone('kutki ke patte par jang jaise dane')).toMatchObject({
      passages: [{ id: 'calendar/little-millet/rust' }],
      showsDoses: false,
    })
    const { problems } = advisorKnowledge().parseQuestion(
      'spray pump me jang laga',
      undefined,
      new Date(),
    )
    expect(problems).toEqual([])
  })
})
