import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import type { Context } from '../core/trpc.ts'
import { dataRoute } from './api-route.ts'
import { type AppRouter, appRouter } from './app-router.ts'
import { makeCaller } from './call-procedure.ts'
import { compressedOnce } from './compression.ts'
import { reportError } from './errors.ts'
import { procedures } from './procedures.ts'
import { createReadyAnswers } from './ready-answers.ts'
import { mountKeyedCalls } from './trpc-keyed.ts'
import { mountSubscriptions } from './trpc-subscriptions.ts'
import { readCallInput, sendCallFailure, writeCallOutput } from './trpc-wire.ts'

/** Calls that one HTTP request may carry: a batch must not become a way around limits. */
export const maxBatchSize = 10

const jsonType = 'application/json'

type ContextOf = (request: FastifyRequest) => Context
type TrpcOptions = FastifyTRPCPluginOptions<AppRouter>['trpcOptions']

/** How the library's own handler is set up. */
const libraryOptions = (contextOf: ContextOf): TrpcOptions => ({
  router: appRouter,
  maxBatchSize,
  createContext: ({ req }) => contextOf(req),
  onError: ({ error, req }) => void reportError(error, req),
  responseMeta: ({ errors, ctx, eagerGeneration }) => {
    const retryAfter = errors
      .map(({ cause }) => (cause instanceof AppError ? cause.retryAfter : undefined))
      .find((seconds) => seconds !== undefined)
    return {
      headers: {
        // The library gives none to a request that it refuses as a whole, which makes it plain text.
        ...(!eagerGeneration && { 'content-type': jsonType }),
        ...(ctx && retryAfter && { 'retry-after': String(Math.ceil(retryAfter)) }),
      },
    }
  },
})

/**
 * Serves tRPC. The library's handler takes every kind of call; single queries, which are most of the
 * traffic, get a Fastify route each, for the library's way through web Request and Response objects
 * costs more than the query behind it (docs/performance.md has the figures).
 */
export function mountTrpc(server: FastifyInstance, contextOf: ContextOf) {
  const trpcOptions = libraryOptions(contextOf)
  const ready = createReadyAnswers()
  for (const { path, procedure, meta } of procedures) {
    if (procedure._def.type !== 'query') continue
    const call = makeCaller(procedure, path)
    const kept = meta?.kept ?? false
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      // A batch of one has the same address, and answers with a list.
      if ('batch' in (request.query as object)) {
        return fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path })
      }
      reply.header('content-type', jsonType)
      const ctx = contextOf(request)
      try {
        const { input } = request.query as { input?: string }
        const output = await call(ctx, readCallInput(input))
        const body = writeCallOutput(output)
        if (kept) ready.keep(request, output, body)
        return reply.send(body)
      } catch (thrown) {
        return sendCallFailure(thrown, { path, type: 'query' }, { request, reply, ctx })
      }
    }
    const options = {
      ...dataRoute,
      ...(kept && compressedOnce),
      // The library answers HEAD: Fastify's own route cannot measure the Response that a batch gives.
      exposeHeadRoute: false,
    }
    server.get(`/${path}`, options, kept ? ready.first(jsonType, answer) : answer)
  }
  mountKeyedCalls(server, contextOf, (request, reply, path) =>
    fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path }),
  )
  mountSubscriptions(server, contextOf, (request, reply, path) =>
    fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path }),
  )
  server.register(fastifyTRPCPlugin, { prefix: '', trpcOptions })
}
