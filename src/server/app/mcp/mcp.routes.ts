import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { dataRoute } from '#server/app/http/api-route.ts'
import { reportError } from '#server/app/http/send-error.ts'
import { malformedRequest, methodNotAllowed } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { checkOrigin, requireKeyOrNothing } from './mcp-access.ts'

/** The headers that the transport reads. */
const readHeaders = ['accept', 'content-type', 'mcp-protocol-version'] as const

function webRequestOf(request: FastifyRequest): Request {
  const headers = new Headers()
  for (const name of readHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request('http://localhost/mcp', { method: 'POST', headers })
}

/**
 * Serves assistants over MCP's streamable HTTP: one JSON answer for each POST, without sessions, so that
 * every process can answer every request. Streams and sessions, which GET and DELETE are for, get 405.
 */
export function mountMcp(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    // A batch would be one call to the limits; newer versions of the protocol have none.
    if (Array.isArray(request.body)) throw malformedRequest()
    const context = contextOf(request)
    const left = new AbortController()
    reply.raw.once('close', () => left.abort())
    // Loaded when an assistant first asks: these bring more than a hundred modules.
    const [{ createMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
      import('./mcp-server.ts'),
      import('@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'),
    ])
    const mcp = createMcpServer({
      context,
      key: await context.loadApiKey(),
      signal: left.signal,
      report: (error) => reportError(error, request),
    })
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
    await mcp.connect(transport)
    try {
      const response = await transport.handleRequest(webRequestOf(request), {
        parsedBody: request.body,
      })
      reply.code(response.status).headers(Object.fromEntries(response.headers))
      return reply.send(await response.text())
    } finally {
      await mcp.close()
    }
  }
  server.post('/mcp', {
    config: dataRoute.config,
    onRequest: [
      dataRoute.onRequest,
      async (request) => {
        checkOrigin(request, contextOf(request).env)
        requireKeyOrNothing(contextOf(request), request)
      },
    ],
    handler: answer,
  })
  server.route({
    method: ['GET', 'DELETE'],
    url: '/mcp',
    ...dataRoute,
    handler: async (_request, reply) => {
      reply.header('allow', 'POST')
      throw methodNotAllowed()
    },
  })
}
