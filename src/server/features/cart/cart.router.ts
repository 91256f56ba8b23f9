import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import { CartCheckInput, CartJoinInput, CartPutInput, CartView } from '#shared/cart/cart.schema.ts'
import { checkCart, getCart, joinCart, putLine } from './cart.service.ts'

const { get, post } = restRoutes('Basket')

export const cartRouter = router({
  check: viewerProcedure
    .meta(
      post(
        '/basket/check',
        'See what lines of a basket come to now, by sellers, and what is in their way',
      ),
    )
    .input(CartCheckInput)
    .output(CartView)
    .query(({ ctx, input }) => checkCart(ctx.db, input.lines, ctx.viewer?.id ?? null)),

  get: protectedProcedure
    .meta(get('/basket/get-basket', 'Your basket as things stand now'))
    .output(CartView)
    .query(({ ctx }) => getCart(ctx.db, ctx.actor.id)),

  put: protectedProcedure
    .meta(
      post('/basket/put-line', 'Put a quantity of a crop into your basket; 0 takes it out', {
        errorResponses: {
          404: 'The crop is not known, or archived.',
          409: 'The basket is full, or the same `Idempotency-Key` is being worked on.',
        },
      }),
    )
    .input(CartPutInput)
    .output(CartView)
    .mutation(({ ctx, input }) => putLine(ctx.db, ctx.actor.id, input)),

  join: protectedProcedure
    .meta(post('/basket/join', "Join a visitor's basket to yours"))
    .input(CartJoinInput)
    .output(CartView)
    .mutation(({ ctx, input }) => joinCart(ctx.db, ctx.actor.id, input.lines)),
})
