import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  ImportCheckInput,
  ImportIdInput,
  ImportRowPage,
  ImportRowsInput,
  ListingImportList,
  ListingImportView,
} from '#shared/listing-import/listing-import.schema.ts'
import {
  checkImport,
  getImport,
  listImports,
  listRefusedRows,
  startImport,
  stopImport,
  undoImport,
} from './listing-import.service.ts'

const { get, post } = restRoutes('Imports', '/listing-import', {
  scope: 'listings',
  404: 'There is no such import.',
})
const notReady = 'The import is at another step.'

export const listingImportRouter = router({
  list: protectedProcedure
    .meta(get('/my-imports', 'Your newest imports of listings'))
    .output(ListingImportList)
    .query(({ ctx }) => listImports(ctx.db, ctx.actor.id)),

  get: protectedProcedure
    .meta(get('/get-import/{importId}', 'How far an import is, and what it did'))
    .input(ImportIdInput)
    .output(ListingImportView)
    .query(({ ctx, input }) => getImport(ctx.db, ctx.actor.id, input.importId)),

  refusedRows: protectedProcedure
    .meta(
      get('/refused-rows/{importId}', 'The rows that are wrong, with the column and the reason'),
    )
    .input(ImportRowsInput)
    .output(ImportRowPage)
    .query(({ ctx, input }) => listRefusedRows(ctx.db, ctx.actor.id, input)),

  check: protectedProcedure
    .meta(
      post('/check/{importId}', 'Check every row without changing the market', { 409: notReady }),
    )
    .input(ImportCheckInput)
    .output(ListingImportView)
    .mutation(({ ctx, input }) => checkImport(ctx.db, ctx.actor.id, input.importId, input.mapping)),

  start: protectedProcedure
    .meta(post('/start/{importId}', 'Write the rows that passed the check', { 409: notReady }))
    .input(ImportIdInput)
    .output(ListingImportView)
    .mutation(({ ctx, input }) => startImport(ctx.db, ctx.actor.id, input.importId)),

  stop: protectedProcedure
    .meta(post('/stop/{importId}', 'Stop writing; it can go on later', { 409: notReady }))
    .input(ImportIdInput)
    .output(ListingImportView)
    .mutation(({ ctx, input }) => stopImport(ctx.db, ctx.actor.id, input.importId)),

  undo: protectedProcedure
    .meta(
      post('/undo/{importId}', 'Archive what an import created and put back what it changed', {
        409: 'The import is at another step, or more than seven days old.',
      }),
    )
    .input(ImportIdInput)
    .output(ListingImportView)
    .mutation(({ ctx, input }) => undoImport(ctx.db, ctx.actor.id, input.importId)),
})
