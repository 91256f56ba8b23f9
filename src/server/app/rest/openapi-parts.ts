import type { OpenAPIObject } from 'trpc-to-openapi'
import { errorCodeAdvice, errorCodes } from './error-codes.data.ts'
import { documentedFailureHeaders, type headersOf } from './openapi-headers.ts'
import type { TopLevelField } from './top-level-fields.ts'

/** A JSON Schema of the document, opaque here. */
export type JsonSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string]

export type Paths = NonNullable<OpenAPIObject['paths']>

export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Visible ASCII characters that are unique among your requests. The first answer is stored for 24 hours and sent again to a repeat with the same key; another request with the key is 422, one in progress 409. Refused input (400, 401, 413, 415, 422, 429) and 503 store nothing. A user may have 1,000 keys.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[!-~]+$' },
  example: 'cart-7f3a',
} as const

/** A type, so that it has an index signature as the library's has. */
type JsonResponse = {
  description: string
  headers?: ReturnType<typeof headersOf>
  content?: { 'application/json': { schema: JsonSchema } }
}

/** The members of an operation that are changed here. */
export interface Operation {
  description?: string
  summary?: string
  deprecated?: boolean
  parameters?: ({ in: string; name: string } & object)[]
  requestBody?: {
    description?: string
    content?: Record<string, { schema?: JsonSchema; example?: object }>
  }
  security?: Record<string, string[]>[]
  responses: Record<string, JsonResponse & { $ref?: string }>
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
    success: { const: true, description: 'Always true here; false in failures.' },
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

/** New codes may come with any release: a program treats one that it does not know by its status. */
export const errorCode: JsonSchema = {
  type: 'string',
  description: `What went wrong, \`feature.reason\`, and what to do:\n\n${Object.entries(
    errorCodeAdvice,
  )
    .map(([code, advice]) => `- \`${code}\`: ${advice}`)
    .join('\n')}`,
  enum: errorCodes,
  examples: ['crop.not_found'],
}

/** The failure envelope. */
export const failure: JsonSchema = {
  type: 'object',
  properties: {
    success: { const: false, description: 'Always false here.' },
    message: { type: 'string', description: 'A sentence for the user, in English.' },
    ...messageTemplate,
    code: { $ref: '#/components/schemas/ErrorCode' },
    issues: {
      type: 'array',
      description: 'What is wrong with the input, field by field.',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The field, such as `lines.0.price`.' },
          message: { type: 'string', description: 'A sentence about it, in English.' },
          ...messageTemplate,
        },
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
  403: 'Not yours to do, or not with this API key: `details.scope` names the scope it lacks.',
  404: 'There is no such thing.',
  409: 'A request with the same `Idempotency-Key` is in progress.',
  413: 'Too much data.',
  415: 'Not an accepted content type.',
  422: 'The `Idempotency-Key` was used for another request.',
  429: 'Too many requests; `Retry-After` says how many seconds to wait.',
  500: 'An error on our side, with a reference to quote.',
  503: 'Too many calls at once, or a service that this needs did not answer; `Retry-After` says how many seconds to wait.',
}

interface Traits {
  hasInput: boolean
  hasBody: boolean
  isProtected: boolean
  /** Takes an `Idempotency-Key`. */
  takesKey: boolean
  /** The path names one record, which may not exist or may belong to another user. */
  namesOne: boolean
  /** Further statuses, from the procedure's meta. */
  more?: number[] | Record<number, string>
}

function failureResponse(status: number, meaning: string): JsonResponse {
  return {
    description: meaning,
    headers: documentedFailureHeaders(status),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  }
}

/** The failures that mean the same in every operation, by their names under `components.responses`. */
export const commonResponses: Record<string, JsonResponse> = Object.fromEntries(
  Object.entries(meanings).map(([status, meaning]) => [
    `Status${status}`,
    failureResponse(Number(status), meaning),
  ]),
)

/** Every failure that an operation with these traits can respond with. */
export function failureResponses(traits: Traits): Record<string, JsonResponse> {
  const { hasInput, hasBody, isProtected, takesKey, namesOne, more = [] } = traits
  const always: [number, boolean][] = [
    // An Idempotency-Key can be malformed.
    [400, hasInput || takesKey],
    // Where no token is needed, an API key that is not valid is refused all the same.
    [401, true],
    // A key may lack the scope, or may not do this at all.
    [403, isProtected],
    [404, namesOne],
    [409, takesKey],
    [413, hasBody],
    [415, hasBody],
    [422, takesKey],
    [429, true],
    [500, true],
    [503, true],
  ]
  const described = Array.isArray(more)
    ? more.map((status): [string, string] => [String(status), meanings[status] ?? 'Refused.'])
    : Object.entries(more)
  const responses = always
    .filter(([, applies]) => applies)
    .map(([status]): [string, string] => [String(status), meanings[status] ?? ''])
  return Object.fromEntries(
    [...responses, ...described].map(([status, meaning]) => [
      status,
      meaning === meanings[Number(status)]
        ? { $ref: `#/components/responses/Status${status}`, description: meaning }
        : failureResponse(Number(status), meaning),
    ]),
  )
}
