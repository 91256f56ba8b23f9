import { expect, test } from 'vitest'
import { visitorsQuery } from '#server/testing/advisor-decisions.ts'
import { openingLines } from '../answer/advisor-opening-lines.policy.ts'
import { decideQuestion } from '../conversation/advisor-follow-up.service.ts'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { readSafetyQuestion } from './advisor-safety-question.policy.ts'

const safetyOf = (message: string) =>
  readSafetyQuestion(advisorKnowledge().parseQuestion(message, undefined, new Date()))

const openingOf = (message: string) => {
  const query = visitorsQuery(message)
  return openingLines(decideQuestion(query), query)
}

const isAnsweredSafely = {
  kind: 'passages',
  passages: [{ id: 'guide/safe-spraying' }],
}

test.each([
  'i mixed two packet without label, one red one white, can spray on brinjal?',
  'purani botal mili naam mit gaya hai, mirch pe daal du kya',
  'बिना लेबल का पैकेट है उसका पाउडर धान में डाल सकते हैं',
  'the shopkeeper gave loose white powder in pudiya, dont know what it is, use on tomato?',
  'kisi ne bina label wali shishi di bola keeda marega',
])('what has no label is not used: "%s"', (question) => {
  expect(safetyOf(question)).toBe('unlabelled')
  expect(decideAlone(question)).toMatchObject(isAnsweredSafely)
  expect(openingOf(question)).toContain('Do not use what has no label')
})

test.each([
  'patti par safed powder hai pata nahi kya hai kaunsi dawa dalu',
  'label nahi padha coragen ki bottle kitna dalna hai',
  'frenchbean ka packet mila jisme kuch likha nahi beej acre me kitna',
  'honey bottle without label can i sell in the app',
  'lauki me kaunsi dawa dalu pata nahi',
])('"%s" is about nothing without a label', (question) => {
  expect(safetyOf(question)).toBeNull()
})

test.each([
  'paraquat how much for tea no for grass between coconut, i wear no gloves ok?',
  'bina dastane ke dawa chhidak sakte hai kya kapas me',
  'mask nahi hai muh pe gamcha bandh ke spray chalega',
])('nobody sprays without gloves and a mask: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject(isAnsweredSafely)
  expect(openingOf(question)).toContain('without gloves, a mask')
})

test('who asks about paraquat without gloves is told that it kills', () => {
  expect(openingOf('paraquat without gloves ok?')).toContain('no antidote')
  expect(openingOf('urea without gloves ok?')).toBe('')
})

test('whoever has sprayed without gloves and is hurt needs first aid', () => {
  expect(decideAlone('spraying chilli without gloves now hands burning')).toMatchObject({
    kind: 'emergency',
  })
})

test.each([
  'how long after spray i can harvest',
  'tamatar par dawa chhidki kal, aaj tod ke bech sakte kya',
  'भिंडी पर कल दवा मारी आज तोड़ कर खा सकते हैं',
  'i sprayed imidacloprid on chilli, is it safe to eat',
  'kal spray kiya aaj mandi bhej sakte hai kya palak',
  'mirch me coragen ke baad kitne din tak tudai nahi karni',
  'can my goats graze where i sprayed 2,4-d yesterday',
])('how long to wait after a spray stands on the label: "%s"', (question) => {
  expect(decideAlone(question)).toMatchObject(isAnsweredSafely)
  expect(openingOf(question)).toContain('waiting period (PHI)')
})

test('beside a pesticide that is banned on the crop, and beside a disease, the days are told as well', () => {
  const banned = 'मैंने कल धान के लिये लाया क्लोरोपाइरीफास नींबू पर छिड़क दिया अब फल खा सकते?'
  expect(decideAlone(banned)).toMatchObject({ passages: [{ id: 'guide/banned-pesticides' }] })
  expect(openingOf(banned)).toContain('waiting period (PHI)')
  const disease = 'cabrio top grapes me chalega downy ke liye, phi kitna'
  expect(decideAlone(disease)).toMatchObject({ passages: [{ id: 'calendar/grape/downy-mildew' }] })
  expect(openingOf(disease)).toContain('waiting period (PHI)')
  const mildew = 'मटर की फली में चूर्ण सफेद, तुड़ाई चल रही है, कौन सी दवा जिसके बाद जल्दी तोड़ सकें'
  expect(decideAlone(mildew)).toMatchObject({
    passages: [{ id: 'calendar/field-pea/powdery-mildew' }],
  })
  expect(openingOf(mildew)).toContain('waiting period (PHI)')
})

test.each([
  'spray kiya fir bhi illi patti kha rahi kya karna chahiye',
  'after harvest can mango trees be sprayed with copper',
  'dhan me dawa kab dale aur katai kab kare',
  'waiting period for crop insurance claim',
  'dawa ka asar kitne din me dikhega kapas me',
])('"%s" asks for no days between a spray and the harvest', (question) => {
  expect(safetyOf(question)).toBeNull()
})
