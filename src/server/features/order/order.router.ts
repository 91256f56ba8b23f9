import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
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
import { changeOrder, confirmCash, setPaymentReference } from './order-change.service.ts'
import { contestDelivery } from './order-contest.service.ts'
import { placeOrders } from './order-place.service.ts'
import { getOrder, listOrders } from './order-read.service.ts'

const tags = ['Orders']

export const orderRouter = router({
  place: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/order/place-orders',
        tags,
        summary: 'Order a basket: one order a seller, all of them or none',
        description:
          'The stock is taken at this moment. A 409 names each line that is in the way in `issues`.',
        protect: true,
      },
      keepsKey: true,
    })
    .input(PlaceOrdersInput)
    .output(PlacedOrders)
    .mutation(async ({ ctx, input }) => {
      const placed = await placeOrders(ctx, ctx.actor.id, ctx.idempotencyKey, input)
      ctx.answer.isReplay = placed.isReplay
      return { orders: placed.orders }
    }),

  mine: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/order/my-orders',
        tags,
        summary: 'The orders you placed, newest first',
        protect: true,
      },
    })
    .input(OrderListInput)
    .output(OrderPage)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.actor.id, 'buyer', input)),

  sales: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/order/seller-orders',
        tags,
        summary: 'The orders placed with you, newest first',
        protect: true,
      },
    })
    .input(OrderListInput)
    .output(OrderPage)
    .query(({ ctx, input }) => listOrders(ctx.db, ctx.actor.id, 'seller', input)),

  get: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/order/get-order/{orderId}',
        tags,
        summary: 'Read an order that you placed or that was placed with you',
        protect: true,
      },
    })
    .input(OrderIdInput)
    .output(OrderView)
    .query(({ ctx, input }) => getOrder(ctx.db, ctx.actor.id, input.orderId)),

  change: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/order/change-status/{orderId}',
        tags,
        summary:
          'Accept, decline, dispatch, deliver or cancel an order, or confirm its UPI payment',
        protect: true,
      },
    })
    .input(OrderChangeInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => changeOrder(ctx.db, ctx.actor.id, input)),

  giveReference: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/order/give-payment-reference/{orderId}',
        tags,
        summary: 'Give the reference of your UPI payment, for the seller to confirm',
        protect: true,
      },
    })
    .input(PaymentReferenceInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => setPaymentReference(ctx.db, ctx.actor.id, input)),

  confirmCash: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/order/confirm-cash/{orderId}',
        tags,
        summary: 'Confirm that the cash for an order has come',
        protect: true,
      },
    })
    .input(OrderIdInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => confirmCash(ctx.db, ctx.actor.id, input.orderId)),

  contest: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/order/contest-delivery/{orderId}',
        tags,
        summary: 'Say, as the seller, that the cash for an order marked as delivered never came',
        description:
          'Within seven days of the buyer marking it. It is settled by `confirm-cash`, or by an operator.',
        protect: true,
      },
    })
    .input(OrderContestInput)
    .output(OrderView)
    .mutation(({ ctx, input }) => contestDelivery(ctx.db, ctx.actor.id, input)),
})
