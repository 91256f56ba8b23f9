import { AppError } from '#server/platform/errors/errors.ts'
import { isNestedTooDeep, maxJsonDepth } from './json-depth.ts'

/** More than the longest form has fields. */
const maxAnnotations = 1000
const maxPathLength = 200
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** The input is not what tRPC's client with superjson writes for our schemas. */
export const malformedInput = () =>
  new AppError({ code: 'input.malformed', status: 400, message: 'The input is not valid JSON.' })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** superjson's annotation for a value that is undefined, the only one that our schemas need. */
const marksUndefined = (annotation: unknown) =>
  Array.isArray(annotation) && annotation.length === 1 && annotation[0] === 'undefined'

/** The own member of `parent` with this name, never an inherited one. */
function ownMember(parent: unknown, key: string): unknown {
  const isContainer = typeof parent === 'object' && parent !== null
  if (!isContainer || forbiddenKeys.has(key) || !Object.hasOwn(parent, key)) throw malformedInput()
  return (parent as Record<string, unknown>)[key]
}

/** Sets the member at a path such as `lines.0.unit`, where superjson wrote null, to undefined. */
function setUndefined(root: unknown, path: string) {
  // superjson escapes dots in names by backslashes; our fields have neither.
  if (path.length > maxPathLength || path.includes('\\')) throw malformedInput()
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  if (keys.length > maxJsonDepth) throw malformedInput()
  const parent = keys.reduce(ownMember, root)
  if (ownMember(parent, last) !== null) throw malformedInput()
  ;(parent as Record<string, unknown>)[last] = undefined
}

/**
 * Reads one input in superjson's wire form, `{ json, meta }`, without superjson. Its decoder does
 * what annotations say before any schema has looked: 98 bytes can ask for a typed array of a hundred
 * million numbers, and a tree of annotations can exhaust the stack. Our inputs are plain JSON, so
 * "undefined" is the only annotation accepted.
 * @param wire freshly parsed JSON; it is changed in place.
 * @throws AppError `input.malformed` (400)
 */
export function readTrpcInput(wire: unknown): unknown {
  if (!isRecord(wire)) throw malformedInput()
  const { json, meta } = wire
  if (meta === undefined) return json
  if (!isRecord(meta)) throw malformedInput()
  const { values, v, ...others } = meta
  const isKnownVersion = v === undefined || v === 0 || v === 1
  if (!isKnownVersion || Object.keys(others).length > 0) throw malformedInput()
  if (values === undefined) return json
  if (marksUndefined(values) && json === null) return undefined
  if (!isRecord(values)) throw malformedInput()
  const annotations = Object.entries(values)
  if (annotations.length > maxAnnotations) throw malformedInput()
  for (const [path, annotation] of annotations) {
    if (!marksUndefined(annotation)) throw malformedInput()
    setUndefined(json, path)
  }
  return json
}

/** Parses the JSON of a request to /trpc. @throws AppError `input.malformed` (400) */
export function parseTrpcJson(text: string): unknown {
  if (isNestedTooDeep(text)) throw malformedInput()
  try {
    return JSON.parse(text)
  } catch {
    throw malformedInput()
  }
}
