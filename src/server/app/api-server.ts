import { randomUUID } from 'node:crypto'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { mountDataDownload } from '#server/features/account/account.routes.ts'
import { mountListingImports } from '#server/features/listing-import/listing-import.routes.ts'
import { mountNewsPictures } from '#server/features/news/news-picture.routes.ts'
import { mountUnsubscribeLink } from '#server/features/newsletter/newsletter.routes.ts'
import { mountOrderExport } from '#server/features/order/export/order-export.routes.ts'
import { mountShopExport } from '#server/features/shop-export/shop-export.routes.ts'
import { mountUploads } from '#server/features/upload/upload.routes.ts'
import type { Env } from '#server/platform/config/env.ts'
import { malformedRequest, mediaTypeNotAccepted } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { isUtf8Type, readJsonText } from '#server/platform/trpc/json-text.ts'
import { personalData } from './database/personal-data.ts'
import type { LimitCalls } from './http/call-limit.ts'
import { type AppServices, rememberContexts } from './http/context.ts'
import { carryReadPositions } from './http/read-position.ts'
import { RequestLog } from './http/request-log.ts'
import { isCompressed } from './http/request-wire.ts'
import { mountMcp } from './mcp/mcp.routes.ts'
import { mountApiDocs } from './rest/api-docs.ts'
import { mountProfileImage } from './rest/profile-image.ts'
import { mountRest } from './rest/rest.ts'
import { createSendFailure } from './trpc/send-failure.ts'
import { limitBodyTime, nodeTimeouts } from './trpc/time-limits.ts'
import { mountTrpc } from './trpc/trpc-mount.ts'
import { answerUnreadable } from './trpc/unreadable-request.ts'
import { unservedFailure } from './trpc/unserved.ts'

const maxBodyBytes = 256 * 1024

/** Fastify wants a function for a number of hops. */
const trustedHops = (setting: Env['TRUST_PROXY']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

/** Accepts only JSON bodies, in UTF-8, and none nested so deep that walking it would exhaust the stack. */
function acceptJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (!isUtf8Type(request.headers['content-type'])) return done(mediaTypeNotAccepted())
    const text = readJsonText(body as Buffer, malformedRequest)
    return typeof text === 'string' ? parse(request, text, done) : done(text)
  })
}

/** Without these Fastify loads its compilers of JSON schemas, a hundred modules; our routes check by zod. */
function refuseSchema(): never {
  throw new Error('A route has a JSON schema, and nothing here compiles it.')
}
const noSchemaCompilers = { buildValidator: refuseSchema, buildSerializer: refuseSchema }

/** Ids that are unique across processes; drawing a random one for each request would cost more. */
function requestIds() {
  const start = randomUUID().slice(0, 13)
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/**
 * A server without routes: how it reads bodies and answers failures.
 * @param limitCalls counts requests that Fastify refuses before any hook.
 */
export function createApiServer(
  env: Env,
  log: Logger,
  services: AppServices,
  limitCalls: LimitCalls = async () => {},
) {
  const nextId = requestIds()
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Logging a request costs more than answering it. /metrics counts requests, and failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextId,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, nextId()),
    childLoggerFactory: (logger, bindings) => new RequestLog(logger, bindings),
    trustProxy: trustedHops(env.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    schemaController: { compilersFactory: noSchemaCompilers },
    ...nodeTimeouts(env),
    // Requests that arrive while the server closes are still answered, not refused without the envelope.
    return503OnClosing: false,
    // A tRPC batch names all its procedures in one path segment.
    routerOptions: { maxParamLength: 1000 },
    frameworkErrors: (error, request, reply) =>
      void limitCalls(request, reply).then(
        () => sendFailure(error, request, reply),
        (refusal) => sendFailure(refusal, request, reply),
      ),
  })
  const contextOf = rememberContexts(server, services)
  const sendFailure = createSendFailure(contextOf)
  limitBodyTime(server, env, contextOf)
  acceptJson(server)
  // Runs before Fastify waits for open requests: streams would never end by themselves.
  server.addHook('preClose', async () => services.live.endStreams())
  server.setErrorHandler(sendFailure)
  return { server, contextOf, sendFailure }
}

/** Refuses, before reading a body, those that nothing would use. */
export function refuseUnusedBody(request: FastifyRequest, reply: FastifyReply): void {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (isCompressed(request)) throw mediaTypeNotAccepted()
  if (request.is404 && !isRead) throw unservedFailure(request.server, request, reply)
}

/** Mounts `/api`, `/trpc` and `/mcp`. */
export async function mountApi(
  server: FastifyInstance,
  contextOf: ReturnType<typeof createApiServer>['contextOf'],
  services: AppServices,
) {
  const { RESPONSE_CACHE_MB } = services.env
  const options = { contextOf, visitorCacheBytes: (RESPONSE_CACHE_MB / 2) * 1024 * 1024 }
  await server.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      done()
    })
    carryReadPositions(api, services.db, services.env.SECRET_KEY)
    await api.register(
      async (rest) => {
        mountRest(rest, options)
        // On their own, because the parser of forms with files adds work to each request of its routes.
        await rest.register(async (uploads) => {
          await mountUploads(uploads, contextOf)
          mountProfileImage(uploads, contextOf)
          await mountListingImports(uploads, contextOf)
        })
        mountApiDocs(rest)
        mountOrderExport(rest, contextOf)
        mountShopExport(rest, contextOf)
        mountDataDownload(rest, contextOf, personalData)
        mountNewsPictures(rest, services)
        mountUnsubscribeLink(rest)
        // Refused here, before the route for files would look for them and forbid some.
        const refuse = async (request: FastifyRequest, reply: FastifyReply) => {
          throw unservedFailure(server, request, reply)
        }
        rest.all('/*', { onRequest: refuse }, refuse)
      },
      { prefix: '/api' },
    )
    await api.register(
      async (trpc) => {
        mountTrpc(trpc, options)
      },
      { prefix: '/trpc' },
    )
    mountMcp(api, contextOf)
  })
}
