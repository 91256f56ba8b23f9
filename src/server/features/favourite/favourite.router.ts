import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  FavouriteIds,
  FavouriteInput,
  FavouritePage,
  FavouritesInput,
} from '#shared/favourite/favourite.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import {
  addFavourite,
  listFavourites,
  readFavouriteIds,
  removeFavourite,
} from './favourite.service.ts'

const { get, post } = restRoutes('Favourites', '/favourite', { scope: 'searches' })

export const favouriteRouter = router({
  list: protectedProcedure
    .meta(get('/my-favourites', 'Your favourites, newest first, also those no longer listed'))
    .input(FavouritesInput)
    .output(FavouritePage)
    .query(({ ctx, input }) => listFavourites(ctx.db, ctx.actor.id, input)),

  ids: protectedProcedure
    .meta(get('/favourite-ids', 'The ids of all your favourites, at most 500'))
    .output(FavouriteIds)
    .query(({ ctx }) => readFavouriteIds(ctx.db, ctx.actor.id)),

  add: protectedProcedure
    .meta(
      post('/add-favourite', 'Add a listing to your favourites', {
        404: 'There is no such listing.',
        409: 'You have 500 favourites already, or a request with the same `Idempotency-Key` is in progress.',
      }),
    )
    .input(FavouriteInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => addFavourite(ctx.db, ctx.actor.id, input)),

  remove: protectedProcedure
    .meta(post('/remove-favourite', 'Remove a listing from your favourites'))
    .input(FavouriteInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => removeFavourite(ctx.db, ctx.actor.id, input)),
})
