import { expect, test } from 'vitest'
import { decideAlone } from '../evaluation/advisor-evaluation.service.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { decideDescribedProblem, likelyProblem } from './advisor-problem-decision.policy.ts'

test('signs tell a likely problem, but not where a question asks for a time or an amount', () => {
  const knowledge = advisorKnowledge()
  const question = {
    ...knowledge.parseQuestion('black whip comes out of my sugarcane', undefined, new Date()),
    asksWhen: false,
    asksHowMuch: false,
  }
  expect(likelyProblem(knowledge, question, 'sugarcane')).not.toBeNull()
  expect(likelyProblem(knowledge, { ...question, asksWhen: true }, 'sugarcane')).toBeNull()
  expect(likelyProblem(knowledge, { ...question, asksHowMuch: true }, 'sugarcane')).toBeNull()
})

test('two words that describe one problem lead to it; a crop and a part of it describe none', () => {
  const knowledge = advisorKnowledge()
  const decided = (message: string, crop: string) =>
    decideDescribedProblem(knowledge, knowledge.parseQuestion(message, undefined, new Date()), crop)
  expect(decided('matar ki fali me kida dana khata hai', 'field-pea')).toMatchObject({
    kind: 'passages',
    showsDoses: false,
    passages: [{ id: 'calendar/field-pea/pod-borers' }],
  })
  expect(decided('black pepper leaves', 'black-pepper')).toMatchObject({
    kind: 'ask',
    missing: 'problem',
    crop: 'black-pepper',
  })
})

test('a problem that a page lacks is asked for by its name, with the page’s own as buttons', () => {
  expect(decideAlone('tobacco leaf spot')).toMatchObject({
    kind: 'ask',
    missing: 'problem',
    crop: 'tobacco',
    unknownProblem: 'leaf spot',
  })
})

test.each([
  ['bajra me apple scab ke daag dikh rahe hain spray batao', 'apple scab'],
  ['mirch me loose smut aa gaya kya karu', 'loose smut'],
])(
  'a trouble of another crop is none of this one’s, also in a longer question: "%s"',
  (question, unknownProblem) => {
    expect(decideAlone(question)).toMatchObject({ kind: 'ask', missing: 'problem', unknownProblem })
  },
)

test('the name of a disease with a word that nobody knows gives no doses', () => {
  expect(decideAlone('zorbex blast in paddy')).toMatchObject({ unknownProblem: 'zorbex blast' })
  expect(decideAlone('neck blast in paddy')).toMatchObject({ showsDoses: true })
})

test('a disease that is not there is not what the signs mean', () => {
  const question = 'There is no late blight in my potato, so why are the leaves yellow?'
  const decision = decideAlone(question)
  expect(decision.kind).toBe('ask')
  expect(decision).not.toMatchObject({ passages: [{ problem: 'Late blight' }] })
})

test.each([
  ['How do I control brown velvet blight in wheat?', 'velvet blight'],
  ['pyaz me zorbika galan rog ka ilaj', 'zorbika galan'],
  ['चने में ज़ोरकंठ सड़न रोग की दवा बताइए', 'ज़ोरकंठ सड़न'],
])(
  'a disease with a name that none of the crop has is asked about by that name: %j',
  (question, name) => {
    const decision = decideAlone(question)
    expect(decision).toMatchObject({ kind: 'ask', missing: 'problem', unknownProblem: name })
  },
)

test('a word of the description before the name of a disease makes no other disease of it', () => {
  for (const question of ['mentha runners rot in the nursery', 'aloo ka pichheta jhulsa'])
    expect(decideAlone(question).kind).toBe('passages')
})
