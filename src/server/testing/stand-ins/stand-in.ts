import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  method: string
  /** Path and query as sent. */
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

type Handler = (asked: Asked, response: ServerResponse) => void | Promise<void>

/** How an outside service can behave. */
export const behaviours = {
  /** JSON, or text with its content type. */
  answers:
    (body: unknown, contentType = 'application/json'): Handler =>
    (_asked, response) => {
      response.setHeader('content-type', contentType)
      response.end(typeof body === 'string' ? body : JSON.stringify(body))
    },
  fails:
    (status = 500, headers: Record<string, string> = {}): Handler =>
    (_asked, response) => {
      response.writeHead(status, headers).end('{"message":"stand-in failure"}')
    },
  rateLimits: (): Handler => behaviours.fails(429, { 'retry-after': '30' }),
  talksNonsense: (): Handler =>
    behaviours.answers('<html>not what was asked for</html>', 'text/html'),
  /** Takes the request and never answers. */
  hangs: (): Handler => () => {},
  hangsUp: (): Handler => (_asked, response) => void response.destroy(),
}

/** A server on loopback in place of an outside service; tests change `handler` as they go. */
export async function startStandIn(handler: Handler) {
  const asked: Asked[] = []
  const server = createServer(async (request, response) => {
    const one: Asked = {
      method: request.method ?? '',
      url: new URL(request.url ?? '/', 'http://stand-in'),
      headers: request.headers,
      body: Buffer.concat(await request.toArray()).toString('utf8'),
    }
    asked.push(one)
    await standIn.handler(one, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const standIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Every request so far, oldest first. */
    asked,
    handler,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return standIn
}
