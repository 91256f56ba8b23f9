import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Context } from '#server/platform/trpc/trpc.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { LanguageParameter } from '#shared/kit/language.schema.ts'
import { OrderListInput } from '#shared/order/order.schema.ts'
import { exportOrders } from './order-export.service.ts'

/** `GET /order/export-orders`: a route of its own, because a procedure cannot answer with a file. */
export function mountOrderExport(
  server: FastifyInstance,
  contextOf: (request: FastifyRequest) => Context,
) {
  server.get('/order/export-orders', async (request, reply) => {
    const { db, loadActor } = contextOf(request)
    const actor = await loadActor('exports:read')
    if (!actor) throw unauthorized()
    const query = OrderListInput.parse(request.query)
    const { language } = LanguageParameter.parse(request.query)
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="orders-${indiaDay()}.csv"`)
      .send(Readable.from(exportOrders(db, actor.id, query, language)))
  })
}
