import { expect, test } from 'vitest'
import { decideQuestion } from './advisor-follow-up.service.ts'

/** What is decided about the last of several messages of one person. */
function decideLast(...messages: [string, ...string[]]) {
  const message = messages.at(-1) ?? ''
  const past = messages.slice(0, -1).map((text) => ({ role: 'user' as const, text }))
  return decideQuestion({
    message,
    past,
    topic: undefined,
    language: 'en',
    userId: null,
    city: '',
    state: '',
    place: null,
  }).decision
}

const pageOf = (...messages: [string, ...string[]]) => {
  const decision = decideLast(...messages)
  return decision.kind === 'passages' ? decision.passages[0]?.id : decision.kind
}

test.each([
  ['gehu ki buwai kab kare', 'aur sarso ki', 'calendar/mustard/sowing'],
  ['टमाटर में कौन सी खाद डालें', 'बैंगन में?', 'calendar/brinjal/fertiliser'],
  ['tomato late blight', 'aur aalu me', 'calendar/potato/late-blight'],
  ['aalu me khad', 'kab dale', 'calendar/potato/fertiliser'],
  ['aalu ki buwai kab kare', 'kitna dale', 'calendar/potato/sowing'],
  ['gehu ki buwai kab kare', 'kitna beej', 'calendar/wheat/seed'],
  ['potato late blight treatment', 'kitni baar spray karna hai', 'calendar/potato/late-blight'],
  ['bhindi me safed makkhi', 'कौन सी दवा', 'calendar/okra/aphid-and-whitefly'],
  ['pm kisan ki kist kaise milti hai', 'kab milega', 'guide/pm-kisan'],
  ['my paddy leaf has spots', 'eye shaped grey centre', 'calendar/rice/blast'],
])('after "%s", "%s" is answered by %s', (first, next, page) => {
  expect(pageOf(first, next)).toBe(page)
})

test('another crop or place takes the place of that of the question before, also of one further back', () => {
  expect(decideLast('onion price in maharashtra', 'and in pune')).toMatchObject({
    kind: 'look-up',
    intents: ['price'],
    crops: ['onion'],
    place: 'pune',
  })
  expect(decideLast('onion ka bhav', 'aur aalu ka', 'gobhi ka')).toMatchObject({
    kind: 'look-up',
    crops: ['cauliflower'],
  })
  expect(decideLast('kal pune me barish hogi kya', 'aur nashik me')).toMatchObject({
    kind: 'look-up',
    intents: ['weather'],
    place: 'nashik',
  })
})

test('what brings a subject of its own is not about the question before', () => {
  const first = 'gehu ki buwai kab kare'
  expect(decideLast(first, 'meri bhains dudh nahi de rahi')).toMatchObject({ reason: 'animals' })
  expect(decideLast(first, 'what is the capital of india').kind).toBe('refuse')
  expect(decideLast(first, 'blimkin')).toMatchObject({ kind: 'refuse', name: 'blimkin' })
  expect(decideLast(first, 'dhanyavad').kind).toBe('small-talk')
  expect(decideLast(first, 'tractor on rent')).toMatchObject({ kind: 'look-up', crops: [] })
  expect(decideLast('okra whitefly', 'spray ankh me chala gaya').kind).toBe('emergency')
})

test('an answer of four words names the crop that was asked for, and one of five asks anew', () => {
  expect(pageOf('buwai kab kare', 'mere khet me gehu')).toBe('calendar/wheat/sowing')
  expect(pageOf('buwai kab kare', 'mere bade khet me gehu')).toBe('ask')
})
