import fc from 'fast-check'
import { hostileValues } from '../../../src/server/testing/wire/hostile-values.ts'

type Path = readonly (string | number)[]

/** Every place in a JSON value, the value itself first. */
function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const members: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value)
  return [path, ...members.flatMap(([name, member]) => placesOf(member, [...path, name]))]
}

/** A copy of a JSON value with the value at `path` changed. */
function changeAt(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  const [first, ...rest] = path
  if (first === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.map((item, i) => (i === first ? changeAt(item, rest, change) : item))
  }
  // Not a spread: `__proto__` must stay a member.
  return Object.fromEntries(
    Object.entries(value as object).map(([name, member]) => [
      name,
      name === first ? changeAt(member, rest, change) : member,
    ]),
  )
}

const withMember = (value: unknown, name: string, member: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries([...Object.entries(value), [name, member]])
    : { [name]: member }

const withoutAMember = (value: unknown) => {
  if (Array.isArray(value)) return value.slice(1)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).slice(1))
  }
  return undefined
}

/** Any JSON value, the hostile ones first. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<unknown>(...hostileValues) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 100 }) },
  { weight: 1, arbitrary: fc.double() },
  {
    weight: 1,
    // Very long lists and texts reveal quadratic code.
    arbitrary: fc
      .tuple(fc.constantFrom<unknown>('a', ' ', '\u0301', '(', '%', '9', [], {}, 1), fc.nat(30_000))
      .map(([unit, times]) =>
        typeof unit === 'string' ? unit.repeat(times) : Array.from({ length: times }, () => unit),
      ),
  },
)

const prototypeNames = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']

const change: fc.Arbitrary<(old: unknown) => unknown> = fc.oneof(
  { weight: 6, arbitrary: hostile.map((value) => () => value) },
  { weight: 1, arbitrary: fc.constant(withoutAMember) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => [old]) },
  { weight: 1, arbitrary: fc.constant((old: unknown) => String(old)) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom(...prototypeNames, 'isAdmin', 'verified', '_id', 'ownerId', '', '\u0000')
      .chain((name) => hostile.map((member) => (old: unknown) => withMember(old, name, member))),
  },
  {
    weight: 1,
    arbitrary: fc
      .integer({ min: 2, max: 300 })
      .map((times) => (old: unknown) => Array.from({ length: times }, () => old)),
  },
)

/** Values with one fault anywhere, and nearly everything else valid. */
export const brokenOf = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(valid, fc.nat(9999), change).map(([value, place, apply]) => {
    const places = placesOf(value)
    return changeAt(value, places[place % places.length] ?? [], apply)
  })
