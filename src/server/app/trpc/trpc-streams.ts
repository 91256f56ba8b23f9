import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Has @fastify/compress leave a response alone: it would hold streamed data back until its buffer is
 * full.
 */
export function skipCompression({ headers }: FastifyRequest) {
  headers['x-no-compression'] = '1'
}

/** Sends JSON-lines responses as they are written. */
export function streamUncompressed(server: FastifyInstance) {
  server.addHook('onRequest', (request, _reply, done) => {
    const { accept = '', 'trpc-accept': trpcAccept } = request.headers
    const isStream = [trpcAccept, accept].some((type) => type?.includes('application/jsonl'))
    if (isStream) skipCompression(request)
    done()
  })
}
