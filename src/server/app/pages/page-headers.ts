import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

type HelmetOptions = Parameters<typeof helmet>[0]

/** What helmet sets on a response. */
function headersOf(options: HelmetOptions): [name: string, value: string][] {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, (error) => {
    if (error) throw error
  })
  return Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)])
}

/**
 * Gives every response the security headers of pages, but those of routes with `config: { hasOwnHeaders: true }`. They never change, so
 * they are made once: helmet makes them anew for each request, which took longer than to answer it from memory.
 */
export function setPageHeaders(server: FastifyInstance, options: HelmetOptions): void {
  const headers = headersOf(options)
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.config?.hasOwnHeaders) {
      for (const [name, value] of headers) reply.raw.setHeader(name, value)
    }
    done()
  })
}
