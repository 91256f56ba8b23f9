import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** What one source file says to people, in English. */
export interface Found {
  file: string
  text: string
  /** A sentence with something put into it: `{}` stands for each value. */
  isTemplate: boolean
}

interface Node {
  type: string
  [part: string]: unknown
}

/** Fields of tables that pages hand to t(): their values are words even when they are one word. */
const wordFields =
  /^(label|title|text|lead|subtitle|heading|description|placeholder|errorTitle|errorText|message|name|question|answer|role|alt|body)$/
/** The contract's makers of a field: their first argument is the field's name in its sentences. */
const labelledCalls = /^(text|requiredText|requiredNumber|requiredChoice|requiredDate|digits)$/
/** What an SVG is drawn by. */
const drawingFields = /^(d|viewBox)$/
/** What these are given is for developers. */
const quietCalls = /^(logFailure|reportError|(?!AppError)[A-Z]\w*Error|Error)$/
const typesWithValues = /^Ts(As|Satisfies|NonNull|Const|TypeAssertion)/

const looksLikeSentence = (text: string) => /^[\p{Lu}\d'"‘“{©₹].*\s/u.test(text)
const looksLikeWord = (text: string) => /^\p{Lu}\p{L}/u.test(text)
const hasWords = (text: string) => /[a-z]+ [a-z]+/.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The name that a call goes by: `t` of both `t(…)` and `i18n.t(…)`. */
function calledName({ callee }: Node): string {
  if (!isNode(callee)) return ''
  return String(isNode(callee.property) ? callee.property.value : callee.value)
}

function fieldName({ key, name }: Node): string {
  const field = key ?? name
  return isNode(field) ? String(field.value) : ''
}

/** Every string that a file shows to people, and (as `literals`) every string there is in it. */
export function readSentences(file: string) {
  const isTable = /\.constants\.ts$|kit\/places\.ts$/.test(file)
  const found: Found[] = []
  const literals = new Set<string>()

  function visitString(text: string, isWord: boolean) {
    literals.add(text)
    const isShown = looksLikeSentence(text) || ((isWord || isTable) && looksLikeWord(text))
    if (isShown) found.push({ file, text, isTemplate: false })
  }
  function visitTemplate(node: Node) {
    const parts = (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked)
    const [start = ''] = parts
    if (parts.length === 1) visitString(start, false)
    else if (hasWords(parts.join(' ')) && (start === '' || looksLikeWord(start))) {
      found.push({ file, text: parts.join('{}'), isTemplate: true })
    }
  }
  function visitCall(node: Node) {
    const name = calledName(node)
    if (quietCalls.test(name)) return
    const given = (node.arguments as { expression: Node }[] | null) ?? []
    visit(node.callee, false)
    given.forEach(({ expression }, position) => {
      const isFirst = position === 0
      if (isFirst && name === 't' && expression.type === 'StringLiteral') {
        const text = String(expression.value)
        literals.add(text)
        found.push({ file, text, isTemplate: false })
      } else visit(expression, isFirst && (name === 't' || labelledCalls.test(name)))
    })
  }
  function visitParts(node: Node, isWord: boolean) {
    if (node.type === 'JSXAttribute' && drawingFields.test(fieldName(node))) return
    const isField = node.type === 'KeyValueProperty' || node.type === 'JSXAttribute'
    const isWordHere = isField ? wordFields.test(fieldName(node)) : isWord
    for (const [part, value] of Object.entries(node)) {
      if (part !== 'span' && part !== 'key') visit(value, isWordHere)
    }
  }
  /** @param isWord whether a string here is meant for people even when it is a single word. */
  function visit(value: unknown, isWord: boolean): void {
    if (Array.isArray(value)) for (const item of value) visit(item, isWord)
    else if (typeof value === 'object' && value !== null && !isNode(value)) {
      visit(Object.values(value), isWord)
    } else if (isNode(value)) visitNode(value, isWord)
  }
  function visitNode(node: Node, isWord: boolean) {
    const { type } = node
    if (type === 'ImportDeclaration') return
    if (type.startsWith('Ts') && !typesWithValues.test(type)) return
    if (type === 'StringLiteral') visitString(String(node.value), isWord)
    else if (type === 'JSXText') {
      // Nothing stands on a page without having been through t().
      const text = String(node.value).trim()
      if (/\p{L}/u.test(text)) found.push({ file, text, isTemplate: false })
    } else if (type === 'TemplateLiteral') {
      visitTemplate(node)
      visit(node.expressions, false)
    } else if (type === 'CallExpression' || type === 'NewExpression') visitCall(node)
    else visitParts(node, isWord)
  }

  const source = readFileSync(file, 'utf8')
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body, false)
  return { found, literals }
}

/** The product's own files that match, without their tests. */
export const productFiles = (...patterns: string[]) =>
  globSync(patterns).filter((file) => !/\.test\.tsx?$|\/testing\/|\/seed\//.test(file))
