import type { OpenAPIObject } from 'trpc-to-openapi'
import type { ProcedureMeta } from '#server/platform/trpc/trpc.ts'

/** JSON Schema as it stands in the document; nothing here looks into it. */
export type JsonSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string]

export type Paths = NonNullable<OpenAPIObject['paths']>

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text that no other request of yours has; makes repeating this one safe.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const

interface JsonResponse {
  description: string
  content?: { 'application/json': { schema: JsonSchema } }
}

/** As much of an operation as is changed here. */
export interface Operation {
  parameters?: ({ in: string; name: string } & object)[]
  requestBody?: object
  security?: Record<string, string[]>[]
  responses: Record<string, JsonResponse>
}

const lifted: Record<string, JsonSchema> = {
  message: { type: 'string', description: 'A sentence for the person.' },
  token: { type: 'string', description: 'The bearer token, valid for 7 days.' },
}

/** The success envelope around an operation's output. */
export function successSchema(
  data: JsonSchema,
  topLevelFields: NonNullable<ProcedureMeta['topLevelFields']>,
): JsonSchema {
  const properties = {
    success: { const: true },
    ...Object.fromEntries(topLevelFields.map((name) => [name, lifted[name] ?? {}])),
    data,
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** The failure envelope. */
export const failure: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for the person.' },
    code: {
      type: 'string',
      description: 'Stable, `feature.reason`.',
      examples: ['crop.not_found'],
    },
    issues: {
      type: 'array',
      description: 'What is wrong with the input, field by field.',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, message: { type: 'string' } },
        required: ['path', 'message'],
      },
    },
  },
  required: ['success', 'message', 'code'],
}

const meanings: Record<number, string> = {
  400: 'The input is not valid; `issues` names the fields.',
  401: 'No token, or one that is not valid any more.',
  403: 'Not yours to change.',
  404: 'There is no such thing.',
  409: 'The same `Idempotency-Key` is being worked on.',
  413: 'Too much data.',
  415: 'Not the content type that is asked for.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'A fault on our side, with a reference to quote.',
  503: 'A service that this needs does not answer.',
}

interface Traits {
  hasInput: boolean
  hasBody: boolean
  isProtected: boolean
  isWrite: boolean
  /** Whether its path names one thing, which may not exist or not be the caller's. */
  namesOne: boolean
  /** Further statuses that the procedure's own meta tells of. */
  more?: number[] | Record<number, string>
}

function failureResponse(meaning: string): JsonResponse {
  return {
    description: meaning,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

/** Every failure that an operation of these traits can answer with. */
export function failureResponses(traits: Traits): Record<string, JsonResponse> {
  const { hasInput, hasBody, isProtected, isWrite, namesOne, more = [] } = traits
  const always: [number, boolean][] = [
    // A write with a token takes an Idempotency-Key, which can itself be wrong.
    [400, hasInput || (isProtected && isWrite)],
    [401, isProtected],
    [403, isProtected && isWrite && namesOne],
    [404, namesOne],
    [409, isProtected && isWrite],
    [413, hasBody],
    [415, hasBody],
    [422, isProtected && isWrite],
    [429, true],
    [500, true],
  ]
  const described = Array.isArray(more)
    ? more.map((status): [string, string] => [String(status), meanings[status] ?? 'Refused.'])
    : Object.entries(more)
  const responses = always
    .filter(([, applies]) => applies)
    .map(([status]): [string, string] => [String(status), meanings[status] ?? ''])
  return Object.fromEntries(
    [...responses, ...described].map(([status, meaning]) => [status, failureResponse(meaning)]),
  )
}
