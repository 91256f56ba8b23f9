import { expect, test } from 'vitest'
import { classesOfHtml, createPageCss, parseCss, rulesFor } from './page-css.ts'

const rulesOf = (css: string, ...classes: string[]) => rulesFor(parseCss(css), new Set(classes))

test('a rule stays when an element has every class of one of its selectors', () => {
  const css = '.card .title{color:red}.card,.panel{margin:0}.panel.wide{width:9px}'
  expect(rulesOf(css, 'card')).toBe('.card,.panel{margin:0}')
  expect(rulesOf(css, 'card', 'title')).toBe('.card .title{color:red}.card,.panel{margin:0}')
  expect(rulesOf(css, 'panel', 'wide')).toBe('.card,.panel{margin:0}.panel.wide{width:9px}')
})

test('rules without classes stay, and so do fonts, animations and statements', () => {
  const css =
    '@layer a,b;body{margin:0}[data-theme=dark]{color:red}@font-face{font-family:x}@keyframes y{0%{top:0}}'
  expect(rulesOf(css)).toBe(css)
})

test('what a selector excludes or only may have is not asked for', () => {
  const css = '.card:not(.open){a:b}.card:is(.open,.shut){a:b}.list:has(.card:not(.x)){a:b}'
  expect(rulesOf(css, 'card')).toBe('.card:not(.open){a:b}.card:is(.open,.shut){a:b}')
})

test('conditions and layers stay around their rules, and empty ones go', () => {
  const css =
    '@layer m{.a{b:c}@media (width>=10px){.b{c:d}}}@media print{.c{d:e}}@supports (a:b){.a{e:f}}'
  expect(rulesOf(css, 'a')).toBe('@layer m{.a{b:c}}@supports (a:b){.a{e:f}}')
  expect(rulesOf(css, 'b')).toBe('@layer m{@media (width>=10px){.b{c:d}}}')
})

test('braces, dots and semicolons in texts and attributes are no structure', () => {
  const css = '.a:before{content:"}{;\\"."}a[href$=".webp"]{b:c}.d{e:f}'
  expect(rulesOf(css, 'a')).toBe('.a:before{content:"}{;\\"."}a[href$=".webp"]{b:c}')
})

test('nested rules stay with the rule that contains them', () => {
  expect(rulesOf('.a{b:c;&:hover{.d{e:f}}}.g{h:i}', 'a')).toBe('.a{b:c;&:hover{.d{e:f}}}')
})

test('a page gets the rules of its sheets in their order, each sheet read once', () => {
  const read: string[] = []
  const pageCss = createPageCss((href) => {
    read.push(href)
    return href === '/base.css' ? '.a{b:c}.x{y:z}' : '.a{d:e}'
  })
  const html = '<p class="a b"><i class=""></i></p>'
  expect(classesOfHtml(html)).toEqual(new Set(['a', 'b', '']))
  expect(pageCss(['/base.css', '/page.css'], html)).toBe('.a{b:c}.a{d:e}')
  pageCss(['/base.css'], html)
  expect(read).toEqual(['/base.css', '/page.css'])
})
