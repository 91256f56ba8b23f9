import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import {
  composePassages,
  passageSources,
  passageTextForState,
} from '../answer/advisor-answer.policy.ts'
import { ChatGuide } from './advisor-guide.ts'
import { advisorKnowledge } from './advisor-knowledge.service.ts'
import type { Passage } from './advisor-passage.ts'

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

test('no crop has two guides of one family', () => {
  const twice = ['pruning', 'intercropping', 'mulching', 'nursery', 'seed-treatment', 'weeds'].map(
    (family) => {
      const crops = guides
        .filter(({ id }) => id.startsWith(`guide/${family}-`))
        .flatMap((guide) => guide.crops ?? [])
      return crops.filter((crop, index) => crops.indexOf(crop) !== index)
    },
  )
  expect(twice.flat()).toEqual([])
})

test('no text of a guide is longer than 1,100 characters', () => {
  const longest = Math.max(...guides.flatMap(({ text }) => [text.en.length, text.hi.length]))
  expect(longest).toBeLessThanOrEqual(1100)
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

test('the guide to poisoning tells how to press the chest of who does not breathe, to wear gloves, and to give no breaths', () => {
  const text = findGuide('pesticide-poisoning')?.text
  for (const step of [
    /112/,
    /100 to 120 times a minute/,
    /gloves/,
    /do not breathe into the mouth/,
  ])
    expect(text?.en).toMatch(step)
  for (const step of [/112/, /एक मिनट में 100 से 120 बार/, /दस्ताने/, /मुँह से साँस न दें/])
    expect(text?.hi).toMatch(step)
})

test.each(['kcc', 'pm-kisan', 'msp', 'crop-insurance'])(
  'the guide %s, whose figures change with budgets, has the month of its figures',
  (id) => {
    expect(passageSources(findGuide(id) as Passage)[0]?.date).toMatch(/^2025-\d\d$/)
  },
)

test('the signs of khaira are told of the old leaves of rice, as in the guide to zinc', () => {
  const english = findGuide('nutrient-deficiency')?.text.en ?? ''
  const [old = '', young = ''] = english.split('Young leaves:')
  expect(old).toContain('khaira')
  expect(young).not.toContain('khaira')
})

test('the dose of tebuconazole for barley seed is that of its page', () => {
  const seed = findGuide('seed-treatment-cereals')?.text.en
  const smut = passages.find(({ id }) => id === 'calendar/barley/loose-and-covered-smut')?.text.en
  expect(seed).toMatch(/barley: tebuconazole 2 DS 1\.5 g/)
  expect(smut).toMatch(/tebuconazole 2 DS 1\.5 g/)
})

test.each(['chickpea', 'pigeon-pea', 'lentil', 'cumin', 'coriander', 'castor', 'cotton', 'guava'])(
  'the page of %s says of wilt that nothing cures what has wilted',
  (id) => {
    const crop = calendarCrops().find((each) => each.id === id)
    const wilt = crop?.troubles.find(({ name }) => /wilt/i.test(name.en))
    expect(wilt?.remedy.en).toMatch(/cannot be cured/)
    expect(wilt?.remedy.hi).toMatch(/ठीक नहीं होता/)
  },
)
