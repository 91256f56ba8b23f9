import { globSync, readFileSync } from 'node:fs'
import { parseSync } from '@swc/core'

/** A visible English text in a source file. */
export interface SentenceInFile {
  file: string
  text: string
  /** A sentence with values in it; `{}` stands for each value. */
  isTemplate: boolean
}

interface Node {
  type: string
  [field: string]: unknown
}

/** The fields whose values are shown, even when they are a single word. */
const visibleFields =
  /^(label|title|text|lead|subtitle|heading|description|placeholder|errorTitle|errorText|message|name|question|answer|role|alt|body)$/
/** The contract's functions whose first argument is the field's label in its sentences. */
const labelledCalls = /^(text|requiredText|requiredNumber|requiredChoice|requiredDate|digits)$/
/** The attributes of an SVG drawing. */
const drawingFields = /^(d|viewBox)$/
/** The calls whose texts are for developers. */
const developerCalls = /^(logFailure|reportError|(?!AppError)[A-Z]\w*Error|Error)$/
const typesWithValues = /^Ts(As|Satisfies|NonNull|Const|TypeAssertion)/

const looksLikeSentence = (text: string) => /^[\p{Lu}\d'"‘“{©₹].*\s/u.test(text)
const looksLikeWord = (text: string) => /^\p{Lu}\p{L}/u.test(text)
const hasWords = (text: string) => /[a-z]+ [a-z]+/.test(text)

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The called function's name: `t` for both `t(…)` and `i18n.t(…)`. */
function calledName({ callee }: Node): string {
  if (!isNode(callee)) return ''
  return String(isNode(callee.property) ? callee.property.value : callee.value)
}

function fieldName({ key, name }: Node): string {
  const field = key ?? name
  return isNode(field) ? String(field.value) : ''
}

const alreadyRead = new Map<string, ReturnType<typeof parseSentences>>()

/** Every visible text in a file, and as `literals` every string in it. Several tests read the same files. */
export function readSentences(file: string) {
  const read = alreadyRead.get(file) ?? parseSentences(file)
  alreadyRead.set(file, read)
  return read
}

function parseSentences(file: string) {
  const isTable = /\.constants\.ts$|kit\/places\.ts$/.test(file)
  const sentences: SentenceInFile[] = []
  const literals = new Set<string>()

  function visitString(text: string, isWord: boolean) {
    literals.add(text)
    const isShown = looksLikeSentence(text) || ((isWord || isTable) && looksLikeWord(text))
    if (isShown) sentences.push({ file, text, isTemplate: false })
  }
  function visitTemplate(node: Node) {
    const texts = (node.quasis as { cooked: string }[]).map(({ cooked }) => cooked)
    const [start = ''] = texts
    if (texts.length === 1) visitString(start, false)
    else if (hasWords(texts.join(' ')) && (start === '' || looksLikeWord(start))) {
      sentences.push({ file, text: texts.join('{}'), isTemplate: true })
    }
  }
  function visitCall(node: Node) {
    const name = calledName(node)
    if (developerCalls.test(name)) return
    const given = (node.arguments as { expression: Node }[] | null) ?? []
    visit(node.callee, false)
    given.forEach(({ expression }, position) => {
      const isFirst = position === 0
      if (isFirst && name === 't' && expression.type === 'StringLiteral') {
        const text = String(expression.value)
        literals.add(text)
        sentences.push({ file, text, isTemplate: false })
      } else visit(expression, isFirst && (name === 't' || labelledCalls.test(name)))
    })
  }
  function visitChildren(node: Node, isWord: boolean) {
    if (node.type === 'JSXAttribute' && drawingFields.test(fieldName(node))) return
    const isField = node.type === 'KeyValueProperty' || node.type === 'JSXAttribute'
    const isWordHere = isField ? visibleFields.test(fieldName(node)) : isWord
    for (const [field, value] of Object.entries(node)) {
      if (field !== 'span' && field !== 'key') visit(value, isWordHere)
    }
  }
  /** @param isWord whether a string here is visible even when it is a single word. */
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
      // Every text on a page must go through t().
      const text = String(node.value).trim()
      if (/\p{L}/u.test(text)) sentences.push({ file, text, isTemplate: false })
    } else if (type === 'TemplateLiteral') {
      visitTemplate(node)
      visit(node.expressions, false)
    } else if (type === 'CallExpression' || type === 'NewExpression') visitCall(node)
    else visitChildren(node, isWord)
  }

  const source = readFileSync(file, 'utf8')
  visit(parseSync(source, { syntax: 'typescript', tsx: file.endsWith('.tsx') }).body, false)
  return { sentences, literals }
}

/** The product's files that match, without tests. */
export const productFiles = (...patterns: string[]) =>
  globSync(patterns).filter((file) => !/\.test\.tsx?$|\/testing\/|\/seed\//.test(file))
