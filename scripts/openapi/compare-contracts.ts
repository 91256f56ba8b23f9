import type {
  ContractChange,
  ContractDocument,
  ContractOperation,
  ContractParameter,
  ContractSchema,
} from './contract-document.ts'
import { exactKeywords, fits, isSame, numericLimits, typesOf } from './schema-keywords.ts'

type Direction = 'input' | 'answer'

/** Compares two documents; what is allowed less or answered otherwise breaks clients. */
class Comparison {
  readonly changes: ContractChange[] = []
  private readonly compared = new Set<string>()
  private readonly before: ContractDocument
  private readonly after: ContractDocument

  constructor(before: ContractDocument, after: ContractDocument) {
    this.before = before
    this.after = after
  }

  breaks(where: string, what: string) {
    this.changes.push({ isBreaking: true, where, what })
  }

  adds(where: string, what: string) {
    this.changes.push({ isBreaking: false, where, what })
  }

  private resolve(document: ContractDocument, schema: ContractSchema): ContractSchema {
    const name = schema.$ref?.split('/').at(-1)
    return name ? this.resolve(document, document.components.schemas[name] ?? {}) : schema
  }

  schemas(where: string, from: ContractSchema, to: ContractSchema, direction: Direction) {
    if (from.$ref && to.$ref) {
      // Each pair once: schemas may contain themselves, and many operations share them.
      const pair = `${direction} ${from.$ref} ${to.$ref}`
      if (this.compared.has(pair)) return
      this.compared.add(pair)
    }
    const before = this.resolve(this.before, from)
    const after = this.resolve(this.after, to)
    this.types(where, before, after, direction)
    this.values(where, before, after, direction)
    this.limits(where, before, after, direction)
    this.members(where, before, after, direction)
    this.choices(where, before, after, direction)
    if (before.items && after.items) {
      this.schemas(`${where}[]`, before.items, after.items, direction)
    } else if (direction === 'input' && after.items) this.breaks(where, 'restricts its items')
    this.others(where, before, after, direction)
  }

  private types(where: string, a: ContractSchema, b: ContractSchema, direction: Direction) {
    const [narrow, wide] = direction === 'input' ? [a, b] : [b, a]
    if (fits(typesOf(narrow), typesOf(wide))) return
    this.breaks(where, `changed its type from ${typesOf(a) ?? 'any'} to ${typesOf(b) ?? 'any'}`)
  }

  private values(where: string, a: ContractSchema, b: ContractSchema, direction: Direction) {
    if (!a.enum && !b.enum) return
    if (!a.enum) {
      if (direction === 'input') this.breaks(where, 'allows fixed values alone')
      return
    }
    if (!b.enum) {
      if (direction === 'answer') this.breaks(where, 'has no fixed values any more')
      return
    }
    const removed = a.enum.filter((value) => !b.enum?.includes(value))
    const added = b.enum.filter((value) => !a.enum?.includes(value))
    if (removed.length > 0) this.breaks(where, `lost the values ${removed.join(', ')}`)
    if (added.length > 0) this.adds(where, `has the new values ${added.join(', ')}`)
  }

  private limits(where: string, a: ContractSchema, b: ContractSchema, direction: Direction) {
    for (const keyword of exactKeywords) {
      if (isSame(a[keyword], b[keyword])) continue
      const isLoosened = direction === 'input' && b[keyword] === undefined
      const isTightened = direction === 'answer' && a[keyword] === undefined
      if (!isLoosened && !isTightened) this.breaks(where, `changed its ${keyword}`)
    }
    for (const [keyword, bound] of Object.entries(numericLimits)) {
      const sign = bound === 'upper' ? 1 : -1
      const none = Number.POSITIVE_INFINITY
      const size = (value: unknown) => (typeof value === 'number' ? value * sign : none)
      const [from, to] = [size(a[keyword]), size(b[keyword])]
      if (direction === 'input' && to < from) this.breaks(where, `narrowed its ${keyword}`)
    }
  }

  private members(where: string, a: ContractSchema, b: ContractSchema, direction: Direction) {
    const isInput = direction === 'input'
    const before = a.properties ?? {}
    const after = b.properties ?? {}
    for (const [name, schema] of Object.entries(before)) {
      const member = after[name]
      if (!member) this.breaks(where, `lost the member ${name}`)
      else this.schemas(`${where} ${name}`, schema, member, direction)
      const was = a.required?.includes(name) ?? false
      const is = b.required?.includes(name) ?? false
      if (isInput && !was && is) this.breaks(where, `requires the member ${name}`)
      if (!isInput && was && !is && member) this.breaks(where, `may leave out the member ${name}`)
    }
    for (const name of Object.keys(after).filter((each) => !before[each])) {
      if (isInput && b.required?.includes(name)) {
        this.breaks(where, `requires the new member ${name}`)
      } else this.adds(where, `has the new member ${name}`)
    }
  }

