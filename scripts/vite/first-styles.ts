import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss'
import type { Plugin } from 'vite'
import type { StylePart } from '../../src/server/app/pages/first-styles.policy.ts'

const className = /\.(-?[a-zA-Z_][\w-]*)/g
/** What an element must not have, and lists of which it may have any. */
const notRequired =
  /:not\((?:[^()]|\([^()]*\))*\)|:(?:is|where)\((?=[^()]*,)(?:[^()]|\([^()]*\))*\)/g

/** The classes that an element and those around it must have; none for a selector with escapes. */
const classesOf = (selector: string) =>
  selector.includes('\\')
    ? []
    : [...selector.replaceAll(notRequired, '').matchAll(className)].map(([, name = '']) => name)

const isVariable = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--')

/** The parts of a rule: its variables one by one where it is for every element, else the whole rule. */
function partOfRule(rule: Rule): StylePart {
  const needs = rule.selectors.map(classesOf)
  if (needs.every((classes) => classes.length > 0) || !rule.nodes.some(isVariable)) {
    return { kind: 'rule', css: rule.toString(), needs }
  }
  const declarations = rule.nodes.map((node) => ({
    ...(node.type === 'decl' && isVariable(node) && { variable: node.prop }),
    css: node.toString(),
  }))
  return { kind: 'variables', selector: rule.selector, declarations }
}

function partOfAtRule(rule: AtRule): StylePart {
  const { name, params } = rule
  if (name.endsWith('keyframes')) return { kind: 'keyframes', name: params, css: rule.toString() }
  const isGroup = /^(layer|media|supports|container)$/.test(name) && rule.nodes
  if (!isGroup) return { kind: 'rule', css: rule.nodes ? rule.toString() : `${rule};`, needs: [[]] }
  return { kind: 'group', start: `@${name}${params && ` ${params}`}`, parts: partsOf(rule) }
}

const partsOf = ({ nodes = [] }: Container): StylePart[] =>
  nodes.flatMap((node) => {
    if (node.type === 'rule') return partOfRule(node)
    return node.type === 'atrule' ? partOfAtRule(node) : []
  })

/** A style sheet in the parts from which `createFirstStyles` chooses. @param file for what the parser has to say. */
export const stylePartsOf = (css: string, file = 'style.css'): StylePart[] =>
  partsOf(postcss.parse(css, { from: file }))

/**
 * Writes the parts of the style sheet of all pages, of which a first visit gets those that its page needs.
 * @param file its name in the output folder.
 * @param sheet matches the name of the sheet.
 */
export function writeFirstStyles(file: string, sheet: RegExp): Plugin {
  return {
    name: 'write-first-styles',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      if (!dir) throw new Error('The build has no output folder.')
      const [name, ...others] = Object.keys(bundle).filter((built) => sheet.test(built))
      if (!name || others.length > 0) throw new Error(`${sheet} must match one style sheet.`)
      const parts = stylePartsOf(readFileSync(join(dir, name), 'utf8'), name)
      writeFileSync(join(dir, file), JSON.stringify(parts))
    },
  }
}
