import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  BasketCheckInput,
  BasketJoinInput,
  BasketPutInput,
  BasketView,
} from '#shared/cart/cart.schema.ts'
import { checkBasket, getBasket, joinBasket, putLine } from './cart.service.ts'

const tags = ['Basket']

export const basketRouter = router({
  check: viewerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/basket/check',
        tags,
        summary: 'See what lines of a basket come to now, by sellers, and what is in their way',
      },
    })
    .input(BasketCheckInput)
    .output(BasketView)
    .query(({ ctx, input }) => checkBasket(ctx.db, input.lines, ctx.viewer?.id ?? null)),

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
    .output(BasketView)
    .query(({ ctx }) => getBasket(ctx.db, ctx.actor.id)),

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
    .input(BasketPutInput)
    .output(BasketView)
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
    .input(BasketJoinInput)
    .output(BasketView)
    .mutation(({ ctx, input }) => joinBasket(ctx.db, ctx.actor.id, input.lines)),
})
