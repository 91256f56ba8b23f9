import type { FastifyInstance, FastifyRequest } from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { announcesBody } from '#server/app/http/request-wire.ts'
import { AppError, mediaTypeNotAccepted } from '#server/platform/errors/errors.ts'
import { isUtf8Type, readJsonText } from '#server/platform/trpc/json-text.ts'
import { malformedInput } from '#server/platform/trpc/trpc-input.ts'
import { type ContextOf, type MountOptions, mountProcedures } from './mount-procedures.ts'
import { createLibraryHandler } from './trpc-library.ts'
import { trpcWire } from './trpc-routes.ts'
import { streamUncompressed } from './trpc-streams.ts'
import { sendCallFailure } from './trpc-wire.ts'

const jsonType = 'application/json'
const isJson = (contentType = '') =>
  /^application\/json\s*(?:;|$)/i.test(contentType) && isUtf8Type(contentType)

/**
 * Accepts JSON only, and decides before the body is read. The library would read forms and byte streams
 * too, of any length, so it sees no other content type than JSON.
 */
function acceptJsonOnly(server: FastifyInstance) {
  server.addHook('onRequest', async (request, reply) => {
    const { method, headers } = request
    const isRead = method === 'GET' || method === 'HEAD'
    const isRefused = isRead ? announcesBody(request) : !isJson(headers['content-type'])
    if (isRefused) {
      // Otherwise the server would read the whole body only to discard it.
      if (announcesBody(request)) reply.header('connection', 'close')
      throw mediaTypeNotAccepted()
    }
    if (isRead) delete headers['content-type']
    else headers['content-type'] = jsonType
  })
  server.removeAllContentTypeParsers()
  // The library parses the text itself.
  server.addContentTypeParser(jsonType, { parseAs: 'buffer' }, (_request, body, done) => {
    const text = readJsonText(body as Buffer, malformedInput)
    return typeof text === 'string' ? done(null, text) : done(text)
  })
}

const keyOnBatch = () =>
  new AppError({
    code: 'idempotency.batch',
    status: 400,
    message: 'An Idempotency-Key belongs to one call. Please send the calls of a batch one by one.',
  })

const isBatch = ({ url }: FastifyRequest) => {
  const [path = '', query = ''] = url.split('?')
  return /,|%2c/i.test(path) || new URLSearchParams(query).has('batch')
}

/** Refuses a key on a batch: one stored response cannot stand for several calls. */
function refuseKeyOnBatch(server: FastifyInstance, contextOf: ContextOf) {
  server.addHook('onRequest', (request, reply, done) => {
    if (request.headers['idempotency-key'] === undefined || !isBatch(request)) return done()
    const ctx = contextOf(request)
    sendCallFailure(keyOnBatch(), { path: '', type: 'mutation' }, { request, reply, ctx })
  })
}

/** Serves every procedure over tRPC. */
export function mountTrpc(server: FastifyInstance, options: MountOptions) {
  const { contextOf } = options
  streamUncompressed(server)
  acceptJsonOnly(server)
  refuseKeyOnBatch(server, contextOf)
  const handleByLibrary = createLibraryHandler(contextOf)
  mountProcedures(server, options, trpcWire(contextOf, handleByLibrary))
  server.route<{ Params: { path: string } }>({
    method: ['GET', 'POST'],
    url: '/:path',
    exposeHeadRoute: false,
    ...dataRoute,
    handler: (request, reply) => handleByLibrary(request, reply, request.params.path),
  })
}
