import type { FastifyInstance } from 'fastify'

/**
 * Lets streamed answers through as they are written: the compressor would hold them back until its
 * buffer is full, and takes this header for a wish to be left alone.
 */
export function keepStreamsFlowing(server: FastifyInstance) {
  server.addHook('onRequest', (request, _reply, done) => {
    const { accept = '', 'trpc-accept': wanted } = request.headers
    if (wanted === 'application/jsonl' || accept.includes('application/jsonl')) {
      request.headers['x-no-compression'] = '1'
    }
    done()
  })
}
