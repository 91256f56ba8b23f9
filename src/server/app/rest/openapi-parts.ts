import type { OpenAPIObject } from 'trpc-to-openapi'
import type { TopLevelField } from './top-level-fields.ts'

/** A JSON Schema of the document, opaque here. */
export type JsonSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string]

export type Paths = NonNullable<OpenAPIObject['paths']>

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any text that is unique among your requests; makes repeating this one safe.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
} as const

interface JsonResponse {
  description: string
  content?: { 'application/json': { schema: JsonSchema } }
}

/** The members of an operation that are changed here. */
export interface Operation {
  parameters?: ({ in: string; name: string } & object)[]
  requestBody?: { content?: Record<string, { schema?: JsonSchema; example?: object }> }
  security?: Record<string, string[]>[]
  responses: Record<string, JsonResponse>
}

const topLevelSchemas: Record<TopLevelField, JsonSchema> = {
  message: { type: 'string', description: 'A sentence for the user, in English.' },
  token: { type: 'string', description: 'The bearer token, valid for 7 days.' },
}

/** The success envelope around an operation's output. */
export function successSchema(
  data: JsonSchema,
  topLevelFields: readonly TopLevelField[],
): JsonSchema {
  const properties = {
    success: { const: true },
    ...Object.fromEntries(topLevelFields.map((name) => [name, topLevelSchemas[name]])),
    data,
  }
  return { type: 'object', properties, required: Object.keys(properties) }
}

/** For clients that translate a message; a message without values has neither. */
const messageTemplate: Record<string, JsonSchema> = {
  template: {
    type: 'string',
    description: 'What `message` was made from: each `{{name}}` stands for one of `values`.',
    examples: ['{{label}} cannot exceed {{max}} characters'],
  },
  values: {
    type: 'object',
    description: 'The values in `message`, by the names in `template`.',
    additionalProperties: { type: ['string', 'number'] },
    examples: [{ label: 'City', max: 80 }],
  },
}

/** The failure envelope. */
export const failure: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string', description: 'A sentence for the user, in English.' },
    ...messageTemplate,
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
        properties: { path: { type: 'string' }, message: { type: 'string' }, ...messageTemplate },
        required: ['path', 'message'],
      },
    },
    details: {
      type: 'object',
      description: 'What the next step needs, by name: see the description of the response.',
      additionalProperties: { type: 'string' },
    },
  },
  required: ['success', 'message', 'code'],
}

const meanings: Record<number, string> = {
  400: 'The input is not valid; `issues` names the fields.',
  401: 'No token, or one that is not valid any more.',
  403: 'Not yours to change.',
  404: 'There is no such thing.',
  409: 'A request with the same `Idempotency-Key` is in progress.',
  413: 'Too much data.',
  415: 'Not an accepted content type.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'An error on our side, with a reference to quote.',
  503: 'A service that this needs did not answer.',
}

interface Traits {
  hasInput: boolean
  hasBody: boolean
  isProtected: boolean
  isWrite: boolean
  /** The path names one record, which may not exist or may belong to another user. */
  namesOne: boolean
  /** Further statuses, from the procedure's meta. */
  more?: number[] | Record<number, string>
}

function failureResponse(meaning: string): JsonResponse {
  return {
    description: meaning,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

/** Every failure that an operation with these traits can respond with. */
export function failureResponses(traits: Traits): Record<string, JsonResponse> {
  const { hasInput, hasBody, isProtected, isWrite, namesOne, more = [] } = traits
  const always: [number, boolean][] = [
    // A write with a token takes an Idempotency-Key, which can be malformed.
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
