import fc from 'fast-check'
import type { Procedure } from '../contract.ts'
import type { FuzzRequest, Kind, Role } from '../fuzz-request.ts'
import { brokenOf } from './broken-value.ts'
import { extraHeaders, jsonHeaders, persons, rolesFor } from './request-parts.ts'
import { oddBodies } from './rest-requests.ts'
import { arbitraryOf, type KnownValues } from './schema-arbitrary.ts'
import { annotatedInputs } from './superjson-meta.ts'

interface Calls {
  procedures: readonly Procedure[]
  known: KnownValues
}

/** The wire format of one call: superjson's form, or nothing for a call without input. */
type WireInput = { json: unknown; meta?: unknown } | object | undefined

interface Sent {
  kind: Kind
  names: readonly string[]
  isBatch: boolean
  isQuery: boolean
  role: Role
  person: number
  input: WireInput
  extra: Record<string, string>
}

/** Characters of an input that fit into an address. */
const longestInput = 10_000

function requestOf({
  kind,
  names,
  isBatch,
  isQuery,
  role,
  person,
  input,
  extra,
}: Sent): FuzzRequest {
  const text = input === undefined ? undefined : JSON.stringify(input)
  const pairs = [
    isBatch ? 'batch=1' : '',
    isQuery && text !== undefined
      ? `input=${encodeURIComponent(text.toWellFormed()).slice(0, longestInput)}`
      : '',
  ].filter((pair) => pair !== '')
  return {
    kind,
    target: { wire: 'trpc', procedures: names, isBatch },
    role,
    person,
    method: isQuery ? 'GET' : 'POST',
    path: `/trpc/${names.join(',')}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    headers: { ...(!isQuery && jsonHeaders), ...extra },
    ...(!isQuery && text !== undefined && { body: text }),
  }
}

const isForOperators = (name: string) => name.startsWith('desk.')
const isRead = ({ type }: Procedure) => type !== 'mutation'

const validInput = (procedure: Procedure, known: KnownValues) =>
  procedure.hasInput ? arbitraryOf(procedure.input, known) : fc.constant(undefined)

function singleCalls(
  kind: Kind,
  procedure: Procedure,
  inputs: fc.Arbitrary<WireInput>,
): fc.Arbitrary<FuzzRequest> {
  const { name, isProtected, output, type } = procedure
  // A mutation streams its answer as JSON lines when the request's header says so.
  const streamed = output === null && type === 'mutation'
  const accept: Record<string, string> = streamed ? { 'trpc-accept': 'application/jsonl' } : {}
  return fc
    .record({
      input: inputs,
      role: rolesFor(isProtected, isForOperators(name)),
      person: persons,
      extra: extraHeaders(!isRead(procedure)),
    })
    .map(({ extra, ...call }) =>
      requestOf({
        kind,
        names: [name],
        isBatch: false,
        isQuery: isRead(procedure),
        extra: { ...accept, ...extra },
        ...call,
      }),
    )
}

const onWire = (inputs: fc.Arbitrary<unknown>): fc.Arbitrary<WireInput> =>
  inputs.map((json) => (json === undefined ? undefined : { json }))

/** Single calls with inputs that the schemas allow. */
export const validTrpcCalls = ({ procedures, known }: Calls) =>
  fc.oneof(
    ...procedures.map((procedure) =>
      singleCalls('trpc-valid', procedure, onWire(validInput(procedure, known))),
    ),
  )

/** Single calls whose input has one fault. */
export const brokenTrpcCalls = ({ procedures, known }: Calls) =>
  fc.oneof(
    ...procedures.map((procedure) =>
      singleCalls('trpc-broken', procedure, onWire(brokenOf(validInput(procedure, known)))),
    ),
  )

/** Single calls whose inputs carry superjson's annotations. */
export const annotatedTrpcCalls = ({ procedures, known }: Calls) =>
  fc.oneof(
    ...procedures.map((procedure) =>
      singleCalls('trpc-meta', procedure, annotatedInputs(validInput(procedure, known))),
    ),
  )

/** Batches of up to twelve calls, of which ten are allowed; some mix queries and mutations. */
export function batchedTrpcCalls({ procedures, known }: Calls): fc.Arbitrary<FuzzRequest> {
  const answering = procedures.filter(({ type }) => type !== 'subscription')
  const call = (procedure: Procedure) => {
    const valid = onWire(validInput(procedure, known))
    const input = fc.oneof(
      { weight: 4, arbitrary: valid },
      { weight: 2, arbitrary: onWire(brokenOf(validInput(procedure, known))) },
      { weight: 1, arbitrary: annotatedInputs(validInput(procedure, known)) },
    )
    return input.map((wire) => ({ name: procedure.name, wire }))
  }
  const batchOf = (of: readonly Procedure[], isQuery: boolean) =>
    fc
      .record({
        calls: fc.array(fc.oneof(...of.map(call)), { minLength: 1, maxLength: 12 }),
        role: rolesFor(true, false),
        person: persons,
        extra: extraHeaders(!isQuery),
      })
      .map(({ calls, ...rest }) =>
        requestOf({
          kind: 'trpc-batch',
          names: calls.map(({ name }) => name),
          isBatch: true,
          isQuery,
          input: Object.fromEntries(calls.map(({ wire }, i) => [i, wire])),
          ...rest,
        }),
      )
  const queries = answering.filter(isRead)
  const mutations = answering.filter((procedure) => !isRead(procedure))
  return fc.oneof(
    { weight: 4, arbitrary: batchOf(queries, true) },
    { weight: 4, arbitrary: batchOf(mutations, false) },
    { weight: 1, arbitrary: batchOf(answering, true) },
    { weight: 1, arbitrary: batchOf(answering, false) },
  )
}

const contentTypes = [
  'application/json',
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/xml',
]
const methods = ['POST', 'POST', 'GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE']
const oddQueries = fc.constantFrom(
  '',
  '?batch=1',
  '?batch=2&batch=1',
  '?input=',
  '?input=%',
  '?input=%7B',
  '?input=null',
  '?input=%7B%22json%22%3A1%7D&input=%7B%7D',
  '?batch=1&input=%5B%5D',
  '?batch=1&input=null',
  '?batch=1&input=%7B%22__proto__%22%3A1%7D',
  '?connectionParams=%7B%7D',
  '?connectionParams=x',
)

/** Calls with bad HTTP rather than a bad input. */
export function wireTrpcCalls({ procedures }: Calls): fc.Arbitrary<FuzzRequest> {
  const names = procedures.map(({ name }) => name)
  const paths = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        '',
        '%00',
        '%',
        'nothing.here',
        'crop',
        'crop.',
        '__proto__',
        'constructor.constructor',
        'crop.list,',
        ',',
        'crop.list/../user.get',
        'x'.repeat(3000),
        `${'crop.list,'.repeat(80)}crop.list`,
      ),
    },
  )
  return fc
    .record({
      name: paths,
      query: oddQueries,
      method: fc.constantFrom(...methods),
      type: fc.constantFrom(...contentTypes),
      body: oddBodies,
      role: rolesFor(true, false),
      person: persons,
      extra: extraHeaders(true),
    })
    .map(({ name, query, method, type, body, role, person, extra }): FuzzRequest => {
      const hasBody = !['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(method)
      // As tRPC reads it: the first of several values counts.
      const isBatch = query.startsWith('?batch=1')
      return {
        kind: 'trpc-wire',
        target: { wire: 'trpc', procedures: names.includes(name) ? [name] : [], isBatch },
        role,
        person,
        method,
        path: `/trpc/${name}${query}`,
        headers: { ...(hasBody && { 'content-type': type }), ...extra },
        ...(hasBody && { body }),
      }
    })
}