  private choices(where: string, a: ContractSchema, b: ContractSchema, direction: Direction) {
    const before = a.anyOf ?? a.oneOf
    const after = b.anyOf ?? b.oneOf
    if (!before && !after) return
    if (!before || !after) {
      const isLoosened = direction === 'input' ? !after && a.properties : !before && !b.properties
      if (!isLoosened) this.breaks(where, 'changed between one form and a choice')
      return
    }
    // Equal ones first: several texts differ by their patterns alone.
    const left = after.filter((choice) => !before.some((each) => isSame(each, choice)))
    for (const choice of before) {
      if (after.some((each) => isSame(each, choice))) {
        this.schemas(where, choice, choice, direction)
        continue
      }
      const key = this.choiceKey(this.before, choice)
      const at = left.findIndex((each) => this.choiceKey(this.after, each) === key)
      const [match] = at < 0 ? [] : left.splice(at, 1)
      if (match) this.schemas(where, choice, match, direction)
      else this.breaks(where, `lost the choice ${key}`)
    }
    for (const choice of left) {
      this.adds(where, `has the new choice ${this.choiceKey(this.after, choice)}`)
    }
  }

  /** What tells a choice from its neighbours: its fixed members, its name or its type. */
  private choiceKey(document: ContractDocument, choice: ContractSchema): string {
    const { properties = {}, type, required } = this.resolve(document, choice)
    const fixed = Object.entries(properties).filter(([, member]) => member.const !== undefined)
    if (fixed.length > 0) return fixed.map(([name, { const: is }]) => `${name}=${is}`).join(',')
    return choice.$ref ?? String(type ?? required)
  }

  private others(where: string, a: ContractSchema, b: ContractSchema, direction: Direction) {
    // A new name is a new member: a value of the names, which clients ignore in an answer.
    if (a.propertyNames || b.propertyNames) {
      this.schemas(`${where} names`, a.propertyNames ?? {}, b.propertyNames ?? {}, direction)
    }
    const before = a.additionalProperties
    const after = b.additionalProperties
    if (typeof before === 'object' && typeof after === 'object') {
      this.schemas(`${where} *`, before, after, direction)
    } else if (typeof before === 'object' || typeof after === 'object') {
      this.breaks(where, 'changed what other members it has')
    }
  }

  operation(name: string, a: ContractOperation, b: ContractOperation) {
    const isOpen = (each: ContractOperation) =>
      each.security?.some((scheme) => Object.keys(scheme).length === 0) ?? true
    if (isOpen(a) && !isOpen(b)) this.breaks(name, 'needs a token')
    this.parameters(name, a.parameters ?? [], b.parameters ?? [])
    const [wasRequired, isRequired] = [a.requestBody?.required, b.requestBody?.required]
    if (!wasRequired && isRequired) this.breaks(name, 'requires a body')
    this.contents(`${name} body`, a.requestBody?.content, b.requestBody?.content, 'input')
    this.contents(
      `${name} answer`,
      a.responses?.['200']?.content,
      b.responses?.['200']?.content,
      'answer',
    )
  }

  private contents(
    where: string,
    a: Record<string, { schema?: ContractSchema }> = {},
    b: Record<string, { schema?: ContractSchema }> = {},
    direction: Direction,
  ) {
    for (const [type, { schema = {} }] of Object.entries(a)) {
      const media = b[type]
      if (!media) this.breaks(where, `is no ${type} any more`)
      else this.schemas(where, schema, media.schema ?? {}, direction)
    }
  }

  private parameters(where: string, a: ContractParameter[], b: ContractParameter[]) {
    const keyOf = (parameter: ContractParameter) => `${parameter.in} ${parameter.name}`
    const before = new Map(a.map((parameter) => [keyOf(parameter), parameter]))
    const after = new Map(b.map((parameter) => [keyOf(parameter), parameter]))
    for (const [key, parameter] of before) {
      const match = after.get(key)
      if (!match) this.breaks(where, `lost the parameter ${parameter.name}`)
      else {
        if (!parameter.required && match.required) this.breaks(where, `requires ${parameter.name}`)
        const at = `${where} ${parameter.name}`
        this.schemas(at, parameter.schema ?? {}, match.schema ?? {}, 'input')
      }
    }
    for (const [key, parameter] of after) {
      if (before.has(key)) continue
      if (parameter.required) this.breaks(where, `requires the new parameter ${parameter.name}`)
      else this.adds(where, `has the new parameter ${parameter.name}`)
    }
  }
}

const operationsOf = ({ paths }: ContractDocument) =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, ContractOperation] => [
        `${method.toUpperCase()} ${path}`,
        operation,
      ]),
    ),
  )

/** The differences between two documents, operation by operation. */
export function compareContracts(
  before: ContractDocument,
  after: ContractDocument,
): ContractChange[] {
  const comparison = new Comparison(before, after)
  const operations = operationsOf(after)
  for (const [name, operation] of operationsOf(before)) {
    const match = operations.get(name)
    operations.delete(name)
    if (match) comparison.operation(name, operation, match)
    else comparison.breaks(name, 'is gone')
  }
  for (const name of operations.keys()) comparison.adds(name, 'is new')
  const codesOf = ({ components }: ContractDocument) => components.schemas.ErrorCode ?? {}
  comparison.schemas('error codes', codesOf(before), codesOf(after), 'answer')
  return comparison.changes
}
