import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  type ContextOf,
  type MountOptions,
  mountProcedures,
  type ProcedureWire,
} from '#server/app/trpc/mount-procedures.ts'
import { writeOutput } from '#server/platform/cache/serialized-output.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { scopeOf } from '#server/platform/trpc/api-key.ts'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'
import { readForms, takesForms } from './rest-forms.ts'
import { type TopLevelField, topLevelFieldsOf } from './top-level-fields.ts'

/** REST's success envelope, written here only. */
function successBody(output: unknown, topLevelFields: readonly TopLevelField[]): string | Buffer {
  const fields = topLevelFields.map(
    (field) => `"${field}":${JSON.stringify(readField(output, field))},`,
  )
  return writeOutput(`{"success":true,${fields.join('')}"data":`, output, '}')
}

const readField = (output: unknown, field: string) =>
  (output as Record<string, unknown> | null)?.[field] ?? null

/** Path, query and body as the one input object that the procedure's schema checks. */
function readInput(request: FastifyRequest, isForm: boolean): unknown {
  // HEAD is GET without the response's body, and has its input in the same place.
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const given = isRead ? request.query : (request.body ?? {})
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const fromQuery = isForm ? (request.query as object) : {}
  return { ...fromQuery, ...given, ...(request.params as object) }
}

function restWire(contextOf: ContextOf): ProcedureWire {
  // Run before the body is read: an unauthenticated caller's body is not worth parsing.
  const requireActor = (meta: ProcedureMeta) => async (request: FastifyRequest) => {
    if (!(await contextOf(request).loadActor(scopeOf(meta)))) throw unauthorized()
  }
  const requireSession = async (request: FastifyRequest) => {
    if (!(await contextOf(request).loadSession())) throw unauthorized()
  }
  return {
    contentType: 'application/json; charset=utf-8',
    routeOf({ meta, procedure }) {
      if (!meta?.openapi) return null
      const { openapi, access } = meta
      const topLevelFields = topLevelFieldsOf({ procedure })
      const isForm = takesForms(openapi)
      return {
        method: openapi.method,
        url: openapi.path.replace(/\{(\w+)\}/g, ':$1'),
        ...(access && {
          onRequest: access === 'pendingLogin' ? requireSession : requireActor(meta),
        }),
        ...(isForm && {
          mountInScope: (server, mountIn) =>
            void server.register(async (scope) => mountIn(readForms(scope))),
        }),
        readParameters: ({ body }) => body,
        readInput: (request) => readInput(request, isForm),
        writeOutput: (output) => successBody(output, topLevelFields),
      }
    },
  }
}

/** Serves every procedure that has a REST route. */
export const mountRest = (server: FastifyInstance, options: MountOptions) =>
  mountProcedures(server, options, restWire(options.contextOf))
