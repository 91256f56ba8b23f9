import fc from 'fast-check'
import superjson from 'superjson'
import { describe, expect, test } from 'vitest'
import { isNestedTooDeep, maxJsonDepth } from './json-depth.ts'
import { parseTrpcJson, readTrpcInput } from './trpc-input.ts'

const overTheWire = (input: unknown) => JSON.parse(JSON.stringify(superjson.serialize(input)))
const refusal = expect.objectContaining({ code: 'input.malformed', status: 400 })
const read = (wire: unknown) => {
  try {
    return readTrpcInput(wire)
  } catch (error) {
    return error
  }
}

const key = fc
  .string({ minLength: 1, maxLength: 8 })
  .filter((name) => !/[.\\]|^(__proto__|constructor|prototype)$/.test(name))
const leaf = fc.oneof(
  fc.string(),
  fc.boolean(),
  fc.constantFrom(null, undefined),
  fc.integer().map((n) => n + 0),
)
/** Plain inputs as forms have them, with members that are undefined anywhere. */
const input = fc.letrec((tie) => ({
  value: fc.oneof({ maxDepth: 4 }, leaf, tie('object'), fc.array(tie('value'), { maxLength: 4 })),
  object: fc.dictionary(key, tie('value'), { maxKeys: 5, noNullPrototype: true }),
})).value

test('whatever superjson writes for a plain input is read as superjson reads it', () => {
  fc.assert(
    fc.property(input, (value) => {
      expect(readTrpcInput(overTheWire(value))).toStrictEqual(
        superjson.deserialize(overTheWire(value)),
      )
    }),
  )
})

test('an input without annotations is what it is, and no input is undefined', () => {
  expect(readTrpcInput({ json: { page: 2 } })).toEqual({ page: 2 })
  expect(readTrpcInput({})).toBeUndefined()
})

describe('any other annotation is refused', () => {
  test.each<[string, unknown, unknown]>([
    ['a typed array', { a: { length: 1e8 } }, { values: { a: [['typed-array', 'Uint8Array']] } }],
    ['a date', { a: '2026-01-01' }, { values: { a: ['Date'] } }],
    ['a set', { a: [] }, { values: { a: ['set'] } }],
    ['a map with annotated members', { a: [] }, { values: { a: ['map', { '0.0': ['Date'] }] } }],
    ['a pattern', { a: '/(a+)+$/' }, { values: { a: ['regexp'] } }],
    ['a large whole number', { a: '9'.repeat(1000) }, { values: { a: ['bigint'] } }],
    ['a number that JSON does not have', { a: 'NaN' }, { values: { a: ['number'] } }],
    ['an address', { a: 'http://x' }, { values: { a: ['URL'] } }],
    ['an error', { a: { message: 'x' } }, { values: { a: ['Error'] } }],
    ['a class', { a: {} }, { values: { a: [['class', 'X']] } }],
    ['a symbol', { a: 'x' }, { values: { a: [['symbol', 'x']] } }],
    ['one of ours', { a: 'x' }, { values: { a: [['custom', 'x']] } }],
    ['a text in place of a list', { a: null }, { values: { a: 'undefined' } }],
    ['undefined with members', { a: null }, { values: { a: ['undefined', {}] } }],
    ['annotations as a text', { a: null }, { values: 'undefined' }],
    ['equal references', { a: {}, b: {} }, { referentialEqualities: { a: ['b'] } }],
    ['an unknown member', { a: 1 }, { values: {}, other: 1 }],
    ['an unknown version', { a: 1 }, { values: {}, v: 2 }],
    ['a list', {}, []],
    ['a number', {}, 7],
    ['null', {}, null],
    ['a path that leads nowhere', {}, { values: { a: ['undefined'] } }],
    ['a path through a text', { a: 'x' }, { values: { 'a.length': ['undefined'] } }],
    ['a path to a value', { a: 1 }, { values: { a: ['undefined'] } }],
    ['a path to what is inherited', {}, { values: { toString: ['undefined'] } }],
    ['a path into a prototype', {}, { values: { '__proto__.x': ['undefined'] } }],
    ['a path into a constructor', {}, { values: { 'constructor.prototype.x': ['undefined'] } }],
    ['a path with escapes', { 'a.b': null }, { values: { 'a\\.b': ['undefined'] } }],
    ['an endless path', {}, { values: { [`${'a.'.repeat(1e5)}a`]: ['undefined'] } }],
  ])('%s', (_name, json, meta) => {
    expect(read({ json, meta })).toEqual(refusal)
  })

  test('of whatever shape it is, and nothing but a refusal is thrown', () => {
    const annotation = fc.oneof(
      fc.constantFrom('undefined', 'Date', 'set', 'map', 'bigint', 'regexp', 'URL', '__proto__'),
      fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<unknown>,
    )
    const meta = fc.oneof(
      fc.record({ values: fc.oneof(annotation, fc.dictionary(fc.string(), annotation)) }),
      fc.dictionary(fc.string(), annotation),
      annotation,
    )
    fc.assert(
      fc.property(fc.jsonValue(), meta, (json, given) => {
        const wire = JSON.parse(JSON.stringify({ json, meta: given }))
        const result = read(wire)
        const isRefused = result instanceof Error
        if (isRefused) expect(result).toEqual(refusal)
        expect(({} as Record<string, unknown>).x).toBeUndefined()
      }),
    )
  })

  test('also where nothing else is wrong: more annotations than any form has fields', () => {
    const names = Array.from({ length: 1001 }, (_, i) => `f${i}`)
    const json = Object.fromEntries(names.map((name) => [name, null]))
    const values = Object.fromEntries(names.map((name) => [name, ['undefined']]))
    expect(read({ json, meta: { values } })).toEqual(refusal)
  })
})

test.each(['', 'text', '{', '[1', `${'['.repeat(33)}${']'.repeat(33)}`])(
  '%j is refused',
  (text) => {
    expect(() => parseTrpcJson(text)).toThrow(refusal)
  },
)

test('depth is counted outside of strings, whatever they have in them', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(6), (value, max) => {
      expect(isNestedTooDeep(JSON.stringify(value), max)).toBe(depthOf(value) > max)
      const brackets = JSON.stringify({ text: `"\\[[[[{{{{${JSON.stringify(value)}` })
      expect(isNestedTooDeep(brackets, 1)).toBe(false)
    }),
  )
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
  expect(isNestedTooDeep(nested(maxJsonDepth))).toBe(false)
  expect(isNestedTooDeep(nested(maxJsonDepth + 1))).toBe(true)
})
