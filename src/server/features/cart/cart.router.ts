import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import { CartCheckInput, CartJoinInput, CartPutInput, CartView } from '#shared/cart/cart.schema.ts'
import { checkCart, getCart, joinCart, putLine } from './cart.service.ts'

const tags = ['Basket']

export const cartRouter = router({
  check: viewerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/basket/check',
        tags,
        summary: 'See what lines of a basket come to now, by sellers, and what is in their way',
      },
    })
    .input(CartCheckInput)
    .output(CartView)
    .query(({ ctx, input }) => checkCart(ctx.db, input.lines, ctx.viewer?.id ?? null)),

  get: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/basket/get-basket',
        tags,
        summary: 'Your basket as things stand now',
        protect: true,
      },
    })
    .output(CartView)
    .query(({ ctx }) => getCart(ctx.db, ctx.actor.id)),

  put: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/basket/put-line',
        tags,
        summary: 'Put a quantity of a crop into your basket; 0 takes it out',
        protect: true,
        errorResponses: {
          404: 'The crop is not known, or archived.',
          409: 'The basket is full, or the same `Idempotency-Key` is being worked on.',
        },
      },
    })
    .input(CartPutInput)
    .output(CartView)
    .mutation(({ ctx, input }) => putLine(ctx.db, ctx.actor.id, input)),

  join: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/basket/join',
        tags,
        summary: "Join a visitor's basket to yours",
        protect: true,
      },
    })
    .input(CartJoinInput)
    .output(CartView)
    .mutation(({ ctx, input }) => joinCart(ctx.db, ctx.actor.id, input.lines)),
})
