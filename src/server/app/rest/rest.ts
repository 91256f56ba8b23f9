import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { compressedOnce } from '#server/app/http/compression.ts'
import { sendTagged } from '#server/app/http/etag.ts'
import { answerKeyed } from '#server/app/http/keyed-answer.ts'
import { createResponseCache } from '#server/app/http/response-cache.ts'
import { makeCaller } from '#server/app/trpc/internal/call-procedure.ts'
import { procedures } from '#server/app/trpc/procedures.ts'
import { writeOutput } from '#server/platform/cache/serialized-output.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Context, ProcedureMeta } from '#server/platform/trpc/trpc.ts'
import { readForms, takesForms } from './rest-forms.ts'

type Lift = NonNullable<ProcedureMeta['topLevelFields']>

const jsonType = 'application/json; charset=utf-8'

/** REST's success envelope; the one place that wraps. */
function successBody(output: unknown, topLevelFields: Lift = []): string | Buffer {
  const lifted = topLevelFields.map(
    (field) => `"${field}":${JSON.stringify(readField(output, field))},`,
  )
  return writeOutput(`{"success":true,${lifted.join('')}"data":`, output, '}')
}

const readField = (output: unknown, field: string) =>
  (output as Record<string, unknown> | null)?.[field] ?? null

/** Path, query and body as the one input object that the procedure's schema checks. */
function readInput(request: FastifyRequest, isForm: boolean): unknown {
  // HEAD is GET without the answer's body, and has its input in the same place.
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const given = isRead ? request.query : (request.body ?? {})
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const fromAddress = isForm ? (request.query as object) : {}
  return { ...fromAddress, ...given, ...(request.params as object) }
}

/** Aborts when the client has left before its answer was written. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/**
 * Mounts every procedure that has `meta.openapi` as a Fastify route of its own: the same contract,
 * checks and errors as over tRPC, without a second router in between.
 */
export function mountRest(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
) {
  // Before the body is read: a stranger's bytes are not worth parsing.
  const requireActor = async (request: FastifyRequest) => {
    if (!(await contextOf(request).loadActor())) throw unauthorized()
  }
  const requireSession = async (request: FastifyRequest) => {
    if (!(await contextOf(request).loadSession())) throw unauthorized()
  }
  const ready = createResponseCache()
  for (const { path, procedure, meta } of procedures) {
    if (!meta?.openapi) continue
    const { openapi, access, topLevelFields, cached: kept = false } = meta
    const call = makeCaller(procedure, path)
    // Queries are over before anybody could leave, and too many for a signal each.
    const isQuery = procedure._def.type === 'query'
    // What needs no token keeps no answer: a login's has a fresh token in it, which is never stored.
    const isWrite = access !== undefined && openapi.method !== 'GET'
    const isForm = takesForms(openapi)
    const requireToken = access === 'pendingLogin' ? requireSession : requireActor
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = contextOf(request)
      const signal = isQuery ? undefined : leavingOf(reply)
      const run = async () => {
        const output = await call(ctx, readInput(request, isForm), signal)
        const body = successBody(output, topLevelFields)
        if (kept) ready.keep(request, output, body)
        return body
      }
      const isKeyed = isWrite && request.headers['idempotency-key'] !== undefined
      const { status, body } = isKeyed
        ? await answerKeyed(
            { request, reply, context: ctx, meta, parameters: request.body },
            async () => ({ status: 200, body: String(await run()) }),
          )
        : { status: 200, body: await run() }
      reply.code(status).header('content-type', jsonType)
      return kept ? sendTagged(request, reply, body) : reply.send(body)
    }
    const mount = (scope: FastifyInstance) =>
      scope.route({
        method: openapi.method,
        url: openapi.path.replace(/\{(\w+)\}/g, ':$1'),
        config: dataRoute.config,
        onRequest: access ? [dataRoute.onRequest, requireToken] : dataRoute.onRequest,
        handler: kept ? ready.first(jsonType, answer) : answer,
        ...(kept && compressedOnce),
      })
    if (isForm) void server.register(async (forms) => void mount(readForms(forms)))
    else mount(server)
  }
}
