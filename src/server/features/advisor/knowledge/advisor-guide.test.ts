import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import {
  composePassages,
  passageSources,
  passageTextForState,
} from '../answer/advisor-answer.policy.ts'
import { ChatGuide } from './advisor-guide.ts'
import { advisorKnowledge } from './advisor-knowledge.service.ts'

const { passages, parseQuestion, search } = advisorKnowledge()
const guides = passages.filter(({ id }) => id.startsWith('guide/'))
const findGuide = (id: string) => guides.find((guide) => guide.id === `guide/${id}`)

/** The figures of a text: "1,000" and "1000" are the same, the 2 and the 5 of P2O5 are none. */
const figuresOf = (text: string) => [
  ...new Set(text.replace(/(?<=\d),(?=\d{3})|P2O5|K2O/g, '').match(/\d+(\.\d+)?/g)),
]

test('every crop that a guide names has a page', () => {
  const cropIds = new Set(calendarCrops().map(({ id }) => id))
  const named = guides.flatMap(({ id, crops = [] }) => crops.map((crop) => ({ id, crop })))
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ crop }) => !cropIds.has(crop))).toEqual([])
})

test('a guide gives the same figures in both languages', () => {
  for (const { id, text } of guides) {
    expect(figuresOf(text.hi).sort(), id).toEqual(figuresOf(text.en).sort())
  }
})

test('an answer shows the whole text of a guide', () => {
  for (const guide of guides) {
    for (const language of ['en', 'hi'] as const) {
      expect(passageTextForState(guide, null, language)).toBe(guide.text[language])
    }
  }
})

test.each([
  ['which herbicide for weeds in rice', 'weeds-rice', 'weeds-wheat'],
  ['गेहूं में खरपतवार की दवा', 'weeds-wheat', 'weeds-soybean'],
  ['weeds in marigold', null, 'weeds-vegetables'],
  ['बाजरा का बीज उपचार', 'seed-treatment-cereals', 'seed-treatment-pulses'],
])('"%s" may be answered from %s, and not from %s', (message, own, other) => {
  const hits = search(parseQuestion(message, undefined, new Date())).map(({ passage }) => passage)
  if (own) expect(hits).toContain(findGuide(own))
  expect(findGuide(other)).toBeDefined()
  expect(hits).not.toContain(findGuide(other))
})

test("a guide's date is the date of its source", () => {
  const guide = findGuide('zinc-deficiency')
  expect(guide && passageSources(guide)).toEqual([
    expect.objectContaining({ date: '2023-07', url: 'https://www.pau.edu' }),
  ])
})

test.each(['2023-13', '2023', '07-2023'])('the date %s of a guide is refused', (date) => {
  const { date: checked } = ChatGuide.shape
  expect(checked.safeParse(date).success).toBe(false)
  expect(checked.safeParse('2023-07').success).toBe(true)
})

test.each(['en', 'hi'] as const)('a procedure is answered in numbered steps (%s)', (language) => {
  const compost = advisorKnowledge().passages.find(({ id }) => id === 'guide/compost')
  if (!compost) throw new Error('the guide about compost is missing')
  const { message } = composePassages([compost], { showsDoses: true, state: null }, language)
  const sentences = compost.text[language].split(/(?<=[.।]) /)
  const steps = message.split('\n').filter((line) => /^\d+\. /.test(line))
  expect(steps).toHaveLength(sentences.length)
  expect(steps[1]).toMatch(new RegExp(`^2\\. ${sentences[1]?.slice(0, 10)}`))
})
