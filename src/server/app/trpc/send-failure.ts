import type { FastifyReply, FastifyRequest } from 'fastify'
import { wireOf } from '#server/app/http/request-wire.ts'
import { sendError } from '#server/app/http/send-error.ts'
import type { ContextOf } from './mount-procedures.ts'
import { sendCallFailure } from './trpc-wire.ts'

/** Answers a request with a failure in the shape that its client reads. */
export type SendFailureResponse = (
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown

/** Failures have tRPC's shape under /trpc, where its client reads them, and REST's everywhere else. */
export const createSendFailure =
  (contextOf: ContextOf): SendFailureResponse =>
  (error, request, reply) => {
    if (wireOf(request) !== 'trpc') return sendError(error, request, reply)
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const { path: pathParam = '' } = (request.params ?? {}) as { path?: string }
    const path = request.routeOptions.config?.procedurePath ?? pathParam
    const call = { path, type: 'unknown' } as const
    return sendCallFailure(error, call, { request, reply, ctx: contextOf(request) })
  }
