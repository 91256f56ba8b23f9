import type { FastifyReply, FastifyRequest } from 'fastify'
import stableStringify from 'safe-stable-stringify'
import { scopeOf } from '#server/platform/trpc/api-key.ts'
import { type Answer, answerOnce, fingerprintOf } from '#server/platform/trpc/idempotency.ts'
import { readIdempotencyKey } from '#server/platform/trpc/idempotency-header.ts'
import type { ProcedureMeta } from '#server/platform/trpc/procedure-meta.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'

interface KeyedCall {
  request: FastifyRequest
  reply: FastifyReply
  context: Context
  /** A procedure with `handlesIdempotencyKey` does without this. */
  meta: ProcedureMeta
  /** The request's parsed JSON, which the key belongs to; the order of its members does not matter. */
  parameters: unknown
}

/**
 * Runs a write once for each `Idempotency-Key`, and unconditionally without one. Keys belong to a user, so
 * only calls that need a token have them. The address is part of what a key belongs to, so a key used
 * over REST is a mismatch over tRPC.
 * @param writeFailure the failure as it is stored; REST's envelope by default.
 */
export async function answerKeyed(
  { request, reply, context, meta, parameters }: KeyedCall,
  run: () => Promise<Answer>,
  writeFailure?: (error: unknown) => string,
): Promise<Answer> {
  if (meta.ignoresIdempotencyKey) return run()
  const key = readIdempotencyKey(request.headers['idempotency-key'])
  if (meta.handlesIdempotencyKey) {
    const answer = await run()
    if (context.answer.isReplay) reply.header('idempotent-replayed', 'true')
    return answer
  }
  const actor = key ? await context.loadActor(scopeOf(meta)) : null
  if (!key || !actor) return run()
  const { method, url } = request
  const fingerprint = fingerprintOf(method, url, stableStringify(parameters ?? null) ?? '')
  const isRepeatable = meta.recognizesRepeats === true
  const keyed = {
    ownerId: actor.id,
    key,
    fingerprint,
    isRepeatable,
    requestId: request.id,
    writeFailure,
  }
  const { isReplay, ...answer } = await answerOnce(context.db, keyed, run)
  if (isReplay) reply.header('idempotent-replayed', 'true')
  return answer
}
