import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi'
import { appRouter } from '#server/app/trpc/app-router.ts'
import { definitionOf } from '#server/app/trpc/internal/procedure-definition.ts'
import { type NamedProcedure, procedures } from '#server/app/trpc/procedures.ts'
import { scopeOf } from '#server/platform/trpc/api-key.ts'
import type { ProcedureScope } from '#shared/api-key/api-scope.constants.ts'
import { describedSchemas, namedSchemas, shapeOf, withNamedSchemas } from './openapi-comments.ts'
import { operationExamples } from './openapi-examples.ts'
import { exportPaths } from './openapi-exports.ts'
import { moneySchema, refineAnswers } from './openapi-formats.ts'
import { headerComponents, headersOf, successHeaders } from './openapi-headers.ts'
import {
  commonResponses,
  errorCode,
  failure,
  failureResponses,
  idempotencyKey,
  type JsonSchema,
  type Operation,
  type Paths,
  successSchema,
} from './openapi-parts.ts'
import { uploadPaths } from './openapi-uploads.ts'
import { apiTags, describeId, parameterDescriptions } from './openapi-words.ts'
import { topLevelFieldsOf } from './top-level-fields.ts'

const description = `Every operation of KrishiHaat over HTTP and JSON.

Success is \`{ "success": true, "message"?, "data" }\`; failure is the fitting status and
\`{ "success": false, "message", "code", "issues"? }\`. Branch on \`code\`, never on the text.
Log in with the OTP calls and send the token as \`Authorization: Bearer <token>\`. A write with the
parameter \`Idempotency-Key\` gets the first answer again when it is repeated within 24 hours.

A network address may make 3,000 calls a minute (\`X-RateLimit-*\`), an API key 600 (\`RateLimit-*\`), and a body may have 256 KB. A member that a
write does not have is 400 \`input.invalid\` with the nearest name as a hint. Money is in rupees with two decimals,
quantities have three; what is finer is refused, never rounded. A method that an
address does not have is 405, with those that it has in \`Allow\`. Answers may get new members, and \`ErrorCode\` new
values, within version 1.`

/** The schema of the procedure's output, without REST's envelope. */
const dataOf = (operation: Operation | undefined): JsonSchema =>
  operation?.responses['200']?.content?.['application/json'].schema ?? {}

const accessSentences = {
  user: 'Needs a token.',
  pendingLogin: 'Needs a token; that of a login which waits for its second step is enough.',
  admin: 'For operators alone.',
}

/** What an API key in the place of a login needs. */
const keySentence = (scope: ProcedureScope) =>
  scope === 'sessionOnly' || scope === 'public'
    ? 'API keys cannot do this.'
    : `An API key needs the scope \`${scope}\`.`

type Parameter = NonNullable<Operation['parameters']>[number] & { description?: string }

/** The library drops what a schema says of a parameter that may be left out. */
function describeParameter(parameter: Parameter, procedure: NamedProcedure['procedure']) {
  const { inputs } = definitionOf(procedure)
  const member = inputs.map((input) => shapeOf(input)?.[parameter.name]).find(Boolean)
  const description =
    parameter.description ??
    (member && describedSchemas.get(member)) ??
    parameterDescriptions[parameter.name] ??
    describeId(parameter.name)
  return { ...parameter, ...(description && { description }) }
}

/** Replaces what the library assumes of an operation by what the mounted route does. */
function describeAsMounted(
  operation: Operation,
  method: string,
  { meta = {}, procedure }: NamedProcedure,
) {
  const { openapi, access, ignoresIdempotencyKey, ignoredMembers, deprecated, cached } = meta
  const isProtected = access !== undefined
  const isWrite = method !== 'get'
  const data = dataOf(operation)
  const hasInput = operation.requestBody !== undefined || (operation.parameters?.length ?? 0) > 0
  const takesKey = isWrite && isProtected && !ignoresIdempotencyKey
  operation.parameters = [
    ...(operation.parameters ?? []).map((parameter) => describeParameter(parameter, procedure)),
    ...(takesKey ? [idempotencyKey] : []),
  ]
  operation.description = [
    operation.description ?? `${operation.summary}.`,
    ...(deprecated
      ? [
          `Deprecated since ${deprecated.since}, gone from ${deprecated.sunset}: use \`${deprecated.insteadUse}\`.`,
        ]
      : []),
    access ? accessSentences[access] : 'No token is needed.',
    ...(access ? [keySentence(scopeOf(meta))] : []),
    ...(ignoredMembers ? ['Members that were read are ignored when they are sent back.'] : []),
  ].join(' ')
  if (deprecated) operation.deprecated = true
  // A token may be sent where it is not needed: the owner's own listing is then marked as theirs.
  operation.security = isProtected ? [{ bearer: [] }] : [{}, { bearer: [] }]
  operation.responses = {
    200: {
      description: 'Done',
      headers: successHeaders({
        takesKey,
        ignoresKey: isWrite && !takesKey,
        ignoresMembers: ignoredMembers !== undefined,
        isDeprecated: deprecated !== undefined,
        isCached: cached === true,
        isWrite,
      }),
      content: {
        'application/json': { schema: successSchema(data, topLevelFieldsOf({ procedure })) },
      },
    },
    ...(cached && {
      304: {
        description: 'Not changed since the `ETag` in `If-None-Match`.',
        headers: headersOf(['ETag']),
      },
    }),
    ...failureResponses({
      hasInput,
      isProtected,
      takesKey,
      hasBody: operation.requestBody !== undefined,
      namesOne: operation.parameters.some((parameter) => parameter.in === 'path'),
      more: openapi?.errorResponses,
    }),
  }
}

