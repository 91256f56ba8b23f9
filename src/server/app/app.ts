import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import cors from '@fastify/cors'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { mountDataDownload } from '#server/features/account/account.routes.ts'
import { warmAdvisor } from '#server/features/advisor/advisor.service.ts'
import { mountBlog } from '#server/features/blog/blog.routes.ts'
import { mountCalendarPictures } from '#server/features/calendar/calendar-pictures.routes.ts'
import { mountListingImports } from '#server/features/listing-import/listing-import.routes.ts'
import { mountNewsPictures } from '#server/features/news/news-picture.routes.ts'
import { mountUnsubscribeLink } from '#server/features/newsletter/newsletter.routes.ts'
import { mountOrderExport } from '#server/features/order/export/order-export.routes.ts'
import { mountShopExport } from '#server/features/shop-export/shop-export.routes.ts'
import { mountUploadedFiles, mountUploads } from '#server/features/upload/upload.routes.ts'
import type { Env } from '#server/platform/config/env.ts'
import { StartError } from '#server/platform/config/start-error.ts'
import { malformedRequest, mediaTypeNotAccepted } from '#server/platform/errors/errors.ts'
import { installReadableZodMessages } from '#server/platform/errors/zod-messages.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { isNestedTooDeep } from '#server/platform/trpc/json-depth.ts'
import { personalData } from './database/personal-data.ts'
import { createCallLimit } from './http/call-limit.ts'
import { compression } from './http/compression.ts'
import { rememberContexts } from './http/context.ts'
import { mountHealth } from './http/health.ts'
import { carryReadPositions } from './http/read-position.ts'
import { RequestLog } from './http/request-log.ts'
import { isCompressed } from './http/request-wire.ts'
import { mountMcp } from './mcp/mcp.routes.ts'
import { mountPages } from './pages/pages.ts'
import { mountSiteMap } from './pages/site-map.routes.ts'
import { mountApiDocs } from './rest/api-docs.ts'
import { mountProfileImage } from './rest/profile-image.ts'
import { mountRest } from './rest/rest.ts'
import { openServices } from './services.ts'
import { createSendFailure } from './trpc/send-failure.ts'
import { limitBodyTime, nodeTimeouts } from './trpc/time-limits.ts'
import { mountTrpc } from './trpc/trpc-mount.ts'
import { unservedFailure } from './trpc/unserved.ts'

const maxBodyBytes = 256 * 1024

/** Fastify wants a function for a number of hops. */
const trustedHops = (setting: Env['TRUST_PROXY']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

/** Accepts only JSON bodies, and none nested so deep that walking it would exhaust the stack. */
function acceptJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    isNestedTooDeep(String(body)) ? done(malformedRequest()) : parse(request, String(body), done),
  )
}

/** Ids that are unique across processes; drawing a random one for each request would cost more. */
function requestIds() {
  const start = randomUUID().slice(0, 13)
  let count = 0
  return () => `${start}-${(++count).toString(36)}`
}

/**
 * Builds the app: database opened and migrated, routes mounted, nothing listening yet.
 * @throws LockHeldError when another process has the embedded database.
 */
export async function createApp(env: Env) {
  const log = createLogger(env.LOG_LEVEL, !env.isProduction && env.NODE_ENV !== 'test')
  installReadableZodMessages()
  const { services, close: closeServices } = await openServices(env, log)
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // Logging a request costs more than answering it. /metrics counts requests, and failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    childLoggerFactory: (logger, bindings) => new RequestLog(logger, bindings),
    trustProxy: trustedHops(env.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
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
  mountHealth(server, services)
  await server.register(compress, compression)
  // The limit runs before anything that costs more than counting. Only CORS headers are set before it, so
  // that other sites' scripts can read a refusal; preflight requests are counted before that.
  const limitCalls = await createCallLimit(server, {
    perAddress: env.API_REQUESTS_PER_MINUTE,
    perKey: env.API_KEY_REQUESTS_PER_MINUTE,
    contextOf,
  })
  server.addHook('onRequest', async (request, reply) => {
    // The client has disconnected: nobody would read the response, and there is no address to count it by.
    // Reading the address once makes Node store it for the rest of the request.
    if (request.ip === undefined) throw malformedRequest()
    if (request.method === 'OPTIONS') await limitCalls(request, reply)
  })
  if (env.CORS_ORIGINS.length > 0) {
    await server.register(cors, {
      origin: env.CORS_ORIGINS,
      methods: ['GET', 'POST', 'PATCH'],
      exposedHeaders: [
        'Retry-After',
        'Idempotent-Replayed',
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
        'Ignored-Members',
        'Read-Position',
        'X-Request-Id',
        'Deprecation',
        'Sunset',
      ],
    })
  }
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') await limitCalls(request, reply)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isCompressed(request)) throw mediaTypeNotAccepted()
    // Refused before reading a body that nothing would use.
    if (request.is404 && !isRead) throw unservedFailure(server, request, reply)
  })

  await server.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      done()
    })
    carryReadPositions(api, services.db, env.SECRET_KEY)
    await api.register(
      async (rest) => {
        mountRest(rest, contextOf)
        await mountUploads(rest, contextOf)
        await mountApiDocs(rest)
        mountProfileImage(rest, contextOf)
        mountOrderExport(rest, contextOf)
        await mountListingImports(rest, contextOf)
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
        mountTrpc(trpc, contextOf)
      },
      { prefix: '/trpc' },
    )
    mountMcp(api, contextOf)
  })
  await mountPages(server, services, sendFailure)
  mountUploadedFiles(server, services)
  mountCalendarPictures(server)
  mountBlog(server, env)
  await mountSiteMap(server, services)

  return {
    server,
    services,
    log,
    /** @returns the address that the server listens at. */
    listen: async () => {
      warmAdvisor()
      return server.listen({ host: env.HOST, port: env.PORT }).catch((error: { code?: string }) => {
        if (error.code !== 'EADDRINUSE') throw error
        throw new StartError(
          `Port ${env.PORT} on ${env.HOST} is in use by another program. Stop that one, or set PORT to another number.`,
        )
      })
    },
    /**
     * Finishes open requests, then closes the database. Connections have half of SHUTDOWN_TIMEOUT_SECONDS
     * for that.
     */
    close: async () => {
      const graceMs = env.SHUTDOWN_TIMEOUT_SECONDS * 500
      const cutOff = setTimeout(() => server.server.closeAllConnections(), graceMs)
      await server.close()
      clearTimeout(cutOff)
      await closeServices()
    },
  }
}
