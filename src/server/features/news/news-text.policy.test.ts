import { expect, test } from 'vitest'
import { type NewsStory, sortAndDeduplicate } from './news-story.policy.ts'
import {
  firstImageAddress,
  plainDescription,
  plainTitle,
  publishedInstant,
  safeWebAddress,
} from './news-text.policy.ts'

test('markup is converted to text, and scripts are removed', () => {
  expect(plainDescription('<p>Rain <b>soon</b><script>alert(1)</script> &amp; wind</p>')).toBe(
    'Rain soon & wind',
  )
  expect(plainTitle('<img src=x onerror=alert(1)>Onion &lt;up&gt;')).toBe('Onion <up>')
  expect(plainTitle(undefined)).toBe('')
})

test('a long text is cut at the end of a word', () => {
  const text = plainDescription('word '.repeat(200))
  expect(text.length).toBeLessThanOrEqual(321)
  expect(text).toMatch(/word…$/)
})

test('only http and https addresses without a password are accepted', () => {
  expect(safeWebAddress('https://a.example/x')).toBe('https://a.example/x')
  const refused = [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://u:p@a.example',
    'x',
    '',
    null,
  ]
  expect(refused.map(safeWebAddress)).toEqual(refused.map(() => null))
})

test('the first picture in a story is found, but no script address', () => {
  expect(firstImageAddress('<p><img alt="" src="https://a.example/i.png?a=1&amp;b=2"></p>')).toBe(
    'https://a.example/i.png?a=1&b=2',
  )
  expect(firstImageAddress('<img src="javascript:alert(1)">')).toBeNull()
})

test('maliciously long markup is parsed quickly', { timeout: 2000 }, () => {
  expect(plainDescription(`Rain${'<div>'.repeat(200_000)}`)).toBe('Rain')
  expect(plainTitle(`Rain${'<ul><li>'.repeat(200_000)}`)).toMatch(/^Rain/)
  expect(firstImageAddress('<img '.repeat(500_000))).toBeNull()
})

test('control characters and direction marks are removed', () => {
  expect(plainTitle('Rain\u0007 \u202esoon\u2066')).toBe('Rain soon')
})

test('dates of feeds and of Currents are converted to ISO 8601, and nonsense to null', () => {
  expect(publishedInstant('Wed, 20 Nov 2024 10:00:00 +0530')).toBe('2024-11-20T04:30:00.000Z')
  expect(publishedInstant('2024-01-15 10:30:00 +0000', Date.parse('2024-01-13'))).toBeNull()
  expect(publishedInstant('2024-01-15 10:30:00 +0000')).toBe('2024-01-15T10:30:00.000Z')
  expect([publishedInstant('soon'), publishedInstant(undefined), publishedInstant({})]).toEqual([
    null,
    null,
    null,
  ])
})

test('stories are sorted newest first, without repeated addresses and headlines', () => {
  const story = (url: string, title: string, published: string | null): NewsStory => ({
    url,
    title,
    published,
    description: '',
    image: null,
    category: [],
    source: { name: 's' },
  })
  const arranged = sortAndDeduplicate([
    story('a', 'A', '2026-11-01T00:00:00.000Z'),
    story('b', 'B', null),
    story('c', 'C', '2026-11-20T00:00:00.000Z'),
    story('a', 'A again', '2026-11-21T00:00:00.000Z'),
    story('d', 'C', '2026-11-22T00:00:00.000Z'),
  ])
  expect(arranged.map(({ url }) => url)).toEqual(['c', 'a', 'b'])
})
