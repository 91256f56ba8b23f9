import { expect, test } from 'vitest'
import { arrange, type Story } from './news-story.policy.ts'
import { descriptionOf, instantOf, pictureIn, titleOf, webAddress } from './news-text.policy.ts'

test('markup becomes text, and scripts become nothing', () => {
  expect(descriptionOf('<p>Rain <b>soon</b><script>alert(1)</script> &amp; wind</p>')).toBe(
    'Rain soon & wind',
  )
  expect(titleOf('<img src=x onerror=alert(1)>Onion &lt;up&gt;')).toBe('Onion <up>')
  expect(titleOf(undefined)).toBe('')
})

test('a long text ends at a word', () => {
  const text = descriptionOf('word '.repeat(200))
  expect(text.length).toBeLessThanOrEqual(321)
  expect(text).toMatch(/word…$/)
})

test('only http and https addresses without a password are links', () => {
  expect(webAddress('https://a.example/x')).toBe('https://a.example/x')
  const refused = [
    'javascript:alert(1)',
    'data:text/html,x',
    'https://u:p@a.example',
    'x',
    '',
    null,
  ]
  expect(refused.map(webAddress)).toEqual(refused.map(() => null))
})

test('the picture in a story is found, and no script for one', () => {
  expect(pictureIn('<p><img alt="" src="https://a.example/i.png?a=1&amp;b=2"></p>')).toBe(
    'https://a.example/i.png?a=1&b=2',
  )
  expect(pictureIn('<img src="javascript:alert(1)">')).toBeNull()
})

test('markup that is meant to be endless is read in no time', { timeout: 2000 }, () => {
  expect(descriptionOf(`Rain${'<div>'.repeat(200_000)}`)).toBe('Rain')
  expect(titleOf(`Rain${'<ul><li>'.repeat(200_000)}`)).toMatch(/^Rain/)
  expect(pictureIn('<img '.repeat(500_000))).toBeNull()
})

test('characters that hide or turn what follows are left out', () => {
  expect(titleOf('Rain\u0007 \u202esoon\u2066')).toBe('Rain soon')
})

test('dates of feeds and of Currents become instants; nonsense becomes nothing', () => {
  expect(instantOf('Wed, 20 Nov 2024 10:00:00 +0530')).toBe('2024-11-20T04:30:00.000Z')
  expect(instantOf('2024-01-15 10:30:00 +0000', Date.parse('2024-01-13'))).toBeNull()
  expect(instantOf('2024-01-15 10:30:00 +0000')).toBe('2024-01-15T10:30:00.000Z')
  expect([instantOf('soon'), instantOf(undefined), instantOf({})]).toEqual([null, null, null])
})

test('stories stand newest first, each address and headline once', () => {
  const story = (url: string, title: string, published: string | null): Story => ({
    url,
    title,
    published,
    description: '',
    image: null,
    category: [],
    source: { name: 's' },
  })
  const arranged = arrange([
    story('a', 'A', '2026-11-01T00:00:00.000Z'),
    story('b', 'B', null),
    story('c', 'C', '2026-11-20T00:00:00.000Z'),
    story('a', 'A again', '2026-11-21T00:00:00.000Z'),
    story('d', 'C', '2026-11-22T00:00:00.000Z'),
  ])
  expect(arranged.map(({ url }) => url)).toEqual(['c', 'a', 'b'])
})
