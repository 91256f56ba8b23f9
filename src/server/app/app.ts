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
import { mountNewsPictures } from '#server/features/news/news-picture.routes.ts'
import { mountUnsubscribeLink } from '#server/features/newsletter/newsletter.routes.ts'
import { mountOrderExport } from '#server/features/order/export/order-export.routes.ts'
import { mountUploadedFiles, mountUploads } from '#server/features/upload/upload.routes.ts'
import type { Env } from '#server/platform/config/env.ts'
import { StartError } from '#server/platform/config/start-error.ts'
import { malformedRequest } from '#server/platform/errors/errors.ts'
import { installReadableZodMessages } from '#server/platform/errors/input-sentences.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { isNestedTooDeep } from '#server/platform/trpc/json-depth.ts'
import { personalData } from './database/personal-data.ts'
import { createCallLimit } from './http/call-limit.ts'
import { compression } from './http/compression.ts'
import { rememberContexts } from './http/context.ts'
import { mountHealth } from './http/health.ts'
import { RequestLog } from './http/request-log.ts'
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

/** A number of hops as the function that Fastify wants for it. */
const trustedHops = (setting: Env['TRUST_PROXY']) =>
  typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting

/** Reads bodies of JSON only, and none that nests so deep that walking it would fail. */
function acceptJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeAllContentTypeParsers()
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    isNestedTooDeep(String(body)) ? done(malformedRequest()) : parse(request, String(body), done),
  )
}

/** Ids that no other process gives, from one draw at the start: a draw for each would cost more. */
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
    // A line a request costs more than answering it; /metrics counts them, and failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    childLoggerFactory: (logger, bindings) => new RequestLog(logger, bindings),
    trustProxy: trustedHops(env.TRUST_PROXY),
    bodyLimit: maxBodyBytes,
    ...nodeTimeouts(env),
    // What arrives while the server closes is answered too, not turned away outside the envelope.
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
  // Before it waits for requests under way: these would never end by themselves.
  server.addHook('preClose', async () => services.live.endStreams())

  server.setErrorHandler(sendFailure)
  mountHealth(server, services)
  await server.register(compress, compression)
  // Before anything that costs more than counting; only what tells other sites' scripts whether they
  // may read the refusal goes first, except to questions whether they may ask.
  const limitCalls = await createCallLimit(server, env.API_REQUESTS_PER_MINUTE)
  server.addHook('onRequest', async (request, reply) => {
    // The caller has gone: nobody would read the answer, and there is no address to count it by.
    // While there is one, Node keeps it from this first look on.
    if (request.ip === undefined) throw malformedRequest()
    if (request.method === 'OPTIONS') await limitCalls(request, reply)
  })
  if (env.CORS_ORIGINS.length > 0) {
    await server.register(cors, {
      origin: env.CORS_ORIGINS,
      methods: ['GET', 'POST', 'PATCH'],
      exposedHeaders: ['Retry-After', 'Idempotent-Replayed'],
    })
  }
  server.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'OPTIONS') await limitCalls(request, reply)
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    // Before a body is read for which there is no use.
    if (request.is404 && !isRead) throw unservedFailure(server, request, reply)
  })

  await server.register(async (api) => {
    api.addHook('onRequest', (_request, reply, done) => {
      reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff')
      done()
    })
    await api.register(
      async (rest) => {
        mountRest(rest, contextOf)
        await mountUploads(rest, contextOf)
        await mountApiDocs(rest)
        mountProfileImage(rest, contextOf)
        mountOrderExport(rest, contextOf)
        mountDataDownload(rest, contextOf, personalData)
        mountNewsPictures(rest, services)
        mountUnsubscribeLink(rest)
        // Here already, or the files' route would look for them, and forbid some.
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
    /** @returns the address it answers at. */
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
     * Finishes requests under way, then lets go of the database. Connections have half of
     * SHUTDOWN_TIMEOUT_SECONDS for that.
     */
    close: async () => {
      const patienceMs = env.SHUTDOWN_TIMEOUT_SECONDS * 500
      const cutOff = setTimeout(() => server.server.closeAllConnections(), patienceMs)
      await server.close()
      clearTimeout(cutOff)
      await closeServices()
    },
  }
}
