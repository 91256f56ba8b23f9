import { expect, test } from 'vitest'
import { decideAlone } from '../../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { weatherDamage } from './advisor-weather-damage.policy.ts'

test.each([
  ['baadh ka pani utar gaya, dhan 5 din duba tha, ab kya kare', 'flood'],
  ['flood water stood 6 days on my paddy, now it is gone', 'flood'],
  ['कल ओला गिरल, टमाटर टूट गइल', 'hail'],
  ['raat pala pada, aloo ki patti jal gayi', 'frost'],
  ['आंधी में मक्का गिर गया अब क्या करें', 'storm'],
  ['barish ruk gayi 20 din se, soybean phool pe hai', 'dry'],
  ['do hafte se pani nahi barsa, dhan peela', 'dry'],
  ['cyclone flattened paddy at maturity', 'storm'],
  ['makka me 3 din se pani jama hai, patte pile', 'flood'],
  ['dhan me pani bhara hai, khad kab de', null],
  ['कल ओला पड़ेगा का, मटर फूल पर बा', null],
  ['aaj raat pala padega kya, matar phool par hai', null],
  ['pale se aloo ko kaise bachaye', null],
  ['ole gire, gehu ka bima claim kaise kare', null],
  ['dhan me pani kitne din khada rakhe', null],
  ['gehu ki patti par pila pala sa daag', null],
  ['tamatar ke phool gir gaye', null],
])('what the weather has done is told apart from what it will do: "%s"', (question, damage) => {
  const parsed = advisorKnowledge().parseQuestion(question, undefined, new Date())
  expect(weatherDamage(parsed)).toBe(damage)
})

test.each([
  ['कल ओला गिरल, टमाटर टूट गइल, अब का करीं', 'guide/storm-damage'],
  ['last night frost burnt my potato leaves', 'guide/frost-protection'],
  [
    'barish ruk gayi 20 din se soybean phool pe hai, kuch chhidak sakte kya',
    'guide/delayed-monsoon',
  ],
])('damage by the weather gets its guide and no forecast: "%s"', (question, id) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'passages' })
  expect(decideAlone(question)).toHaveProperty('passages.0.id', id)
})

test('plants that a storm has thrown down have a guide, new plants in their place have not', () => {
  expect(decideAlone('kal toofan se kele ke ped gir gaye')).toMatchObject({
    passages: [{ id: 'guide/storm-damage' }],
  })
  expect(decideAlone('दो आलूबुखारे तूफान में गिर गए, अब नए कितने मीटर दूर लगाएँ')).toMatchObject({
    passages: [{ id: 'calendar/plum/seed' }],
  })
})

test.each([
  ['kal subah hawa kitni tez rahegi, dawa marna hai kele me'],
  ['wind tomorow morning, need to fly my drone for spray'],
])('whoever wants to spray tomorrow is not told that the crop is a place: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'place' })
})

test('rain that has fallen is not forecast', () => {
  expect(decideAlone('barish hui thi kal, ab dhan me urea daal du')).not.toHaveProperty(
    'missing',
    'place',
  )
})

test('"kal" alone is no question for the weather', () => {
  expect(decideAlone('jo maine kal poocha tha uska kya hua').kind).not.toBe('look-up')
})

test.each([
  ['हल्दी सेलम का भाव सांगली और हिंगोली में', 'सांगली हिंगोली'],
  ['byadgi mirch ka bhav guntur me', 'guntur'],
  ['salem me haldi ka bhav', 'salem'],
])('beside the crop stands its kind, where another word is the place: "%s"', (question, place) => {
  expect(decideAlone(question)).toMatchObject({ kind: 'look-up', place })
})
