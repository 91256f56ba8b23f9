import { getTRPCErrorFromUnknown, getTRPCErrorShape, transformTRPCResponse } from '@trpc/server'
import {
  type FastifyTRPCPluginOptions,
  fastifyRequestHandler,
  fastifyTRPCPlugin,
} from '@trpc/server/adapters/fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import superjson from 'superjson'
import { AppError } from '../core/errors.ts'
import { writeOutput } from '../core/prepared.ts'
import type { Context } from '../core/trpc.ts'
import { dataRoute } from './api-route.ts'
import { type AppRouter, appRouter } from './app-router.ts'
import { makeCaller } from './call-procedure.ts'
import { reportError } from './errors.ts'
import { procedures } from './procedures.ts'

/** Calls that one HTTP request may carry: a batch must not become a way around limits. */
export const maxBatchSize = 10

const malformed = () =>
  new AppError({ code: 'input.malformed', status: 400, message: 'The input is not valid JSON.' })

function readInput(query: unknown): unknown {
  const { input } = query as { input?: string }
  if (input === undefined) return undefined
  try {
    return superjson.deserialize(JSON.parse(input))
  } catch {
    throw malformed()
  }
}

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

/** Answers a single query's failure in tRPC's shape. */
function sendFailure(
  thrown: unknown,
  path: string,
  { request, reply, ctx }: { request: FastifyRequest; reply: FastifyReply; ctx: Context },
) {
  const error = getTRPCErrorFromUnknown(thrown)
  const { status, retryAfter } = reportError(error, request)
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
  const config = appRouter._def._config
  const shape = getTRPCErrorShape({ config, error, type: 'query', path, input: undefined, ctx })
  return reply.code(status).send(JSON.stringify(transformTRPCResponse(config, { error: shape })))
}

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
        const output = await call(ctx, readInput(request.query))
        return reply.send(writeOutput('{"result":{"data":{"json":', output, '}}}'))
      } catch (thrown) {
        return sendFailure(thrown, path, { request, reply, ctx })
      }
    })
  }
  server.register(fastifyTRPCPlugin, { prefix: '', trpcOptions })
}
