import { generateOpenApiDocument, type OpenAPIObject } from 'trpc-to-openapi'
import { appRouter } from '#server/app/trpc/app-router.ts'
import { type NamedProcedure, procedures } from '#server/app/trpc/procedures.ts'
import { operationExamples } from './openapi-examples.ts'
import { exportPaths } from './openapi-exports.ts'
import {
  failure,
  failureResponses,
  idempotencyKey,
  type JsonSchema,
  type Operation,
  successSchema,
} from './openapi-parts.ts'
import { uploadPaths } from './openapi-uploads.ts'
import { topLevelFieldsOf } from './top-level-fields.ts'

const description = `Every operation of KrishiHaat over HTTP and JSON.

Success is \`{ "success": true, "message"?, "data" }\`; failure is the fitting status and
\`{ "success": false, "message", "code", "issues"? }\`. Branch on \`code\`, never on the text.
Log in with the OTP calls and send the token as \`Authorization: Bearer <token>\`. A write may carry an
\`Idempotency-Key\`: repeated within 24 hours it gets the first answer again.`

/** The schema of the procedure's output, without REST's envelope. */
const dataOf = (operation: Operation | undefined): JsonSchema =>
  operation?.responses['200']?.content?.['application/json'].schema ?? {}

/** Replaces what the library assumes of an operation by what the mounted route does. */
function describeAsMounted(
  operation: Operation,
  method: string,
  { meta = {}, procedure }: NamedProcedure,
) {
  const { openapi, access, ignoresIdempotencyKey } = meta
  const isProtected = access !== undefined
  const isWrite = method !== 'get'
  const data = dataOf(operation)
  const hasInput = operation.requestBody !== undefined || (operation.parameters?.length ?? 0) > 0
  operation.parameters = [
    ...(operation.parameters ?? []),
    ...(isWrite && isProtected && !ignoresIdempotencyKey ? [idempotencyKey] : []),
  ]
  // A token may be sent where it is not needed: the owner's own listing is then marked as theirs.
  operation.security = isProtected ? [{ bearer: [] }] : [{}, { bearer: [] }]
  operation.responses = {
    200: {
      description: 'Done',
      content: {
        'application/json': { schema: successSchema(data, topLevelFieldsOf({ procedure })) },
      },
    },
    ...failureResponses({
      hasInput,
      isProtected,
      isWrite,
      hasBody: operation.requestBody !== undefined,
      namesOne: operation.parameters.some((parameter) => parameter.in === 'path'),
      more: openapi?.errorResponses,
    }),
  }
}

/** Adds the examples of an operation's input. */
function addExamples(operation: Operation, name: string): void {
  const { parameters, body } = operationExamples[name] ?? {}
  operation.parameters = operation.parameters?.map((parameter) => ({
    ...parameter,
    ...parameters?.[parameter.name],
  }))
  const json = operation.requestBody?.content?.['application/json']
  if (json && body) json.example = body
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

/** The OpenAPI 3.1 document of the REST API, as it is mounted. */
export function buildOpenApiDocument(): OpenAPIObject {
  const document = generateOpenApiDocument(appRouter, {
    title: 'KrishiHaat',
    description,
    version: '1.0.0',
    openApiVersion: '3.1.0',
    baseUrl: '/api',
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  })
  const user = dataOf(document.paths?.['/user/get-user']?.get as Operation | undefined)
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
    ...uploadPaths(user),
    ...exportPaths(sales?.parameters ?? []),
  }
  // The library also adds its own error schemas. Every failure refers to `Failure` instead.
  const schemas = Object.entries(document.components?.schemas ?? {})
  const ownSchemas = schemas.filter(([name]) => !name.startsWith('error.'))
  document.components = {
    ...document.components,
    schemas: { ...Object.fromEntries(ownSchemas), Failure: failure },
  }
  return document
}
