import { expect, test } from 'vitest'
import { hintTags } from './page-hints.ts'

const html = '<head><script src="/assets/base.js"></script></head><body></body>'
const shop = 'src/client/features/crop/crop-list.page.tsx'
const manifest = {
  '_base.js': { file: 'assets/base.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_base.js'], css: ['assets/card.css'] },
  [shop]: { file: 'assets/shop.js', imports: ['_base.js', '_card.js'] },
}
const chunks = (priority = '') =>
  `<link rel="modulepreload" crossorigin${priority} href="/assets/shop.js">` +
  `<link rel="modulepreload" crossorigin${priority} href="/assets/card.js">`

test('a page’s chunks that the HTML does not name already are named, and their styles', () => {
  expect(hintTags(html, manifest, shop, false)).toBe(
    `<link rel="preload" as="style" crossorigin href="/assets/card.css">${chunks()}`,
  )
})

test('a rendered page is painted with its styles, and its code comes after its pictures', () => {
  expect(hintTags(html, manifest, shop, true)).toBe(
    `<link rel="stylesheet" crossorigin href="/assets/card.css">${chunks(' fetchpriority="low"')}`,
  )
})

test('a page whose chunk is not in the build has no hints', () => {
  expect(hintTags(html, manifest, 'src/client/other.page.tsx', true)).toBe('')
})
