import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { BatchResult } from '#shared/kit/batch.schema.ts'
import {
  OrderBatchInput,
  OrderChangeInput,
  OrderContestInput,
  OrderIdInput,
  OrderListInput,
  OrderPage,
  OrderView,
  PaymentReferenceInput,
  PlacedOrders,
  PlaceOrdersInput,
} from '#shared/order/order.schema.ts'
import { FindOrderInput, OrderReferenceInput } from '#shared/order/order-reference.schema.ts'
import { SellerFacts } from '#shared/order/seller-facts.schema.ts'
import { SellerIdInput } from '#shared/review/review.schema.ts'
import {
  changeOrder,
  changeOrders,
  confirmCash,
  setPaymentReference,
} from './order-change.service.ts'
import { contestDelivery } from './order-contest.service.ts'
import { placeOrders } from './order-place.service.ts'
import { getOrder, listOrders } from './order-read.service.ts'
import { findOrder, setOrderReference } from './order-reference.service.ts'
import { getSellerFacts } from './order-seller-facts.service.ts'

const { get, post } = restRoutes('Orders', '/order', { scope: 'orders' })

export const orderRouter = router({
  place: protectedProcedure
    .meta(
      post('/place-orders', 'Order a cart: one order for each seller, all of them or none', {
        description:
          'The stock is reserved immediately. A 409 names the lines or the deliveries that prevent the order in `issues`.',
        handlesIdempotencyKey: true,
      }),
    )
    .input(PlaceOrdersInput)
    .output(PlacedOrders)
    .mutation(async ({ ctx, input }) => {
      const placed = await placeOrders(ctx, {
        buyerId: ctx.actor.id,
        key: ctx.idempotencyKey,
        input,
      })
      ctx.answer.isReplay = placed.isReplay
      return { orders: placed.orders }
    }),

  mine: protectedProcedure
    .meta(get('/my-orders', 'The orders you placed, newest first'))
    .input(OrderListInput)
    .output(OrderPage)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.actor.id, 'buyer', input)),

  sales: protectedProcedure
    .meta(get('/seller-orders', 'The orders placed with you, newest first'))
    .input(OrderListInput)
    .output(OrderPage)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.actor.id, 'seller', input)),

  get: protectedProcedure
    .meta(get('/get-order/{orderId}', 'Read an order that you placed or that was placed with you'))
    .input(OrderIdInput)
    .output(OrderView)
    .query(({ ctx, input }) => getOrder(ctx.db, ctx.actor.id, input.orderId)),

  find: protectedProcedure
    .meta(
      get('/find-order', 'Find one of your orders by its number, or by your own reference of it', {
        description: 'Give either `number` or `externalId`.',
        404: 'You have no such order.',
      }),
    )
    .input(FindOrderInput)
    .output(OrderView)
    .query(({ ctx, input }) => findOrder(ctx.db, ctx.actor.id, input)),

  setReference: protectedProcedure
    .meta(
      post('/set-reference/{orderId}', 'Set or remove your own reference of an order', {
        description:
          'The buyer and the seller each have their own, which the other does not see. It is unique among the orders of a person.',
        409: 'Another of your orders has this reference.',
      }),
    )
    .input(OrderReferenceInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => setOrderReference(ctx.db, ctx.actor.id, input)),

  change: protectedProcedure
    .meta(
      post(
        '/change-status/{orderId}',
        'Accept, decline, dispatch, deliver or cancel an order, or confirm its UPI payment',
      ),
    )
    .input(OrderChangeInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => changeOrder(ctx.db, ctx.actor.id, input)),

  changeMany: protectedProcedure
    .meta(
      post(
        '/change-statuses',
        'Accept up to 50 orders, or mark them as sent; each is judged on its own',
        {
          description:
            'Answers one result for each order. An order that already has the status is `unchanged`, so the request can be repeated.',
        },
      ),
    )
    .input(OrderBatchInput)
    .output(BatchResult)
    .mutation(({ ctx, input }) => changeOrders(ctx.db, ctx.actor.id, input)),

  sellerFacts: publicProcedure
    .meta(
      get(
        '/seller-facts/{sellerId}',
        'How many buyers a seller has delivered to, and how fast they answer',
        { scope: 'public' },
      ),
    )
    .input(SellerIdInput)
    .output(SellerFacts)
    .query(({ ctx, input }) => getSellerFacts(ctx.db, input.sellerId)),

  giveReference: protectedProcedure
    .meta(
      post(
        '/give-payment-reference/{orderId}',
        'Give the reference of your UPI payment, for the seller to confirm',
      ),
    )
    .input(PaymentReferenceInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => setPaymentReference(ctx.db, ctx.actor.id, input)),

  confirmCash: protectedProcedure
    .meta(post('/confirm-cash/{orderId}', 'Confirm that you received the cash for an order'))
    .input(OrderIdInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => confirmCash(ctx.db, ctx.actor.id, input.orderId)),

  contest: protectedProcedure
    .meta(
      post(
        '/contest-delivery/{orderId}',
        'Report, as the seller, that you were not paid for an order marked as delivered',
        {
          description:
            'Within seven days after the buyer marked it. `confirm-cash` or an operator settles it.',
        },
      ),
    )
    .input(OrderContestInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => contestDelivery(ctx.db, ctx.actor.id, input)),
})
