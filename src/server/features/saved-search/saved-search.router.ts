import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import {
  SavedSearchIdInput,
  SavedSearchInput,
  SavedSearchList,
  SavedSearchUpdate,
  SavedSearchView,
} from '#shared/saved-search/saved-search.schema.ts'
import {
  deleteSavedSearch,
  listSavedSearches,
  saveSearch,
  updateSavedSearch,
} from './saved-search.service.ts'

const { get, patch, post } = restRoutes('Saved searches', '/saved-search', { scope: 'searches' })

export const savedSearchRouter = router({
  list: protectedProcedure
    .meta(get('/my-searches', 'Your saved searches, newest first'))
    .output(SavedSearchList)
    .query(({ ctx }) => listSavedSearches(ctx.db, ctx.actor.id)),

  save: protectedProcedure
    .meta(
      post('/save-search', 'Save a search; new listings that match it are told at the bell', {
        409: 'You have 50 saved searches already, or a request with the same `Idempotency-Key` is in progress.',
      }),
    )
    .input(SavedSearchInput)
    .output(SavedSearchView)
    .mutation(({ ctx, input }) => saveSearch(ctx.db, ctx.actor.id, input)),

  update: protectedProcedure
    .meta(
      patch('/update-search/{searchId}', 'Rename a saved search, or switch it on or off', {
        404: 'There is no such search.',
      }),
    )
    .input(SavedSearchUpdate)
    .output(SavedSearchView)
    .mutation(({ ctx, input }) => updateSavedSearch(ctx.db, ctx.actor.id, input)),

  remove: protectedProcedure
    .meta(
      post('/remove-search/{searchId}', 'Delete a saved search', {
        404: 'There is no such search.',
      }),
    )
    .input(SavedSearchIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => deleteSavedSearch(ctx.db, ctx.actor.id, input.searchId)),
})
