import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface StandInRequest {
  method: string
  /** Path and query as sent. */
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

type Handler = (request: StandInRequest, response: ServerResponse) => void | Promise<void>

/** Ways in which an external service can behave. */
export const behaviours = {
  /** Answers with JSON, or with a text of the given content type. */
  answers:
    (body: unknown, contentType = 'application/json'): Handler =>
    (_request, response) => {
      response.setHeader('content-type', contentType)
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    },
  fails:
    (status = 500, headers: Record<string, string> = {}): Handler =>
    (_request, response) => {
      response.writeHead(status, headers).end('{"message":"stand-in failure"}')
    },
  rateLimits: (): Handler => behaviours.fails(429, { 'retry-after': '30' }),
  talksNonsense: (): Handler =>
    behaviours.answers('<html>not what was asked for</html>', 'text/html'),
  /** Takes the request and never answers. */
  hangs: (): Handler => () => {},
  hangsUp: (): Handler => (_request, response) => void response.destroy(),
}

/** Starts a server on loopback in place of an external service; tests may replace `handler` at any time. */
export async function startStandIn(handler: Handler) {
  const requests: StandInRequest[] = []
  const server = createServer(async (request, response) => {
    const received: StandInRequest = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://stand-in'),
      headers: request.headers,
      body: Buffer.concat(await request.toArray()).toString('utf8'),
    }
    requests.push(received)
    await standIn.handler(received, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const standIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All requests received so far, oldest first. */
    requests,
    handler,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}
