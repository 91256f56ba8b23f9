import { type ESTree, parseSync, Visitor } from 'vite'
import { applyMutant, type Change, type Mutant, nameMutants } from './mutant.ts'
import { findSqlChanges } from './sql-mutants.ts'

const comparisons: Record<string, readonly string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
}
const arithmetic: Record<string, string> = { '+': '-', '-': '+', '*': '/', '/': '*' }
const logic: Record<string, string> = { '&&': '||', '||': '&&' }
/** Methods that are easily taken for one another, with the same types. */
const methods: Record<string, string> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

const isText = (node: ESTree.Expression | ESTree.PrivateIdentifier) =>
  (node.type === 'Literal' && typeof node.value === 'string') || node.type === 'TemplateLiteral'

/** Small numbers are wrong by one, large ones by a unit: nobody errs by a millisecond. */
const wrongConstants = (value: number) =>
  value < 100 ? ['+ 1', ...(value > 1 ? ['- 1'] : [])] : ['* 10', '/ 10']

/** Calls whose absence nobody needs to notice. */
const isLogging = (text: string) => /\b(?:log|logger)\b[\w.]*\(|\blogFailure\(|\.unref\(/.test(text)

/**
 * Every small change of a TypeScript file that this tool knows. All of them can be parsed; some the
 * type checker would refuse.
 */
export function findMutants(file: string, source: string): Mutant[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const changes: Change[] = []
  const add = (start: number, end: number, replacement: string, kind: string) =>
    changes.push({ file, start, end, replacement, kind })
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
  /** Replaces the operator between two operands. */
  const replaceOperator = (
    { left, right, operator }: { left: ESTree.Span; right: ESTree.Span; operator: string },
    replacement: string,
    kind: string,
  ) => {
    const start = source.indexOf(operator, left.end)
    if (start < right.start) add(start, start + operator.length, replacement, kind)
  }
  /** Templates of drawings and of other markup: their numbers are appearance, which no test need fix. */
  const markup: ESTree.Span[] = []
  const negate = (test: ESTree.Span) =>
    add(test.start, test.end, `!(${textOf(test)})`, 'condition negated')

  new Visitor({
    BinaryExpression(node) {
      for (const other of comparisons[node.operator] ?? []) {
        replaceOperator(node, other, 'comparison')
      }
      const other = arithmetic[node.operator]
      if (other && !isText(node.left) && !isText(node.right)) {
        replaceOperator(node, other, 'arithmetic')
      }
    },
    LogicalExpression(node) {
      const other = logic[node.operator]
      if (!other) return
      replaceOperator(node, other, 'logic')
      add(node.start, node.end, textOf(node.left), 'condition removed')
      add(node.start, node.end, textOf(node.right), 'condition removed')
    },
    IfStatement({ test }) {
      negate(test)
    },
    ConditionalExpression({ test }) {
      negate(test)
    },
    UnaryExpression(node) {
      if (node.operator === '!')
        add(node.start, node.end, textOf(node.argument), 'negation removed')
    },
    Literal(node) {
      if (typeof node.value !== 'number') return
      for (const other of wrongConstants(node.value)) {
        add(node.start, node.end, `(${node.raw} ${other})`, 'constant')
      }
    },
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'MemberExpression' || callee.computed) return
      const { property } = callee
      const other = methods[property.type === 'Identifier' ? property.name : '']
      if (other) add(property.start, property.end, other, 'method')
      const isFilter = property.type === 'Identifier' && property.name === 'filter'
      const end = given.at(-1)?.end
      if (isFilter && end) {
        add(callee.object.end, source.indexOf(')', end) + 1, '', 'filter removed')
      }
    },
    ExpressionStatement(node) {
      const { expression } = node
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression
      const text = textOf(node)
      if (call.type === 'CallExpression' && call.callee.type !== 'Super' && !isLogging(text)) {
        add(node.start, node.end, '{}', 'call removed')
      }
    },
    TemplateLiteral(node) {
      if (node.quasis[0]?.value.raw.startsWith('<')) markup.push(node)
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type !== 'Identifier' || tag.name !== 'sql') return
      for (const { start, end, replacement, kind } of findSqlChanges(textOf(quasi))) {
        add(quasi.start + start, quasi.start + end, replacement, kind)
      }
    },
  }).visit(program)
  const isAppearance = ({ kind, start, end }: Change) =>
    (kind === 'constant' || kind === 'arithmetic') &&
    markup.some((template) => template.start <= start && end <= template.end)
  const possible = changes.filter(
    (change) =>
      !isAppearance(change) && parseSync(file, applyMutant(source, change)).errors.length === 0,
  )
  return nameMutants(source, possible)
}
