import { expect, test } from 'vitest'
import { filesOf, hintTags, styleTags } from './page-hints.ts'

const html = '<head><script src="/assets/base.js"></script></head><body></body>'
const shop = 'src/client/features/crop/crop-list.page.tsx'
const manifest = {
  '_base.js': { file: 'assets/base.js' },
  '_card.js': { file: 'assets/card.js', imports: ['_base.js'], css: ['assets/card.css'] },
  [shop]: { file: 'assets/shop.js', imports: ['_base.js', '_card.js'] },
}

test('a page’s files are those that the HTML does not name', () => {
  expect(filesOf(html, manifest, shop)).toEqual({
    scripts: ['/assets/shop.js', '/assets/card.js'],
    styles: ['/assets/card.css'],
  })
  expect(filesOf(html, manifest, 'src/client/other.page.tsx')).toEqual({ scripts: [], styles: [] })
})

test('the shell preloads them', () => {
  const files = filesOf(html, manifest, shop)
  expect(hintTags(files)).toBe(
    '<link rel="preload" as="style" crossorigin href="/assets/card.css">' +
      '<link rel="modulepreload" crossorigin href="/assets/shop.js">' +
      '<link rel="modulepreload" crossorigin href="/assets/card.js">',
  )
})

test('a rendered page has its small styles in it, with a link that nothing fetches, and links large ones', () => {
  const sheets = new Map([
    ['/assets/card.css', '.card{color:red}'],
    ['/assets/map.css', `.map{content:"${'x'.repeat(20_000)}"}`],
    ['/assets/mark.css', '.mark:after{content:"</style>"}'],
  ])
  expect(styleTags(sheets.keys(), (href) => sheets.get(href) ?? '')).toBe(
    '<link disabled media="not all" rel="stylesheet" crossorigin href="/assets/card.css"><style>.card{color:red}</style>' +
      '<link rel="stylesheet" crossorigin href="/assets/map.css">' +
      '<link rel="stylesheet" crossorigin href="/assets/mark.css">',
  )
})
