import type { z } from 'zod'
import { type Issue, invalidInput, issueFromTemplate } from '#server/platform/errors/errors.ts'

/** A member of an input that its schema does not have. */
interface UnknownMember {
  path: string
  name: string
  /** The names that the schema has there. */
  known: readonly string[]
}

type MemberCheck = (value: unknown, path: string, unknown: UnknownMember[]) => void

/** As much of a zod schema's definition as the walk below reads. */
interface Definition {
  type: string
  shape?: Record<string, z.core.$ZodType>
  catchall?: z.core.$ZodType
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  left?: z.core.$ZodType
  right?: z.core.$ZodType
  options?: readonly z.core.$ZodType[]
}

/** WebAuthn defines what is in these, and browsers add members. */
const definedElsewhere = new Set(['passkey'])
/** More names than this are not reported: the request is refused anyway. */
const maxReported = 20

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const pathTo = (path: string, name: string | number) => (path ? `${path}.${name}` : String(name))

function objectCheck({ shape = {}, catchall }: Definition): MemberCheck {
  const members = new Map(
    Object.entries(shape).map(([name, schema]) => [
      name,
      definedElsewhere.has(name) ? null : memberCheckOf(schema),
    ]),
  )
  const known = [...members.keys()]
  return (value, path, unknown) => {
    if (!isRecord(value)) return
    for (const name of Object.keys(value)) {
      const check = members.get(name)
      if (check) check(value[name], pathTo(path, name), unknown)
      const isUnknown = check === undefined && !catchall && value[name] !== undefined
      if (isUnknown && unknown.length < maxReported) {
        unknown.push({ path: pathTo(path, name), name, known })
      }
    }
  }
}

function arrayCheck(element: z.core.$ZodType): MemberCheck | null {
  const check = memberCheckOf(element)
  return (
    check &&
    ((value, path, unknown) => {
      if (!Array.isArray(value)) return
      for (const [i, item] of value.entries()) check(item, pathTo(path, i), unknown)
    })
  )
}

/** A value belongs to the option with the fewest members that it does not know. */
function unionCheck(options: readonly z.core.$ZodType[]): MemberCheck | null {
  const checks = options.map(memberCheckOf)
  if (checks.every((check) => check === null)) return null
  return (value, path, unknown) => {
    const results = checks.map((check) => {
      const own: UnknownMember[] = []
      check?.(value, path, own)
      return own
    })
    const fewest = Math.min(...results.map((own) => own.length))
    unknown.push(...(results.find((own) => own.length === fewest) ?? []))
  }
}

/** null for a schema without members. */
function memberCheckOf(schema: z.core.$ZodType): MemberCheck | null {
  const definition = schema._zod.def as unknown as Definition
  const { type, innerType, element, options } = definition
  if (type === 'object') return objectCheck(definition)
  if (type === 'array' && element) return arrayCheck(element)
  if (type === 'union' && options) return unionCheck(options)
  const inner = innerType ?? (type === 'pipe' ? definition.in : undefined)
  return inner ? memberCheckOf(inner) : null
}

/** Changes of one letter, or of two neighbours that are swapped, that make one name the other. */
function distanceOf(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)]
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const changed = Math.min(at(i - 1, j) + 1, (row[j - 1] ?? 0) + 1, at(i - 1, j - 1) + cost)
      row.push(isSwapped ? Math.min(changed, at(i - 2, j - 2) + 1) : changed)
    }
  }
  return at(a.length, b.length)
}

/** Names beyond this length are not misspellings of ours, and comparing them would cost. */
const maxCompared = 40

/** The name that was probably meant; undefined when none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > maxCompared) return undefined
  const limit = Math.max(1, Math.floor(name.length / 3))
  const [nearest] = known
    .map((each) => ({ each, distance: distanceOf(name.toLowerCase(), each.toLowerCase()) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.each
}

function issueOf({ path, name, known }: UnknownMember): Issue {
  const shown = name.slice(0, maxCompared)
  const nearest = nearestName(name, known)
  return nearest
    ? issueFromTemplate(path, 'There is no field {{name}} here. Did you mean {{nearest}}?', {
        name: shown,
        nearest,
      })
    : issueFromTemplate(path, 'There is no field {{name}} here.', { name: shown })
}

/**
 * Refuses members that a write's input does not have: `pirce` would otherwise be ignored, and the price
 * stay what it was.
 * @param schemas the schemas of the procedure's input.
 * @param ignored names that clients of the first API send beside the input; they have no effect.
 * @returns a function that returns the ignored names of an input, and throws AppError `input.invalid`
 * (400) with an issue for each unknown member.
 */
export function unknownMemberCheck(
  schemas: readonly z.core.$ZodType[],
  ignored: readonly string[] = [],
): (input: unknown) => readonly string[] {
  const checks = schemas.map(memberCheckOf)
  return (input) => {
    const perSchema = checks.map((check) => {
      const unknown: UnknownMember[] = []
      check?.(input, '', unknown)
      return unknown
    })
    // A member may belong to any of the schemas, which are merged.
    const [first = [], ...others] = perSchema
    const unknown = first.filter((member) =>
      others.every((other) => other.some(({ path }) => path === member.path)),
    )
    if (unknown.length === 0) return []
    const refused = unknown.filter(({ path }) => !ignored.includes(path))
    if (refused.length > 0) throw invalidInput(refused.map(issueOf))
    return unknown.map(({ path }) => path)
  }
}
