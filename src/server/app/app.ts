import compress from '@fastify/compress'
import cors from '@fastify/cors'
import { prepareAdvisor } from '#server/features/advisor/advisor.service.ts'
import { mountBlog } from '#server/features/blog/blog.routes.ts'
import { mountCalendarPictures } from '#server/features/calendar/calendar-pictures.routes.ts'
import { mountUploadedFiles } from '#server/features/upload/upload.routes.ts'
import type { Env } from '#server/platform/config/env.ts'
import { malformedRequest } from '#server/platform/errors/errors.ts'
import { installReadableZodMessages } from '#server/platform/errors/zod-messages.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { createApiServer, mountApi, refuseUnusedBody } from './api-server.ts'
import { createCallLimit } from './http/call-limit.ts'
import { compression } from './http/compression.ts'
import { corsOptions } from './http/cors-options.ts'
import { mountHealth } from './http/health.ts'
import { closeServer, listenOn } from './http/listening.ts'
import { mountPages } from './pages/pages.ts'
import { mountSiteMap } from './pages/site-map.routes.ts'
import type { OpenApp } from './sandbox/sandbox-pool.ts'
import { openSandboxes } from './sandbox/sandboxes.ts'
import { openSandboxApp } from './sandbox-app.ts'
import { openServices } from './services.ts'
import { createOverloadGuard } from './trpc/overload.ts'

/**
 * Builds the app: database opened and migrated, routes mounted, nothing listening yet.
 * @param openSandbox builds the app of each sandbox; tests prepare its database first.
 * @throws LockHeldError when another process has the embedded database.
 */
export async function createApp(env: Env, openSandbox: OpenApp = openSandboxApp) {
  // Readable lines come from a thread of its own, with 15 MB: only where somebody may be reading them.
  const isRead = process.stdout.isTTY && !env.isProduction && env.NODE_ENV !== 'test'
  const log = createLogger(env.LOG_LEVEL, isRead)
  installReadableZodMessages()
  const { services, close: closeServices } = await openServices(env, log)
  const sandboxes = openSandboxes(services, openSandbox)
  const { server, contextOf, sendFailure } = createApiServer(env, log, services, (request, reply) =>
    limitCalls(request, reply),
  )
  mountHealth(server, services)
  await server.register(compress, compression)
  // The limits run before anything that costs more than counting. Only CORS headers are set before them, so
  // that other sites' scripts can read a refusal; preflight requests are counted before that.
  const limitCalls = await createCallLimit(server, {
    perAddress: env.API_REQUESTS_PER_MINUTE,
    perKey: env.API_KEY_REQUESTS_PER_MINUTE,
    contextOf,
  })
  const isRefusedByOverload = createOverloadGuard(server, services)
  server.addHook('onRequest', async (request, reply) => {
    // The client has disconnected: nobody would read the response, and there is no address to count it by.
    // Reading the address once makes Node store it for the rest of the request.
    if (request.ip === undefined) throw malformedRequest()
    if (request.method === 'OPTIONS') await limitCalls(request, reply)
  })
  if (env.CORS_ORIGINS.length > 0) {
    await server.register(cors, corsOptions(env.CORS_ORIGINS))
  }
  server.addHook('onRequest', async (request, reply) => {
    if (isRefusedByOverload(request, reply)) return reply
    if (request.method !== 'OPTIONS') await limitCalls(request, reply)
    if (await sandboxes.handOver(contextOf(request), request, reply)) return reply
    refuseUnusedBody(request, reply)
  })

  await mountApi(server, contextOf, services)
  await mountPages(server, services, sendFailure)
  mountUploadedFiles(server, services)
  mountCalendarPictures(server)
  mountBlog(server, env)
  await mountSiteMap(server, services)

  const closing = new AbortController()
  let preparing: Promise<void> | undefined

  return {
    server,
    services,
    log,
    sandboxes,
    /** @returns the address that the server listens at. */
    listen: async () => {
      const address = await listenOn(server, env)
      // It takes some seconds, in short steps. A question that comes before waits for it.
      preparing = prepareAdvisor(closing.signal).catch((error: unknown) => {
        if (!closing.signal.aborted) log.error({ err: error }, 'the advisor cannot answer')
      })
      return address
    },
    /**
     * Finishes open requests, then closes the database. Connections have half of SHUTDOWN_TIMEOUT_SECONDS
     * for that.
     */
    close: async () => {
      await closeServer(server, env.SHUTDOWN_TIMEOUT_SECONDS * 500)
      // Only now: a question that is under way may wait for it.
      closing.abort()
      await preparing
      await sandboxes.close()
      await closeServices()
    },
  }
}
