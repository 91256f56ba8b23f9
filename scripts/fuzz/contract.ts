import { z } from 'zod'
import { buildOpenApiDocument } from '../../src/server/app/rest/openapi.ts'
import { definitionOf } from '../../src/server/app/trpc/internal/procedure-definition.ts'
import { type NamedProcedure, procedures as named } from '../../src/server/app/trpc/procedures.ts'
import { scopeOf } from '../../src/server/platform/trpc/api-key.ts'
import type { ProcedureScope } from '../../src/shared/api-key/api-scope.constants.ts'

/** As much of JSON Schema as zod writes of our schemas. */
export interface JsonSchema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  additionalProperties?: boolean | JsonSchema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  pattern?: string
  format?: string
  $ref?: string
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: JsonSchema
}

/** One operation of the OpenAPI document. */
export interface Operation {
  /** `GET /crop/all-crops` */
  name: string
  method: string
  path: string
  parameters: Parameter[]
  /** The schemas of its body by content type; {} without one. */
  body: Record<string, JsonSchema>
  isProtected: boolean
  /** What an API key needs; null for an operation that is not a procedure. */
  scope: ProcedureScope | null
  /** By status: content type and schema of the answer. */
  responses: Record<string, Record<string, JsonSchema>>
}

/** One procedure of the tRPC router. */
export interface Procedure {
  /** `crop.list` */
  name: string
  type: 'query' | 'mutation' | 'subscription'
  /** {} when it takes none. */
  input: JsonSchema
  hasInput: boolean
  /** null when it answers with a stream. */
  output: z.core.$ZodType | null
  isProtected: boolean
  /** What an API key needs. */
  scope: ProcedureScope
}

interface RawOperation {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: JsonSchema }> }
  security?: object[]
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

const schemasOf = (content: Record<string, { schema: JsonSchema }> = {}) =>
  Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema]))

export interface OpenApiDocument {
  paths: Record<string, Record<string, RawOperation>>
  components: { schemas: Record<string, JsonSchema> }
}

/** The operations of an OpenAPI document. @param scopes by method and path, as in an operation's name. */
export function operationsOf(
  { paths }: OpenApiDocument,
  scopes: ReadonlyMap<string, ProcedureScope> = new Map(),
): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      parameters: raw.parameters ?? [],
      body: schemasOf(raw.requestBody?.content),
      isProtected: raw.security?.every((scheme) => 'bearer' in scheme) ?? false,
      scope: scopes.get(`${method.toUpperCase()} ${path}`) ?? null,
      responses: Object.fromEntries(
        Object.entries(raw.responses).map(([status, { content }]) => [status, schemasOf(content)]),
      ),
    })),
  )
}

function procedureOf({ path: name, procedure, meta }: NamedProcedure): Procedure {
  const { type, inputs, output } = definitionOf(procedure)
  const schemas = inputs.map(
    (input) => z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
  )
  return {
    name,
    type,
    input: schemas.length > 1 ? { allOf: schemas } : (schemas[0] ?? {}),
    hasInput: schemas.length > 0,
    output: output && !(output instanceof z.ZodCustom) ? output : null,
    // A stream without an OpenAPI entry is for people who are logged in (chat.stream, live.events).
    isProtected: meta?.access !== undefined,
    scope: scopeOf(meta),
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document with what its references stand for in their places. */
function inlineReferences(document: object): OpenApiDocument {
  const lookUp = (reference: string) =>
    reference
      .slice(2)
      .split('/')
      .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), document)
  const inlined = new Map<string, unknown>()
  const inline = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inline)
    if (!isObject(value)) return value
    const { $ref, ...others } = value
    if (typeof $ref === 'string') {
      if (!inlined.has($ref)) inlined.set($ref, inline(lookUp($ref)))
      return inlined.get($ref)
    }
    return Object.fromEntries(Object.entries(others).map(([key, inner]) => [key, inline(inner)]))
  }
  return inline(document) as OpenApiDocument
}

/** Everything that this code serves over REST and tRPC. */
export function readContract() {
  const document = inlineReferences(buildOpenApiDocument())
  const scopes = new Map(
    named.flatMap(({ meta }) =>
      meta?.openapi
        ? [[`${meta.openapi.method} ${meta.openapi.path}`, scopeOf(meta)] as const]
        : [],
    ),
  )
  return {
    document,
    operations: operationsOf(document, scopes),
    procedures: named.map(procedureOf),
  }
}

export type Contract = ReturnType<typeof readContract>
