import type { FastifyRequest } from 'fastify'
import { tooManyRequests, unauthorized } from '#server/platform/errors/errors.ts'
import { scopeOf } from '#server/platform/trpc/api-key.ts'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'
import { parseTrpcJson } from '#server/platform/trpc/trpc-input.ts'
import type { ContextOf, ProcedureWire, WireRoute } from './mount-procedures.ts'
import type { HandleByLibrary } from './trpc-library.ts'
import { skipCompression } from './trpc-streams.ts'
import { readCallInput, writeCallFailure, writeCallOutput } from './trpc-wire.ts'

/** Seconds until a user who has too many live connections may try again. */
const noRoomRetrySeconds = 60

const bodyText = ({ body }: FastifyRequest) => body as string | undefined

/**
 * tRPC's wire. Procedures with a route of their own are queries (most of the traffic, and the library's
 * way through web Request and Response objects costs more than the query behind it: docs/performance.md
 * has the figures), mutations that take an `Idempotency-Key`, and subscriptions. Everything else, batches
 * included, goes to the library's own handler.
 */
export function trpcWire(contextOf: ContextOf, handleByLibrary: HandleByLibrary): ProcedureWire {
  function routeByType(
    path: string,
    type: string,
    meta: ProcedureMeta | undefined,
  ): Pick<WireRoute, 'method' | 'handOver'> {
    if (type === 'mutation') {
      return {
        method: 'POST',
        handOver: (request, reply) =>
          request.headers['idempotency-key'] === undefined
            ? handleByLibrary(request, reply, path)
            : null,
      }
    }
    if (type === 'query') {
      return {
        method: 'GET',
        // A batch of one has the same address, and answers with a list.
        handOver: (request, reply) =>
          'batch' in (request.query as object) ? handleByLibrary(request, reply, path) : null,
      }
    }
    return {
      method: 'GET',
      // Refused by status: the library would answer 200 and send the refusal within the stream.
      handOver: async (request, reply) => {
        const ctx = contextOf(request)
        const actor = await ctx.loadActor(scopeOf(meta))
        if (!actor) throw unauthorized()
        if (!ctx.live.hasRoom(actor.id)) throw tooManyRequests(noRoomRetrySeconds)
        skipCompression(request)
        return handleByLibrary(request, reply, path)
      },
    }
  }

  return {
    contentType: 'application/json',
    routeOf({ path, procedure, meta }) {
      const { type } = procedure._def
      if (type === 'mutation' && !(meta?.openapi && meta.access)) return null
      return {
        ...routeByType(path, type, meta),
        url: `/${path}`,
        // tRPC's client never sends HEAD, and Fastify cannot measure the Response that a batch gives.
        options: { exposeHeadRoute: false },
        readParameters: (request) => {
          const text = bodyText(request)
          return text ? parseTrpcJson(text) : undefined
        },
        readInput: (request) =>
          readCallInput(
            type === 'mutation' ? bodyText(request) : (request.query as { input?: string }).input,
          ),
        writeOutput: writeCallOutput,
        writeFailure: (error, ctx) => writeCallFailure(error, { path, type }, ctx),
      }
    },
  }
}
