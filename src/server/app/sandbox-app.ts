import compress from '@fastify/compress'
import { mountUploadedFiles } from '#server/features/upload/upload.routes.ts'
import type { Env } from '#server/platform/config/env.ts'
import { type RunningSandbox, runInSandbox } from '#server/platform/config/running-sandbox.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { createApiServer, mountApi, refuseUnusedBody } from './api-server.ts'
import { compression } from './http/compression.ts'
import type { SharedServices } from './sandbox/shared-services.ts'
import { openServices } from './services.ts'
import { unservedFailure } from './trpc/unserved.ts'

/**
 * Builds the app of one sandbox: the same routes, services and jobs over a database of its own, without
 * pages. It does not listen: the real app hands requests over.
 */
export function openSandboxApp(
  env: Env,
  log: Logger,
  sandbox: RunningSandbox,
  shared: SharedServices,
) {
  return runInSandbox(sandbox, async () => {
    const opened = await openServices(env, log, shared)
    const { server, contextOf, sendFailure } = createApiServer(env, log, opened.services)
    await server.register(compress, compression)
    server.addHook('onRequest', (_request, _reply, done) => runInSandbox(sandbox, done))
    server.addHook('onRequest', async (request, reply) => refuseUnusedBody(request, reply))
    // What a body's bytes start does not belong to the request that began before they came.
    server.addHook('preValidation', (_request, _reply, done) => runInSandbox(sandbox, done))
    await mountApi(server, contextOf, opened.services)
    mountUploadedFiles(server, opened.services)
    server.setNotFoundHandler((request, reply) =>
      sendFailure(unservedFailure(server, request, reply), request, reply),
    )
    await server.ready()
    return {
      server,
      db: opened.services.db,
      /** Runs every job now, one after the other. */
      runJobs: () =>
        runInSandbox(sandbox, async () => {
          for (const { run } of opened.jobs) await run(new AbortController().signal)
        }),
      close: async () => {
        await server.close()
        await opened.close()
      },
    }
  })
}
