import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { invalidInput, unauthorized } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { updatedSince } from '#shared/kit/cursor.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { exportFormats, exportKinds } from '#shared/shop-export/shop-export.constants.ts'
import { exportNotFound } from './shop-export.errors.ts'
import { exportRows } from './shop-export.service.ts'

const Route = z.object({ kind: z.enum(exportKinds), format: z.enum(exportFormats) })

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
}

/**
 * `GET /shop-export/{kind}.{csv|jsonl}?since=`: routes of their own, because a procedure cannot stream a file.
 * All of a person's listings, orders, bookings and reviews, of both sides.
 */
export function mountShopExport(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
) {
  server.get('/shop-export/:kind.:format', async (request, reply) => {
    const { db, loadActor } = contextOf(request)
    const actor = await loadActor('exports:read')
    if (!actor) throw unauthorized()
    const route = Route.safeParse(request.params)
    if (!route.success) throw exportNotFound()
    const from = updatedSince.safeParse((request.query as { since?: unknown }).since)
    if (!from.success) {
      throw invalidInput([
        { path: 'since', message: 'since must be a time such as 2026-11-23T00:00:00+05:30' },
      ])
    }
    const { kind, format } = route.data
    const lines = exportRows(db, actor.id, { kind, format, since: from.data || null })
    return reply
      .type(contentTypes[format])
      .header('content-disposition', `attachment; filename="${kind}-${indiaDay()}.${format}"`)
      .send(Readable.from(lines))
  })
}
