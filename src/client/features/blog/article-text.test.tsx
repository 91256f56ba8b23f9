import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { articleHeadings } from './article-headings.ts'
import { ArticleText } from './article-text.tsx'

beforeAll(() => startTranslation())

const show = (text: string) => renderInApp(<ArticleText text={text} />).container

test('HTML in an article is dropped, block or inline', () => {
  const box = show(
    [
      'Before <b onclick="alert(1)">bold</b> after',
      '<script>window.hacked = true</script>',
      '<img src="x" onerror="window.hacked = true">',
      '<iframe src="https://example.com"></iframe>',
      '<svg onload="alert(1)"></svg>',
    ].join('\n\n'),
  )
  expect(box.querySelector('script, iframe, img, b, article svg')).toBeNull()
  expect(box.textContent).toContain('Before bold after')
  expect(box.innerHTML).not.toMatch(/onerror|onload|onclick/)
})

test('a picture from another site is left out', () => {
  const box = show('A ![spy](https://example.com/spy.gif) pixel')
  expect(box.querySelector('img')).toBeNull()
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com/x',
  'ftp://example.com',
])('a link to %s stays plain text', (address) => {
  const box = show(`Read [this](<${address}>) now`)
  expect(box.querySelector('a')).toBeNull()
  expect(box.textContent).toContain('Read this now')
})

test('own pages open within the app; links to other sites are marked and send no referrer', () => {
  show('See [prices](/market-price) and [a site](https://example.com/a)')
  expect(screen.getByRole('link', { name: 'prices' }).getAttribute('href')).toBe('/market-price')
  const external = screen.getByRole('link', { name: 'a site (leads to another site)' })
  expect(external.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

test('headings start at level 2 and the contents link to them, in Hindi too', () => {
  const text = '# Top\n\n## Water, *well*\n\n### Deeper\n\n## कितनी देर चलाएँ?'
  const box = show(text)
  expect(box.querySelector('h1')).toBeNull()
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Deeper')
  const ids = articleHeadings(text).map(({ id }) => id)
  expect(ids).toEqual(['water-well', 'कितनी-देर-चलाएँ'])
  expect(ids.filter((id) => box.querySelector(`[id="${id}"]`) === null)).toEqual([])
})

test('a table can be scrolled sideways by keyboard', () => {
  show('| A | B |\n| --- | --- |\n| 1 | 2 |')
  const region = screen.getByRole('group', { name: 'Table' })
  expect(region.tabIndex).toBe(0)
  expect(screen.getAllByRole('columnheader')).toHaveLength(2)
})
