import { getTRPCErrorFromUnknown, getTRPCErrorShape, transformTRPCResponse } from '@trpc/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import superjson from 'superjson'
import { AppError } from '../core/errors.ts'
import { writeOutput } from '../core/prepared.ts'
import type { Context } from '../core/trpc.ts'
import { appRouter } from './app-router.ts'
import { reportError } from './errors.ts'

interface Call {
  path: string
  type: 'query' | 'mutation' | 'subscription'
}

const malformed = () =>
  new AppError({ code: 'input.malformed', status: 400, message: 'The input is not valid JSON.' })

/** A single call's input as tRPC's client writes it. @throws AppError 400 when it is not that. */
export function readCallInput(text: string | undefined): unknown {
  if (text === undefined || text === '') return undefined
  try {
    return superjson.deserialize(JSON.parse(text))
  } catch {
    throw malformed()
  }
}

/** A single call's answer in tRPC's shape. */
export const writeCallOutput = (output: unknown) =>
  writeOutput('{"result":{"data":{"json":', output, '}}}')

/** A single call's failure in tRPC's shape. */
export function writeCallFailure(thrown: unknown, { path, type }: Call, ctx: Context): string {
  const error = getTRPCErrorFromUnknown(thrown)
  const config = appRouter._def._config
  const shape = getTRPCErrorShape({ config, error, type, path, input: undefined, ctx })
  return JSON.stringify(transformTRPCResponse(config, { error: shape }))
}

/** Answers with a single call's failure, and logs it when nobody expected it. */
export function sendCallFailure(
  thrown: unknown,
  call: Call,
  { request, reply, ctx }: { request: FastifyRequest; reply: FastifyReply; ctx: Context },
) {
  const { status, retryAfter } = reportError(getTRPCErrorFromUnknown(thrown), request)
  if (retryAfter !== undefined) reply.header('retry-after', Math.ceil(retryAfter))
  return reply.code(status).send(writeCallFailure(thrown, call, ctx))
}
