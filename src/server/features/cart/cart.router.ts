import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  CartCheckInput,
  CartGetInput,
  CartJoinInput,
  CartPutInput,
  CartView,
} from '#shared/cart/cart.schema.ts'
import { checkCart, getCart, joinCart, putLine } from './cart.service.ts'

const { get, post } = restRoutes('Basket', '/basket', { scope: 'carts' })

export const cartRouter = router({
  check: viewerProcedure
    .meta(
      post('/check', 'Price the lines of a cart by seller, with the problems of each line', {
        scope: 'carts:read',
      }),
    )
    .input(CartCheckInput)
    .output(CartView)
    .query(({ ctx, input }) => checkCart(ctx.db, input, ctx.viewer?.id ?? null)),

  get: protectedProcedure
    .meta(get('/get-basket', 'Your cart at current prices and stock'))
    .input(CartGetInput)
    .output(CartView)
    .query(({ ctx, input }) => getCart(ctx.db, ctx.actor.id, input.pin)),

  put: protectedProcedure
    .meta(
      post('/put-line', 'Put a quantity of a crop into your cart; 0 takes it out', {
        404: 'The crop does not exist or is archived.',
        409: 'The cart is full, or a request with the same `Idempotency-Key` is in progress.',
      }),
    )
    .input(CartPutInput)
    .output(CartView)
    .mutation(({ ctx, input }) => putLine(ctx.db, ctx.actor.id, input)),

  join: protectedProcedure
    .meta(post('/join', "Merge a visitor's basket into yours"))
    .input(CartJoinInput)
    .output(CartView)
    .mutation(({ ctx, input }) => joinCart(ctx.db, ctx.actor.id, input.lines)),
})
