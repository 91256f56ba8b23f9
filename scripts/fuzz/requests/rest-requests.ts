import fc from 'fast-check'
import type { JsonSchema, Operation } from '../contract.ts'
import type { FuzzRequest, Kind } from '../fuzz-request.ts'
import { brokenOf } from './broken-value.ts'
import {
  encoded,
  extraHeaders,
  isRecord,
  jsonHeaders,
  persons,
  queryOf,
  rolesFor,
} from './request-parts.ts'
import { arbitraryOf, type KnownValues } from './schema-arbitrary.ts'

const json = 'application/json'

/** Path parameters, query and body of one call as one value, so that any place in it can be broken. */
function inputOf({ parameters, body }: Operation): JsonSchema {
  const partOf = (place: string): JsonSchema => {
    const those = parameters.filter((parameter) => parameter.in === place)
    return {
      type: 'object',
      properties: Object.fromEntries(those.map(({ name, schema }) => [name, schema])),
      required: those.filter(({ required }) => required).map(({ name }) => name),
    }
  }
  const properties = {
    path: partOf('path'),
    query: partOf('query'),
    ...(body[json] && { body: body[json] }),
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

const bodyIn = (type: string, body: unknown): string => {
  if (type === json) return JSON.stringify(body) ?? ''
  return queryOf(isRecord(body) ? body : { body }).slice(1)
}

/** The path with its parameters; a broken one is written as JSON. */
const pathOf = (operation: Operation, input: unknown) => {
  const { path, query } = isRecord(input) ? input : {}
  const given = isRecord(path) ? path : {}
  const filled = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    // An empty parameter would be another path.
    (encoded(given[name] ?? 'x') || '%20').slice(0, 2000),
  )
  return `/api${filled}${queryOf(isRecord(query) ? query : { query })}`
}

interface Calls {
  operations: readonly Operation[]
  known: KnownValues
}

function callsOf(kind: Kind, operation: Operation, inputs: fc.Arbitrary<unknown>) {
  const { method, name, body } = operation
  const types = Object.keys(body).filter((type) => type !== 'multipart/form-data')
  const hasBody = types.length > 0
  const isForOperators = operation.path.startsWith('/desk/')
  return fc
    .record({
      input: inputs,
      role: rolesFor(operation.isProtected, isForOperators),
      person: persons,
      extra: extraHeaders(method !== 'GET'),
      type: fc.constantFrom(...(hasBody ? types : [json])),
      isHead: fc.integer({ min: 0, max: 19 }).map((n) => n === 0 && method === 'GET'),
    })
    .map(
      ({ input, role, person, extra, type, isHead }): FuzzRequest => ({
        kind,
        target: { wire: 'rest', operation: name, isWellFormed: isPlain(extra) },
        role,
        person,
        method: isHead ? 'HEAD' : method,
        path: pathOf(operation, input),
        headers: { ...(hasBody && { 'content-type': type }), ...extra },
        ...(hasBody && { body: bodyIn(type, isRecord(input) ? input.body : input) }),
      }),
    )
}

/** Whether no header could be refused with a status of its own. */
const isPlain = (extra: Record<string, string>) =>
  Object.keys(extra).every((name) => name === 'idempotency-key')

const isCallable = ({ body }: Operation) =>
  Object.keys(body).length === 0 || Object.keys(body).some((type) => type === json)

/** Calls that the OpenAPI document allows. */
export const validRestCalls = ({ operations, known }: Calls) =>
  fc.oneof(
    ...operations
      .filter(isCallable)
      .map((operation) => callsOf('rest-valid', operation, arbitraryOf(inputOf(operation), known))),
  )

/** Calls with one deviation from the document. */
export const brokenRestCalls = ({ operations, known }: Calls) =>
  fc.oneof(
    ...operations
      .filter(isCallable)
      .map((operation) =>
        callsOf('rest-broken', operation, brokenOf(arbitraryOf(inputOf(operation), known))),
      ),
  )

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']

const contentTypes = [
  'text/plain',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;charset',
  'application/jsonp',
  'APPLICATION/JSON',
  ';',
  'application/octet-stream',
]

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Bodies that are barely JSON, or not at all. */
export const oddBodies: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{"a":1',
    '[]',
    'null',
    '0',
    '"text"',
    'NaN',
    "{'a':1}",
    '{"a":1,}',
    '{"a":1,"a":{"b":2}}',
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '\ufeff{}',
    '{"a":"\ud800"}',
    '{"a":"\u0000"}',
    '{"a":1e999}',
    '{}{}',
    'a=1&b=2',
    '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--\r\n',
  ),
  fc.integer({ min: 50, max: 30_000 }).map(nested),
  fc
    .integer({ min: 50, max: 9000 })
    .map((depth) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
  fc.integer({ min: 100_000, max: 400_000 }).map((length) => `{"a":"${'x'.repeat(length)}"}`),
  fc.integer({ min: 10, max: 60_000 }).map((times) => `[${'0,'.repeat(times)}0]`),
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 300 }),
)

const oddPaths = fc.constantFrom(
  '/%',
  '/%00',
  '/%E0%A4%A',
  '/..%2f..%2fetc%2fpasswd',
  '/../../etc/passwd',
  '//',
  '/.',
  `/${'x'.repeat(5000)}`,
  `/${'a/'.repeat(1000)}`,
  '/__proto__',
  '?%',
  '?a[b]=1&a[b][c]=2&a=3',
  '?__proto__[isAdmin]=1',
  '?page=1&page=2&page[]=3',
  `?q=${'%F0%9F%8C%BE'.repeat(800)}`,
  '?%00=%00',
  `?${'a&'.repeat(3000)}`,
)

/** Calls with bad HTTP rather than a bad input. */
export function wireRestCalls({ operations }: Calls): fc.Arbitrary<FuzzRequest> {
  const base = { kind: 'rest-wire' as const }
  const toOperation = fc
    .record({
      operation: fc.constantFrom(...operations),
      role: rolesFor(true, false),
      person: persons,
      type: fc.oneof(fc.constant('application/json'), fc.constantFrom(...contentTypes)),
      body: oddBodies,
      extra: extraHeaders(true),
    })
    .map(({ operation, role, person, type, body, extra }): FuzzRequest => {
      const hasBody = operation.method !== 'GET'
      return {
        ...base,
        target: { wire: 'rest', operation: operation.name, isWellFormed: false },
        role,
        person,
        method: operation.method,
        path: pathOf(operation, {}).replace(/\?.*/, ''),
        headers: { ...(hasBody && { 'content-type': type }), ...extra },
        ...(hasBody && { body }),
      }
    })
  const elsewhere = fc
    .record({
      operation: fc.constantFrom(...operations),
      role: rolesFor(false, false),
      person: persons,
      method: fc.constantFrom(...methods),
      suffix: fc.oneof(fc.constant(''), oddPaths),
      extra: extraHeaders(false),
    })
    .map(({ operation, role, person, method, suffix, extra }): FuzzRequest => {
      const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method)
      return {
        ...base,
        target: { wire: 'rest-unknown' },
        role,
        person,
        method,
        path: pathOf(operation, {}).replace(/\?.*/, '') + suffix,
        headers: { ...(hasBody && jsonHeaders), ...extra },
        ...(hasBody && { body: '{}' }),
      }
    })
  return fc.oneof({ weight: 3, arbitrary: toOperation }, { weight: 2, arbitrary: elsewhere })
}
