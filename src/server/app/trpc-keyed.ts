import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../core/errors.ts'
import type { Context } from '../core/trpc.ts'
import { dataRoute } from './api-route.ts'
import { makeCaller } from './call-procedure.ts'
import { answerKeyed } from './keyed-answer.ts'
import { procedures } from './procedures.ts'
import { readCallInput, sendCallFailure, writeCallFailure, writeCallOutput } from './trpc-wire.ts'

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

type Handler = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<unknown>

/**
 * Gives every mutation that needs a token a route of its own, where a single call's
 * `Idempotency-Key` holds as it does over REST. A key on a batch is refused, for one answer can't be
 * kept for ten calls; on what needs no token it means nothing.
 * @param handleUnkeyed takes the calls without a key.
 */
export function mountKeyedCalls(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  handleUnkeyed: Handler,
) {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers['idempotency-key'] === undefined || !isBatch(request)) return done()
    const ctx = contextOf(request)
    reply.header('content-type', 'application/json')
    sendCallFailure(keyOfBatch(), { path: '', type: 'mutation' }, { request, reply, ctx })
  })

  server.register(async (scope) => {
    // As the library has it: the text goes on as it came.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    )
    for (const { path, procedure, meta } of procedures) {
      if (procedure._def.type !== 'mutation' || meta?.openapi?.protect !== true) continue
      const call = makeCaller(procedure, path)
      scope.post(`/${path}`, dataRoute, async (request, reply) => {
        if (request.headers['idempotency-key'] === undefined) {
          return handleUnkeyed(request, reply, path)
        }
        reply.header('content-type', 'application/json')
        const ctx = contextOf(request)
        const named = { path, type: 'mutation' } as const
        try {
          const { status, body } = await answerKeyed(
            request,
            reply,
            ctx,
            meta,
            async () => {
              const input = readCallInput(request.body as string | undefined)
              return { status: 200, body: String(writeCallOutput(await call(ctx, input))) }
            },
            (error) => writeCallFailure(error, named, ctx),
          )
          return await reply.code(status).send(body)
        } catch (thrown) {
          return sendCallFailure(thrown, named, { request, reply, ctx })
        }
      })
    }
  })
}
