import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import type { Context } from '../core/trpc.ts'
import { dataRoute } from './api-route.ts'
import { type AppRouter, appRouter } from './app-router.ts'
import { makeCaller } from './call-procedure.ts'
import { reportError } from './errors.ts'
import { procedures } from './procedures.ts'
import { mountKeyedCalls } from './trpc-keyed.ts'
import { readCallInput, sendCallFailure, writeCallOutput } from './trpc-wire.ts'

/** Calls that one HTTP request may carry: a batch must not become a way around limits. */
export const maxBatchSize = 10

type ContextOf = (request: FastifyRequest) => Context
type TrpcOptions = FastifyTRPCPluginOptions<AppRouter>['trpcOptions']

/** How the library's own handler is set up. */
const libraryOptions = (contextOf: ContextOf): TrpcOptions => ({
  router: appRouter,
  maxBatchSize,
  createContext: ({ req }) => contextOf(req),
  onError: ({ error, req }) => void reportError(error, req),
  responseMeta: ({ errors, ctx }) => {
    const retryAfter = errors
      .map(({ cause }) => (cause instanceof AppError ? cause.retryAfter : undefined))
      .find((seconds) => seconds !== undefined)
    return ctx && retryAfter ? { headers: { 'retry-after': String(Math.ceil(retryAfter)) } } : {}
  },
})

/**
 * Serves tRPC. The library's handler takes every kind of call; single queries, which are most of the
 * traffic, get a Fastify route each, for the library's way through web Request and Response objects
 * costs more than the query behind it (docs/performance.md has the figures).
 */
export function mountTrpc(server: FastifyInstance, contextOf: ContextOf) {
  const trpcOptions = libraryOptions(contextOf)
  for (const { path, procedure } of procedures) {
    if (procedure._def.type !== 'query') continue
    const call = makeCaller(procedure, path)
    server.get(`/${path}`, dataRoute, async (request, reply) => {
      // A batch of one has the same address, and answers with a list.
      if ('batch' in (request.query as object)) {
        return fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path })
      }
      reply.header('content-type', 'application/json')
      const ctx = contextOf(request)
      try {
        const { input } = request.query as { input?: string }
        return reply.send(writeCallOutput(await call(ctx, readCallInput(input))))
      } catch (thrown) {
        return sendCallFailure(thrown, { path, type: 'query' }, { request, reply, ctx })
      }
    })
  }
  mountKeyedCalls(server, contextOf, (request, reply, path) =>
    fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path }),
  )
  server.register(fastifyTRPCPlugin, { prefix: '', trpcOptions })
}