/** Adds the examples of an operation's input, and which of its fields exclude each other. */
function addExamples(operation: Operation, name: string): void {
  const { parameters, body, oneOf } = operationExamples[name] ?? {}
  operation.parameters = operation.parameters?.map((parameter) => ({
    ...parameter,
    ...parameters?.[parameter.name],
  }))
  const json = operation.requestBody?.content?.['application/json']
  if (json && body) json.example = body
  if (json?.schema && oneOf) {
    json.schema = { ...json.schema, oneOf: oneOf.map((field) => ({ required: [field] })) }
  }
}

/** The procedures with a REST route, by method and path: `get /crop/all-crops`. */
function proceduresByOperation(): Map<string, NamedProcedure> {
  return new Map(
    procedures.flatMap((named) => {
      const { openapi } = named.meta ?? {}
      return openapi ? [[`${openapi.method.toLowerCase()} ${openapi.path}`, named]] : []
    }),
  )
}

/** The bodies of writes under the names of their schemas, or of their operations. */
function nameBodies(document: OpenAPIObject): Record<string, JsonSchema> {
  const bodies: Record<string, JsonSchema> = {}
  for (const { path, meta, procedure } of procedures) {
    if (!meta?.openapi) continue
    const { openapi } = meta
    const methods = document.paths?.[openapi.path] as Record<string, Operation> | undefined
    const content = methods?.[openapi.method.toLowerCase()]?.requestBody?.content ?? {}
    const { inputs } = definitionOf(procedure)
    const known = inputs[0] && namedSchemas.get(inputs[0])
    const own = path.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())
    for (const media of Object.values(content)) {
      if (!media.schema || '$ref' in media.schema) continue
      const text = JSON.stringify(media.schema)
      const isTaken = (name: string) =>
        document.components?.schemas?.[name] !== undefined ||
        (bodies[name] !== undefined && JSON.stringify(bodies[name]) !== text)
      const name = known && !isTaken(known) ? known : `${own}Input`
      bodies[name] = media.schema
      media.schema = { $ref: `#/components/schemas/${name}` }
    }
  }
  return bodies
}

let built: OpenAPIObject | undefined

/** The headers that some answer has: those of deprecation only while something is deprecated. */
function usedHeaders(paths: Paths) {
  const text = JSON.stringify([paths, commonResponses])
  return Object.fromEntries(
    Object.entries(headerComponents).filter(([name]) => text.includes(`headers/${name}"`)),
  )
}

/** The OpenAPI 3.1 document of the REST API, as it is mounted. It is generated once. */
export function buildOpenApiDocument(): OpenAPIObject {
  built ??= withNamedSchemas(generateDocument)
  return built
}

function generateDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: 'KrishiHaat',
    description,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    securitySchemes: {
      bearer: {
        type: 'http',
        scheme: 'bearer',
        description:
          'The token of a login, valid for 7 days, or an API key (`khk_live_…`, or `khk_test_…` for a sandbox), which does what its scopes allow.',
      },
    },
  })
  document.info.license = { name: 'MIT', identifier: 'MIT' }
  document.info.contact = { name: 'The operator of this site' }
  document.tags = apiTags.map(([name, about]) => ({ name, description: about }))
  const user = dataOf(document.paths?.['/user/get-user']?.get as Operation | undefined)
  const listingImport = dataOf(
    document.paths?.['/listing-import/get-import/{importId}']?.get as Operation | undefined,
  )
  const named = proceduresByOperation()
  for (const [path, methods] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(methods)) {
      const procedure = named.get(`${method} ${path}`)
      if (procedure) describeAsMounted(operation as Operation, method, procedure)
      addExamples(operation as Operation, `${method} ${path}`)
    }
  }
  const sales = document.paths?.['/order/seller-orders']?.get as Operation | undefined
  document.paths = {
    ...document.paths,
    ...uploadPaths(user, listingImport),
    ...exportPaths(sales?.parameters ?? []),
  }
  // The library also adds its own error schemas. Every failure refers to `Failure` instead.
  const schemas = Object.entries(document.components?.schemas ?? {})
  const ownSchemas = schemas.filter(([name]) => !name.startsWith('error.'))
  const bodies = nameBodies(document)
  const { paths, components } = refineAnswers(document.paths ?? {}, Object.fromEntries(ownSchemas))
  document.paths = paths
  document.components = {
    ...document.components,
    schemas: {
      ...components,
      ...bodies,
      Failure: failure,
      ErrorCode: errorCode,
      Money: moneySchema,
    },
    responses: commonResponses,
    headers: usedHeaders(paths),
  }
  return document
}
