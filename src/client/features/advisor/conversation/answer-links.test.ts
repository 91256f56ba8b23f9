import { expect, test } from 'vitest'
import { linkAnswer } from './answer-links.ts'

const wheat = { title: 'KrishiHaat: Wheat', date: '', url: '/crop-calendar/wheat' }
const iiwbr = { title: 'IIWBR, Karnal', date: '2025-06-01', url: 'https://iiwbr.org.in' }
const linksOf = (text: string, sources = [wheat, iiwbr]) =>
  linkAnswer(text, sources)
    .segments.filter(({ url }) => url !== null)
    .map(({ text: words, url }) => [words, url])

test('sources are linked where the answer names them last, and no text is lost', () => {
  const text = 'IIWBR, Karnal says so.\n\nSource: IIWBR, Karnal; KrishiHaat: Wheat'
  const { segments, unlinkedSources } = linkAnswer(text, [wheat, iiwbr])
  expect(segments.map((segment) => segment.text).join('')).toBe(text)
  expect(segments.map((segment) => segment.text)).toEqual([
    'IIWBR, Karnal says so.\n\nSource: ',
    'IIWBR, Karnal',
    '; ',
    'KrishiHaat: Wheat',
  ])
  expect(unlinkedSources).toEqual([])
})

test('sources that the answer does not name are returned for the list', () => {
  expect(linkAnswer('Give water.', [iiwbr])).toEqual({
    segments: [{ start: 0, text: 'Give water.', url: null }],
    unlinkedSources: [iiwbr],
  })
})

test('a title within another title is not linked again', () => {
  const { unlinkedSources } = linkAnswer('Source: KrishiHaat: Wheat', [
    { ...wheat, title: 'Wheat' },
    wheat,
  ])
  expect(unlinkedSources.map(({ title }) => title)).toEqual(['Wheat'])
})

test('two titles that touch are both linked', () => {
  expect(linksOf('IIWBR, KarnalKrishiHaat: Wheat').map(([words]) => words)).toEqual([
    'IIWBR, Karnal',
    'KrishiHaat: Wheat',
  ])
})

test('telephone numbers can be called, each where it is named first', () => {
  expect(linksOf('Please ask 1800-180-1551.', [])).toEqual([['1800-180-1551', 'tel:18001801551']])
  expect(linksOf('Call 112 or 108; say where you are. Stay on 112.', [])).toEqual([
    ['112', 'tel:112'],
    ['108', 'tel:108'],
  ])
  expect(
    linksOf('She can also call 181, day and night; the legal aid helpline is 15100.', []),
  ).toEqual([
    ['181', 'tel:181'],
    ['15100', 'tel:15100'],
  ])
  expect(linksOf('1912 पर फ़ोन करके लाइन बंद कराएँ। 112 या 108 पर फ़ोन करें।', [])).toEqual([
    ['1912', 'tel:1912'],
    ['112', 'tel:112'],
    ['108', 'tel:108'],
  ])
})

test.each([
  'Give 112 kg of urea a hectare in three parts.',
  'It ripens in 108 to 112 days.',
  'Call by 10:30; 1,112 bags are left.',
  '112 दिन में पकती है।',
])('no other number is called: %s', (text) => {
  expect(linksOf(text, [])).toEqual([])
})

test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
  '%s is not linked',
  (url) => {
    expect(linksOf('Source: KrishiHaat: Wheat', [{ ...wheat, url }])).toEqual([])
    expect(linkAnswer('None named', [{ ...wheat, url }]).unlinkedSources[0]?.url).toBeNull()
  },
)

test('a short first line is the paragraph’s title; a price or a sentence is not', () => {
  const titlesOf = (text: string) =>
    linkAnswer(text, [wheat])
      .segments.filter(({ isTitle }) => isTitle)
      .map(({ text }) => text)
  const two =
    'Wheat: sowing\nSow in November.\n\nWheat: water\nSix times.\n\nSource: KrishiHaat: Wheat'
  expect(titlesOf(two)).toEqual(['Wheat: sowing', 'Wheat: water'])
  expect(titlesOf('Wheat (Dara), Uttar Pradesh: ₹2,710\nAsk at your mandi.')).toEqual([])
  expect(titlesOf('It is hot.\nWater in the evening.')).toEqual([])
})
