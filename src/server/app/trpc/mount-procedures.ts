import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HTTPMethods,
  RouteOptions,
} from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { compressedOnce } from '#server/app/http/compression.ts'
import { sendTagged } from '#server/app/http/etag.ts'
import { answerKeyed } from '#server/app/http/keyed-answer.ts'
import { createResponseCache } from '#server/app/http/response-cache.ts'
import { markIgnoredKey } from '#server/platform/trpc/idempotency-header.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { sendDeprecation } from './deprecation-headers.ts'
import { makeCaller } from './internal/call-procedure.ts'
import { type NamedProcedure, procedures } from './procedures.ts'

export type ContextOf = (request: FastifyRequest) => Context

export interface MountOptions {
  contextOf: ContextOf
  /** Memory for responses to visitors, of each wire; 0 for none. */
  visitorCacheBytes: number
}

type MountIn = (scope: FastifyInstance) => void

/** One procedure's route on one wire. */
export interface WireRoute {
  method: HTTPMethods
  url: string
  /** Run before the body is read. */
  onRequest?: (request: FastifyRequest) => Promise<void>
  options?: Pick<RouteOptions, 'exposeHeadRoute'>
  /** Mounts the route in a scope of its own, where it needs other body parsers. */
  mountInScope?: ((server: FastifyInstance, mountIn: MountIn) => void) | undefined
  /** Answers requests of this address that are not plain single calls; null for those that are. */
  handOver?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown> | null
  /** The parsed JSON that an `Idempotency-Key` belongs to. */
  readParameters(request: FastifyRequest): unknown
  /** The input that the procedure's schema checks. */
  readInput(request: FastifyRequest): unknown
  writeOutput(output: unknown): string | Buffer
  /** The failure as it is stored for an `Idempotency-Key`; REST's envelope without it. */
  writeFailure?: (error: unknown, ctx: Context) => string
}

/** One of the protocols that serve procedures. */
export interface ProcedureWire {
  contentType: string
  /** null for a procedure that has no route of its own on this wire. */
  routeOf(named: NamedProcedure): WireRoute | null
}

/** Aborts when the client disconnects before the response is written. */
function abortOnDisconnect({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** A token may change any answer, so a request with one gets nothing that is stored for visitors. */
const isVisitor = ({ headers }: FastifyRequest) => headers.authorization === undefined

/** Gives every procedure its Fastify route on a wire: one contract, the same checks and errors. */
export function mountProcedures(
  server: FastifyInstance,
  { contextOf, visitorCacheBytes }: MountOptions,
  { contentType, routeOf }: ProcedureWire,
) {
  const responses = createResponseCache(contentType)
  const visitorResponses = createResponseCache(contentType, {
    maxBytes: visitorCacheBytes || 1,
    send: (_request, reply, body) => reply.send(body),
  })
  for (const named of procedures) {
    const { path, procedure, meta = {} } = named
    const route = routeOf(named)
    if (!route) continue
    const { handOver, writeFailure } = route
    const call = makeCaller(procedure, path)
    const isCached = meta.cached === true
    const isCachedForVisitors = meta.cachedForVisitors === true && visitorCacheBytes > 0
    // Queries end before a client could disconnect, and are too many for a signal each.
    const isQuery = procedure._def.type === 'query'
    // Responses of procedures that need no token are not stored: a login's has a fresh token in it.
    const takesKey = meta.openapi && meta.access && route.method !== 'GET'
    const ignoresKey = route.method !== 'GET' && (!takesKey || meta.ignoresIdempotencyKey)

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const ctx = contextOf(request)
      const signal = isQuery ? undefined : abortOnDisconnect(reply)
      const load = async () => {
        const output = await call(ctx, route.readInput(request), signal)
        return { output, body: route.writeOutput(output) }
      }
      const run = async () => {
        if (isCachedForVisitors && isVisitor(request)) {
          const answer = await visitorResponses.loadOnce(request, ctx.tableVersions.count(), load)
          visitorResponses.store(request, answer)
          return answer.body
        }
        const answer = await load()
        if (isCached) responses.store(request, answer)
        return answer.body
      }
      const hasKey = takesKey && request.headers['idempotency-key'] !== undefined
      const { status, body } = hasKey
        ? await answerKeyed(
            { request, reply, context: ctx, meta, parameters: route.readParameters(request) },
            async () => ({ status: 200, body: String(await run()) }),
            writeFailure && ((error) => writeFailure(error, ctx)),
          )
        : { status: 200, body: await run() }
      reply.code(status).header('content-type', contentType)
      const { ignoredMembers } = ctx.answer
      if (ignoredMembers.length > 0) reply.header('ignored-members', ignoredMembers.join(', '))
      return isCached ? sendTagged(request, reply, body) : reply.send(body)
    }
    const called = handOver
      ? (request: FastifyRequest, reply: FastifyReply) =>
          handOver(request, reply) ?? answer(request, reply)
      : answer
    const sentToVisitors = visitorResponses.sendOrCall(called)
    const cachedHandler = isCached ? responses.sendOrCall(called) : called
    const handler = isCachedForVisitors
      ? (request: FastifyRequest, reply: FastifyReply) =>
          (isVisitor(request) ? sentToVisitors : called)(request, reply)
      : cachedHandler
    const mountIn = (scope: FastifyInstance) =>
      void scope.route({
        method: route.method,
        url: route.url,
        config: {
          ...dataRoute.config,
          procedurePath: path,
          ...(isCached && { hasAnswerInMemory: responses.has }),
          ...(isCachedForVisitors && {
            hasAnswerInMemory: (request) => isVisitor(request) && visitorResponses.has(request),
          }),
        },
        onRequest: [
          dataRoute.onRequest,
          ...(meta.deprecated ? [sendDeprecation(meta.deprecated)] : []),
          ...(ignoresKey ? [markIgnoredKey] : []),
          ...(route.onRequest ? [route.onRequest] : []),
        ],
        handler,
        ...((isCached || isCachedForVisitors) && compressedOnce),
        ...route.options,
      })
    if (route.mountInScope) route.mountInScope(server, mountIn)
    else mountIn(server)
  }
}
