import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createPageHtml } from './page-hints.ts'

const html = '<head><script src="/assets/base.js"></script></head><body></body>'
const shop = 'src/client/features/crop/crop-list.page.tsx'
const manifest = {
  '_base.js': { file: 'assets/base.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_base.js'], css: ['assets/card.css'] },
  [shop]: { file: 'assets/shop.js', imports: ['_base.js', '_card.js'] },
}

test('the shop’s HTML names the chunks that it does not name already, and their styles', () => {
  expect(createPageHtml(html, manifest)('/shop')).toBe(
    '<head><script src="/assets/base.js"></script>' +
      '<link rel="modulepreload" crossorigin href="/assets/shop.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/card.js">' +
      '<link rel="preload" as="style" crossorigin href="/assets/card.css"></head><body></body>',
  )
})

test('a page without hints, and one whose chunk is not in the build, get the HTML as it is', () => {
  const pageHtml = createPageHtml(html, manifest)
  expect(pageHtml('/about-us')).toBe(html)
  expect(pageHtml('/rental')).toBe(html)
})

test('every hinted page is a file of the client', async () => {
  const source = await import('./page-hints.ts?raw')
  const modules = [...String(source.default).matchAll(/'(src\/client\/[^']+)'/g)]
  expect(modules.length).toBeGreaterThan(3)
  expect(modules.map(([, file = '']) => file).filter((file) => !existsSync(file))).toEqual([])
})
