import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from '@trpc/server/adapters/fastify'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { maxBatchSize } from '#server/app/http/call-limit.ts'
import { failureHeaders, reportError } from '#server/app/http/send-error.ts'
import { describeError } from '#server/platform/errors/error-report.ts'
import { scopeOf } from '#server/platform/trpc/api-key.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { malformedInput, parseTrpcJson, readTrpcInput } from '#server/platform/trpc/trpc-input.ts'
import { unknownMemberCheck } from '#server/platform/trpc/unknown-members.ts'
import { type AppRouter, appRouter } from './app-router.ts'
import { deprecationHeaders } from './deprecation-headers.ts'
import { definitionOf } from './internal/procedure-definition.ts'
import { procedures } from './procedures.ts'
import { allowedMethodsOf } from './trpc-methods.ts'
import { sendCallFailure } from './trpc-wire.ts'

type TrpcOptions = FastifyTRPCPluginOptions<AppRouter>['trpcOptions']

/** The options of the library's own handler. */
const libraryOptions = (contextOf: (request: FastifyRequest) => Context): TrpcOptions => ({
  router: appRouter,
  maxBatchSize,
  createContext: ({ req }) => contextOf(req),
  onError: ({ error, req }) => void reportError(error, req),
  responseMeta: ({ errors, paths = [], eagerGeneration }) => {
    const reports = errors.map((error) => describeError(error, ''))
    const retryAfter = reports.find((report) => report.retryAfter !== undefined)?.retryAfter
    const [first] = reports
    // A batch whose calls have different statuses gets 207.
    const isSame = reports.every(({ status }) => status === first?.status)
    const status = first && isSame ? first.status : 207
    return {
      headers: {
        // The library sets none when it refuses a whole request, which would make it plain text.
        ...(!eagerGeneration && { 'content-type': 'application/json' }),
        ...failureHeaders({ status, ...(retryAfter !== undefined && { retryAfter }) }),
        ...(status === 405 && { allow: allowedMethodsOf(paths.join(',')).join(', ') }),
      },
    }
  },
})

const writes = new Map(
  procedures
    .filter(({ procedure }) => procedure._def.type === 'mutation')
    .map(({ path, procedure, meta }) => {
      const { inputs } = definitionOf(procedure)
      const check = unknownMemberCheck(inputs, meta?.ignoredMembers)
      return [path, { check, needsToken: meta?.access !== undefined, scope: scopeOf(meta) }]
    }),
)

/** A call of a request, with its input as sent. */
interface ReceivedCall {
  path: string
  input: unknown
}

/**
 * Refuses members that a write does not have, as `call-procedure.ts` does for calls that come without the
 * library. A caller who needs a token and has none is refused for that, by the procedure.
 * @returns the members that have no effect.
 * @throws AppError `input.invalid` (400)
 */
async function checkMembers(calls: readonly ReceivedCall[], ctx: Context): Promise<string[]> {
  const ignored: string[] = []
  for (const { path, input } of calls) {
    const write = writes.get(path)
    if (!write) continue
    const loadCaller = () => (ctx.hasApiKey ? ctx.loadActor(write.scope) : ctx.loadSession())
    if (write.needsToken && !(await loadCaller())) continue
    ignored.push(...write.check(input))
  }
  return ignored
}

const deprecations = new Map(
  procedures.flatMap(({ path, meta }) =>
    meta?.deprecated ? [[path, deprecationHeaders(meta.deprecated)]] : [],
  ),
)

/**
 * Reads every input of a request like the library will. The library decodes inputs before any check of
 * ours, so what must not reach its decoder is refused here.
 * @throws AppError `input.malformed` (400)
 */
function readCalls({ method, url, body }: FastifyRequest, path: string): ReceivedCall[] {
  const query = new URLSearchParams(/\?(.*)/s.exec(url)?.[1])
  const text = method === 'GET' ? query.get('input') : body
  if (typeof text !== 'string' || text === '') return []
  const inputs = parseTrpcJson(text)
  if (query.get('batch') !== '1') return [{ path, input: readTrpcInput(inputs) }]
  if (typeof inputs !== 'object' || inputs === null) throw malformedInput()
  const paths = path.split(',')
  return Object.entries(inputs).map(([i, input]) => ({
    path: paths[Number(i)] ?? '',
    input: readTrpcInput(input),
  }))
}

/** Passes a request to the library's own handler, which takes every kind of call. */
export type HandleByLibrary = (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
) => Promise<unknown>

export function createLibraryHandler(
  contextOf: (request: FastifyRequest) => Context,
): HandleByLibrary {
  const trpcOptions = libraryOptions(contextOf)
  return async (request, reply, path) => {
    for (const name of path.split(',')) reply.headers(deprecations.get(name) ?? {})
    try {
      const ignored = await checkMembers(readCalls(request, path), contextOf(request))
      if (ignored.length > 0) reply.header('ignored-members', ignored.join(', '))
    } catch (thrown) {
      const ctx = contextOf(request)
      return sendCallFailure(thrown, { path, type: 'unknown' }, { request, reply, ctx })
    }
    return fastifyRequestHandler({ ...trpcOptions, req: request, res: reply, path })
  }
}
