import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { compressedOnce } from '#server/app/http/compression.ts'
import { sendTagged } from '#server/app/http/etag.ts'
import { announcesBody } from '#server/app/http/request-wire.ts'
import { createResponseCache } from '#server/app/http/response-cache.ts'
import { mediaTypeNotAccepted } from '#server/platform/errors/errors.ts'
import { isNestedTooDeep } from '#server/platform/trpc/json-depth.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { malformedInput } from '#server/platform/trpc/trpc-input.ts'
import { makeCaller } from './internal/call-procedure.ts'
import { procedures } from './procedures.ts'
import { mountKeyedCalls } from './trpc-keyed.ts'
import { createLibraryHandler } from './trpc-library.ts'
import { mountSubscriptions } from './trpc-subscriptions.ts'
import { readCallInput, sendCallFailure, writeCallOutput } from './trpc-wire.ts'

const jsonType = 'application/json'
const isJson = (contentType = '') => /^application\/json\s*(?:;|$)/i.test(contentType)

type ContextOf = (request: FastifyRequest) => Context

/**
 * Takes JSON only, and decides before the body is read. The library would read forms and byte streams
 * too, however long they are, so it sees no other content type than JSON.
 */
function acceptJsonOnly(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const isRefused = isRead ? announcesBody(request) : !isJson(headers['content-type'])
    if (isRefused) {
      // Else the server would go on taking in the body, to throw it away.
      if (announcesBody(request)) reply.header('connection', 'close')
      throw mediaTypeNotAccepted()
    }
    if (isRead) delete headers['content-type']
    else headers['content-type'] = jsonType
  })
  server.removeAllContentTypeParsers()
  // The library parses the text itself.
  server.addContentTypeParser(jsonType, { parseAs: 'string' }, (_request, body, done) =>
    isNestedTooDeep(String(body)) ? done(malformedInput()) : done(null, body),
  )
}

/**
 * Serves tRPC. The library's handler takes every kind of call; single queries, which are most of the
 * traffic, get a Fastify route each, for the library's way through web Request and Response objects
 * costs more than the query behind it (docs/performance.md has the figures).
 */
export function mountTrpc(server: FastifyInstance, contextOf: ContextOf) {
  acceptJsonOnly(server)
  const handleByLibrary = createLibraryHandler(contextOf)
  const ready = createResponseCache()
  for (const { path, procedure, meta } of procedures) {
    if (procedure._def.type !== 'query') continue
    const call = makeCaller(procedure, path)
    const kept = meta?.cached ?? false
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      // A batch of one has the same address, and answers with a list.
      if ('batch' in (request.query as object)) return handleByLibrary(request, reply, path)
      reply.header('content-type', jsonType)
      const ctx = contextOf(request)
      try {
        const { input } = request.query as { input?: string }
        const output = await call(ctx, readCallInput(input))
        const body = writeCallOutput(output)
        if (kept) ready.keep(request, output, body)
        return kept ? sendTagged(request, reply, body) : reply.send(body)
      } catch (thrown) {
        return sendCallFailure(thrown, { path, type: 'query' }, { request, reply, ctx })
      }
    }
    const options = {
      ...dataRoute,
      ...(kept && compressedOnce),
      // tRPC's client never sends HEAD, and Fastify's own route cannot measure the Response that a batch gives.
      exposeHeadRoute: false,
    }
    server.get(`/${path}`, options, kept ? ready.first(jsonType, answer) : answer)
  }
  mountKeyedCalls(server, contextOf, handleByLibrary)
  mountSubscriptions(server, contextOf, handleByLibrary)
  server.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/:path',
    exposeHeadRoute: false,
    ...dataRoute,
    handler: (request, reply) => handleByLibrary(request, reply, request.params.path),
  })
}
