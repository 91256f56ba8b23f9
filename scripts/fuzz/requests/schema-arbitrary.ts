import fc from 'fast-check'
import { daysBefore, indiaDay } from '../../../src/server/platform/text/india-day.ts'
import type { JsonSchema } from '../contract.ts'

/** Values that exist for an input's field of this name; [] when nothing is known. */
export type KnownValues = (field: string) => readonly string[]

const words = [
  'wheat',
  'Tomato',
  'How do I sow this year?',
  'गेहूँ',
  'मंडी भाव',
  'Nashik',
  'how to sow',
  '422001',
  'ਕਣਕ',
  'குறள்',
]

const dates = fc.integer({ min: -40, max: 400 }).map((days) => daysBefore(indiaDay(), -days))

/** What a field's name says beyond its schema, so that more than its form is right. */
const byName: Record<string, fc.Arbitrary<string>> = {
  phone: fc.integer({ min: 6_000_000_000, max: 8_999_999_999 }).map(String),
  contactNumber: fc.constant('9876543210'),
  email: fc.nat(999).map((n) => `person${n}@farm.example`),
  city: fc.constantFrom('Nashik', 'Pune', 'Delhi', 'Nowhere at all'),
}

const fitting = (text: string, { minLength = 0, maxLength }: JsonSchema) =>
  text.length >= minLength && text.length <= (maxLength ?? Number.POSITIVE_INFINITY)

function patterned({ pattern = '', minLength = 0, maxLength = 200 }: JsonSchema) {
  // Of one repeated character: the lengths are the schema's, which a generated match would miss.
  const repeated = /^\^(\[[^\]]+\]|\\d|\\w)\*?\$$/.exec(pattern)
  if (repeated) {
    const unit = fc.stringMatching(new RegExp(`^${repeated[1]}$`))
    return fc.string({ unit, minLength, maxLength })
  }
  // fast-check generates no lookarounds: what they rule out is left out afterwards.
  const withoutLookarounds = pattern.replace(/\(\?<?[=!][^)]*\)/g, '')
  const whole = new RegExp(pattern)
  return fc.stringMatching(new RegExp(withoutLookarounds)).filter((text) => whole.test(text))
}

/** A text with several patterns, which zod writes as `allOf`: made after the first, held to all. */
function ofAllPatterns(
  { allOf = [], ...schema }: JsonSchema,
  field: string,
  known: KnownValues,
): fc.Arbitrary<string> {
  const patterns = allOf.map(({ pattern = '' }) => new RegExp(pattern))
  const first = strings({ ...schema, pattern: allOf[0]?.pattern ?? '' }, field, known)
  return first.filter((text) => patterns.every((each) => each.test(text)))
}

function strings(schema: JsonSchema, field: string, known: KnownValues): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 10_000 } = schema
  const options: fc.WeightedArbitrary<string>[] = []
  const named = byName[field]
  if (named) options.push({ weight: 6, arbitrary: named })
  const existing = known(field).filter((value) => fitting(value, schema))
  if (existing.length > 0) options.push({ weight: 30, arbitrary: fc.constantFrom(...existing) })
  if (format === 'date') return dates
  if (format === 'uuid') options.push({ weight: 1, arbitrary: fc.uuid() })
  else if (format === 'email') {
    const allowed = new RegExp(pattern ?? '')
    options.push({ weight: 1, arbitrary: fc.emailAddress().filter((each) => allowed.test(each)) })
  } else if (pattern) options.push({ weight: 1, arbitrary: patterned(schema) })
  else {
    const fittingWords = words.filter((word) => fitting(word, schema))
    if (fittingWords.length > 0) {
      options.push({ weight: 8, arbitrary: fc.constantFrom(...fittingWords) })
    }
    // A length in between: the longest of every field at once would tell nothing of any of them.
    const length = { minLength, maxLength: Math.min(maxLength, Math.max(minLength, 60)) }
    options.push({ weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', ...length }) })
    options.push({
      weight: 1,
      arbitrary: fc.string({ unit: 'binary', ...length }).filter((text) => fitting(text, schema)),
    })
    if (maxLength > 60) {
      const longest = fc.constantFrom('x', 'ि', ' a').map((unit) => unit.repeat(maxLength))
      options.push({ weight: 1, arbitrary: longest.map((text) => text.slice(0, maxLength)) })
    }
  }
  return fc.oneof(...options)
}

function numbers({ type, minimum = -1e9, maximum = 1e9, ...schema }: JsonSchema) {
  const min = schema.exclusiveMinimum ?? minimum
  if (type === 'integer') {
    const small = fc.integer({ min, max: Math.min(maximum, min + 20) })
    return fc.oneof({ weight: 3, arbitrary: small }, fc.integer({ min, max: maximum }))
  }
  const whole = fc.integer({ min: Math.ceil(min), max: Math.floor(maximum) })
  return fc.oneof(whole, fc.double({ min, max: maximum, noNaN: true, noDefaultInfinity: true }))
}

/** Values that a schema allows. What only refinements say is not in it, so some will be refused. */
export function arbitraryOf(
  schema: JsonSchema,
  known: KnownValues,
  field = '',
): fc.Arbitrary<unknown> {
  const inner = (part: JsonSchema) => arbitraryOf(part, known, field)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(inner))
  if (schema.allOf && schema.type === 'string') return ofAllPatterns(schema, field, known)
  if (schema.allOf) {
    return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts))
  }
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => inner({ ...schema, type })))
  }
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {})
      const model = Object.fromEntries(
        properties.map(([name, part]) => [name, arbitraryOf(part, known, name)]),
      )
      const required = schema.required ?? []
      const least = Object.fromEntries(
        required.map((name) => [name, model[name] ?? fc.constant(0)]),
      )
      // With every optional member something nearly always clashes; without any most calls go through.
      return fc.oneof(
        fc.record(least, { noNullPrototype: true }),
        fc.record(model, { requiredKeys: required, noNullPrototype: true }),
      )
    }
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 20 } = schema
      const maxLength = Math.min(maxItems, Math.max(minItems, 4))
      const few = { minLength: minItems, maxLength: Math.min(maxLength, Math.max(minItems, 1)) }
      return fc.oneof(
        fc.array(inner(items), few),
        fc.array(inner(items), { minLength: minItems, maxLength }),
      )
    }
    case 'string':
      return strings(schema, field, known)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 3 })
  }
}
