import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { tooManyRequests, unauthorized } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { procedures } from './procedures.ts'
import type { HandleByLibrary } from './trpc-library.ts'
import { sendCallFailure } from './trpc-wire.ts'

/** Seconds that who found no room is asked to wait. */
const fullSeconds = 60

/**
 * Gives every subscription a route of its own, all of them for logged-in people. Who may not have one
 * is told so by the status: the library's handler would answer 200 and say it within the stream.
 */
export function mountSubscriptions(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  handle: HandleByLibrary,
) {
  for (const { path, procedure } of procedures) {
    if (procedure._def.type !== 'subscription') continue
    server.get(`/${path}`, { ...dataRoute, exposeHeadRoute: false }, async (request, reply) => {
      const ctx = contextOf(request)
      try {
        const actor = await ctx.loadActor()
        if (!actor) throw unauthorized()
        if (!ctx.live.hasRoom(actor.id)) throw tooManyRequests(fullSeconds)
      } catch (thrown) {
        return sendCallFailure(thrown, { path, type: 'subscription' }, { request, reply, ctx })
      }
      // The compressor would hold back what is written until its buffer is full.
      request.headers['x-no-compression'] = '1'
      return handle(request, reply, path)
    })
  }
}
