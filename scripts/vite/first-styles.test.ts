import { describe, expect, test } from 'vitest'
import { createFirstStyles } from '../../src/server/app/pages/first-styles.policy.ts'
import { stylePartsOf } from './first-styles.ts'

/** What a page with this HTML gets of a style sheet. */
const chosen = (css: string, html: string) => createFirstStyles(stylePartsOf(css))(html)

describe('the styles of a first visit', () => {
  const card = '<p class="card wide">'

  test('have the rules of the classes that the page has, and those without a class', () => {
    const css = 'p{margin:0}.card{color:red}.menu{color:blue}.card .wide{top:0}.card .menu{top:1px}'
    expect(chosen(css, card)).toBe('p{margin:0}.card{color:red}.card .wide{top:0}')
  })

  test('have a rule of which one selector is met', () => {
    expect(chosen('.menu,.card:hover{top:0}.menu,.list{top:1px}', card)).toBe(
      '.menu,.card:hover{top:0}',
    )
  })

  test('have rules for what an element must not have, and for any of a list', () => {
    const css = '.card:not(.menu){top:0}.card:where(.menu,.wide){top:1px}.menu:not(.card){top:2px}'
    expect(chosen(css, card)).toBe('.card:not(.menu){top:0}.card:where(.menu,.wide){top:1px}')
  })

  test('have a rule whose class is written with an escape', () => {
    expect(chosen('.a\\:b{top:0}', card)).toBe('.a\\:b{top:0}')
  })

  test('keep the order of layers, and lose conditions without a rule', () => {
    const css =
      '@layer base, page;@layer base{.menu{top:0}.card{top:1px}}@media (width>9em){.menu{top:2px}}@media print{.card{top:3px}}'
    expect(chosen(css, card)).toBe(
      '@layer base, page;@layer base{.card{top:1px}}@media print{.card{top:3px}}',
    )
  })

  test('have of the variables of all elements those that rules, the page and other values use', () => {
    const css =
      ':root{--a:var( --b );--b:1px;--c:2px;--d:3px;color:red}:root[data-dark]{--b:4px;--d:5px}.card{top:var(--a)}'
    expect(chosen(css, card)).toBe(
      ':root{--a:var( --b );--b:1px;color:red}:root[data-dark]{--b:4px}.card{top:var(--a)}',
    )
    expect(chosen(css, '<p style="top:var(--d)">')).toBe(
      ':root{--d:3px;color:red}:root[data-dark]{--d:5px}',
    )
  })

  test('have the variables of a class whole', () => {
    const css = '.card{--a:1px;--b:2px}'
    expect(chosen(css, card)).toBe(css)
  })

  test('have the animations that their rules use, and all fonts', () => {
    const css =
      '@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}@font-face{font-family:A}.card{animation:turn 1s}.menu{animation:fade 1s}'
    expect(chosen(css, card)).toBe(
      '@keyframes turn{to{top:0}}@font-face{font-family:A}.card{animation:turn 1s}',
    )
  })

  test('end when variables refer to each other', () => {
    const css = ':root{--a:var(--b);--b:var(--a)}.card{top:var(--a)}'
    expect(chosen(css, card)).toBe(css)
  })
})
