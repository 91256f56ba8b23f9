import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { OrderView } from '#shared/order/order.schema.ts'
import { FindOrderInput, OrderReferenceInput } from '#shared/order/order-reference.schema.ts'
import { findOrder, setOrderReference } from './order-reference.service.ts'

const { get, post } = restRoutes('Orders', '/order', { scope: 'orders' })

export const orderReferenceRouter = router({
  find: protectedProcedure
    .meta(
      get('/find-order', 'Read an order of yours by its number or your own reference', {
        description: 'Exactly one of `number` and `externalId`. Answers as `get-order` does.',
        404: 'You have no such order.',
      }),
    )
    .input(FindOrderInput)
    .output(OrderView)
    .query(({ ctx, input }) => findOrder(ctx.db, ctx.actor.id, input)),

  set: protectedProcedure
    .meta(
      post(
        '/set-reference/{orderId}',
        'Set your own reference of an order, such as your invoice number',
        {
          description: 'The other person neither sees nor changes it. null removes it.',
          409: 'Another of your orders has this reference.',
        },
      ),
    )
    .input(OrderReferenceInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => setOrderReference(ctx.db, ctx.actor.id, input)),
})
