import type { FastifyReply, FastifyRequest } from 'fastify'
import stableStringify from 'safe-stable-stringify'
import {
  type Answer,
  answerOnce,
  fingerprintOf,
  readIdempotencyKey,
} from '#server/platform/trpc/idempotency.ts'
import type { Context, ProcedureMeta } from '#server/platform/trpc/trpc.ts'

interface KeyedCall {
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  /** Of a procedure that `keepsKey`: it does that itself. */
  meta: ProcedureMeta
  /** The request's parsed JSON: the key belongs to it, in whatever order its members are written. */
  parameters: unknown
}

/**
 * Runs a write once for its `Idempotency-Key`; at once when there is none. Keys belong to a person,
 * so only calls that need a token come here. REST and tRPC have their own addresses, so a key that
 * came by one of them is a mismatch at the other.
 * @param writeFailure what is kept of a failure; REST's envelope without it.
 */
export async function answerKeyed(
  { request, reply, context, meta, parameters }: KeyedCall,
  run: () => Promise<Answer>,
  writeFailure?: (error: unknown) => string,
): Promise<Answer> {
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (meta.handlesIdempotencyKey) {
    const answer = await run()
    if (context.answer.isReplay) reply.header('idempotent-replayed', 'true')
    return answer
  }
  if (meta.ignoresIdempotencyKey) return run()
  const actor = key ? await context.loadActor() : null
  if (!key || !actor) return run()
  const { method, url } = request
  const fingerprint = fingerprintOf(method, url, stableStringify(parameters ?? null) ?? '')
  const keyed = { ownerId: actor.id, key, fingerprint, requestId: request.id, writeFailure }
  const { isReplay, ...answer } = await answerOnce(context.db, keyed, run)
  if (isReplay) reply.header('idempotent-replayed', 'true')
  return answer
}
