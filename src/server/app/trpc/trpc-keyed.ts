import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { answerKeyed } from '#server/app/http/keyed-answer.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { parseTrpcJson, readTrpcInput } from '#server/platform/trpc/trpc-input.ts'
import { makeCaller } from './internal/call-procedure.ts'
import { procedures } from './procedures.ts'
import type { HandleByLibrary } from './trpc-library.ts'
import { sendCallFailure, writeCallFailure, writeCallOutput } from './trpc-wire.ts'

const keyOfBatch = () =>
  new AppError({
    code: 'idempotency.batch',
    status: 400,
    message: 'An Idempotency-Key belongs to one call. Please send the calls of a batch one by one.',
  })

const isBatch = ({ url }: FastifyRequest) => {
  const [path = '', query = ''] = url.split('?')
  return /,|%2c/i.test(path) || new URLSearchParams(query).has('batch')
}

/**
 * Gives every mutation that needs a token a route of its own, where a single call's
 * `Idempotency-Key` holds as it does over REST. A key on a batch is refused, for one answer can't be
 * kept for ten calls; on what needs no token it means nothing.
 * @param handleUnkeyed takes the calls without a key.
 */
export function mountKeyedCalls(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  handleUnkeyed: HandleByLibrary,
) {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers['idempotency-key'] === undefined || !isBatch(request)) return done()
    const ctx = contextOf(request)
    sendCallFailure(keyOfBatch(), { path: '', type: 'mutation' }, { request, reply, ctx })
  })

  for (const { path, procedure, meta } of procedures) {
    if (procedure._def.type !== 'mutation' || !meta?.openapi || !meta.access) continue
    const call = makeCaller(procedure, path)
    const answer = async (request: FastifyRequest, reply: FastifyReply, ctx: Context) => {
      const named = { path, type: 'mutation' } as const
      try {
        const text = request.body as string | undefined
        const wire = text ? parseTrpcJson(text) : undefined
        const { status, body } = await answerKeyed(
          { request, reply, context: ctx, meta, parameters: wire },
          async () => {
            const input = wire === undefined ? undefined : readTrpcInput(wire)
            return { status: 200, body: String(writeCallOutput(await call(ctx, input))) }
          },
          (error) => writeCallFailure(error, named, ctx),
        )
        reply.header('content-type', 'application/json')
        return await reply.code(status).send(body)
      } catch (thrown) {
        return sendCallFailure(thrown, named, { request, reply, ctx })
      }
    }
    server.post(`/${path}`, dataRoute, (request, reply) =>
      request.headers['idempotency-key'] === undefined
        ? handleUnkeyed(request, reply, path)
        : answer(request, reply, contextOf(request)),
    )
  }
}
