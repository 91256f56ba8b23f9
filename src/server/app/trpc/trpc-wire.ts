import { getTRPCErrorShape, transformTRPCResponse } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureHeaders, reportError } from '#server/app/http/send-error.ts'
import { writeOutput } from '#server/platform/cache/serialized-output.ts'
import { type Context, toTrpcError } from '#server/platform/trpc/trpc.ts'
import { parseTrpcJson, readTrpcInput } from '#server/platform/trpc/trpc-input.ts'
import { appRouter } from './app-router.ts'

interface Call {
  path: string
  type: 'query' | 'mutation' | 'subscription' | 'unknown'
}

/** Reads a single call's input, as tRPC's client writes it. @throws AppError `input.malformed` (400) */
export function readCallInput(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  return readTrpcInput(parseTrpcJson(text))
}

/** A single call's output in tRPC's shape. */
export const writeCallOutput = (output: unknown) =>
  writeOutput('{"result":{"data":{"json":', output, '}}}')

/** A single call's failure in tRPC's shape. */
export function writeCallFailure(thrown: unknown, { path, type }: Call, ctx: Context): string {
  const error = toTrpcError(thrown)
  const config = appRouter._def._config
  const shape = getTRPCErrorShape({ config, error, type, path, input: undefined, ctx })
  return JSON.stringify(transformTRPCResponse(config, { error: shape }))
}

/**
 * Sends a call's failure, and logs an unexpected one. tRPC's client reads the same body as the failure of
 * every call of a batch.
 */
export function sendCallFailure(
  thrown: unknown,
  call: Call,
  { request, reply, ctx }: { request: FastifyRequest; reply: FastifyReply; ctx: Context },
) {
  const report = reportError(thrown, request)
  reply.headers(failureHeaders(report)).header('content-type', 'application/json')
  // tRPC has no code for some statuses (414); the status line then has the status of its nearest code.
  const status = getHTTPStatusCodeFromError(toTrpcError(thrown))
  return reply.code(status).send(writeCallFailure(thrown, call, ctx))
}
