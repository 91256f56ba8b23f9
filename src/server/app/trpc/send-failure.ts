import type { FastifyReply, FastifyRequest } from 'fastify'
import { wireOf } from '#server/app/http/request-wire.ts'
import { sendError } from '#server/app/http/send-error.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { sendCallFailure } from './trpc-wire.ts'

/** Answers a request with a failure in the shape that its callers read. */
export type SendFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply) => unknown

/** Failures are written in tRPC's shape under /trpc, where its client reads them, else in REST's. */
export const createSendFailure =
  (contextOf: (request: FastifyRequest) => Context): SendFailure =>
  (error, request, reply) => {
    if (wireOf(request) !== 'trpc') return sendError(error, request, reply)
    reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
    const { path = '' } = (request.params ?? {}) as { path?: string }
    const call = { path, type: 'unknown' } as const
    return sendCallFailure(error, call, { request, reply, ctx: contextOf(request) })
  }
