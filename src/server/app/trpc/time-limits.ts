import { type Server, STATUS_CODES } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { announcesBody, wireOf } from '#server/app/http/request-wire.ts'
import type { Env } from '#server/platform/config/env.ts'
import { failureBody } from '#server/platform/errors/error-report.ts'
import { requestTimedOut } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { writeCallFailure } from './trpc-wire.ts'

type Times = Pick<Env, 'REQUEST_TIMEOUT_SECONDS' | 'UPLOAD_TIMEOUT_SECONDS'>

/** How often Node checks for late connections, in milliseconds: they may take that much longer. */
const checkingMs = 5000

/**
 * Node's own timeouts: for a request's headers, and for any whole request, which Fastify switches off by
 * default. Node knows no routes, so `limitBodyTime` enforces the shorter time of all but uploads.
 */
export const nodeTimeouts = (env: Times): FastifyHttpOptions<Server> => {
  const headersTimeout = env.REQUEST_TIMEOUT_SECONDS * 1000
  const requestTimeout = Math.max(headersTimeout, env.UPLOAD_TIMEOUT_SECONDS * 1000)
  const connectionsCheckingInterval = Math.min(checkingMs, headersTimeout / 4)
  return { requestTimeout, http: { headersTimeout, connectionsCheckingInterval } }
}

/** Responds on the raw socket, because the request will never be complete, and closes it. */
export function endWith(socket: Socket, status: number, body: string, requestId: string) {
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `X-Content-Type-Options: nosniff\r\nX-Request-Id: ${requestId}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  }
  socket.destroySoon()
}

/**
 * Ends requests whose body has not arrived in time, even if bytes keep arriving or the response was sent
 * before the body was read.
 */
export function limitBodyTime(
  server: FastifyInstance,
  env: Times,
  contextOf: (request: FastifyRequest) => Context,
) {
  const endLate = (request: FastifyRequest, reply: FastifyReply) => {
    const { socket, complete } = request.raw
    if (complete || socket.destroyed) return
    if (reply.raw.headersSent) return void socket.destroy()
    const failure = requestTimedOut()
    const body =
      wireOf(request) === 'trpc'
        ? writeCallFailure(failure, { path: '', type: 'unknown' }, contextOf(request))
        : failureBody(failure)
    endWith(socket, 408, body, request.id)
  }
  server.addHook('onRequest', (request, reply, done) => {
    // Requests injected by tests have no socket.
    if (announcesBody(request) && request.raw.socket instanceof Socket) {
      const isUpload = request.routeOptions.config?.takesUploads === true
      const seconds = isUpload ? env.UPLOAD_TIMEOUT_SECONDS : env.REQUEST_TIMEOUT_SECONDS
      const timer = setTimeout(() => endLate(request, reply), seconds * 1000)
      request.raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
  // A refusal before the whole body is here: whatever reads on this connection next, perhaps another
  // person's request behind a proxy, would wait for bytes that nobody takes in.
  server.addHook('onSend', (request, reply, payload, done) => {
    if (announcesBody(request) && !request.raw.complete) reply.header('connection', 'close')
    done(null, payload)
  })
}
