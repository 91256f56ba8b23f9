import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { DataTable } from '#server/platform/database/personal-data.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { startDownload } from './account-download.service.ts'

/** `GET /account/download-data`: a route of its own, because a procedure cannot answer with a file. */
export function mountDataDownload(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
  map: readonly DataTable[],
) {
  server.get('/account/download-data', async (request, reply) => {
    const context = contextOf(request)
    const actor = await context.loadActor('sessionOnly')
    if (!actor) throw unauthorized()
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="krishihaat-${indiaDay()}.zip"`)
      .send(await startDownload(context, map, actor.id))
  })
}
