import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { accidentGuides, firstAidForAccident, tellsOfAccident } from './advisor-accident.policy.ts'

test.each([
  ['khet me current lag gaya mere bhai ko behosh hai', 'electric-shock'],
  ['my brother got current from motor starter in field he is not talking', 'electric-shock'],
  ['बिजली गिर गई खेत में मजदूर बेहोश है', 'electric-shock'],
  ['thresher me haath kat gaya bahut khoon beh raha kya kare', 'heavy-bleeding'],
  ['chaff cutter cut my fingers, bleeding will not stop', 'heavy-bleeding'],
  ['my son fell in the farm pond and is not breathing', 'not-breathing'],
  ['bachcha nahar me doob gaya', 'not-breathing'],
  ['pitaji ko lu lag gayi khet me behosh', 'heat-stroke'],
  ['धूप में काम करते मजदूर बेहोश हो गया बदन आग जैसा गरम', 'heat-stroke'],
  ['khet me kaam karte majdoor gir gaya sharir tawe jaisa tap raha hai hosh nahi', 'heat-stroke'],
  ['worker collapsed in noon body hot like fire not sweating', 'heat-stroke'],
  ['tractor palat gaya mere bhaiya dab gaye', 'accident'],
  ['garam gud ki kadhai se pair jal gaya kya lagau', 'burn-injury'],
  ['dhoop me petrol se haath jal gaya', 'burn-injury'],
  ['dhoop me diesel ki aag lag gayi haath jal gaya bhai ka', 'burn-injury'],
])('%j is an emergency with the first aid of %s', (question, guide) => {
  expect(decideAlone(question)).toMatchObject({
    kind: 'emergency',
    danger: 'accident',
    passages: [{ id: `guide/${guide}` }],
  })
})

test('each kind of accident has a passage, and what no word tells of has the general one', () => {
  const { passageById } = advisorKnowledge()
  expect(accidentGuides.size).toBe(7)
  for (const id of accidentGuides) expect(passageById(id)?.text.en, id).toMatch(/\b112\b/)
})

test.each([
  ['kuen me gir gaya', 'trapped-in-well'],
  ['he fell into the old well', 'trapped-in-well'],
  ['mitti ke niche dab gaya', 'trapped-in-well'],
  ['petrol se jal gaya', 'burn-injury'],
  ['gas cylinder se haath jal gaya', 'burn-injury'],
  ['ped se gir gaya, uth nahi raha', 'accident'],
  ['he fell from the roof and is not well', 'accident'],
  ['tractor ke niche dab gaya', 'accident'],
  ['mitti par gira, pair tut gaya', 'accident'],
])('the words of “%s” choose the first aid of %s', (message, guide) => {
  expect(firstAidForAccident(message)).toBe(`guide/${guide}`)
})

test.each([
  'fencing me current laga sakte hai kya',
  'current price of onion in nashik',
  'ganna hath se kat raha hu kitni majdoori',
  'dhan ki fasal doob gayi ab kya kare',
  'gaay saans nahi le rahi',
  'bijli ke taar se chidiya mar gayi',
  'tractor palat gaya bima milega kya',
  'bijli nahi aa rahi pump kaise chalaye',
  'haath kat gaya thresher me muavja kaise milega',
])('%j tells of no accident that first aid would help', (question) => {
  expect(decideAlone(question)).not.toMatchObject({ danger: 'accident' })
})

test('words of a person between machine and harm are read with up to some words between them', () => {
  expect(tellsOfAccident('trolley ke niche kal sham mera beta khelte khelte dab gaya')).toBe(true)
  expect(tellsOfAccident('trolley ke niche ganna dab gaya')).toBe(false)
})
