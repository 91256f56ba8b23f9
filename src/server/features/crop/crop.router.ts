import { membersOfView, restRoutes } from '#server/platform/trpc/rest-routes.ts'
import {
  protectedProcedure,
  publicProcedure,
  router,
  viewerProcedure,
} from '#server/platform/trpc/trpc.ts'
import { CropIdInput, CropInput, CropPage, CropUpdate, CropView } from '#shared/crop/crop.schema.ts'
import { SellerContact } from '#shared/crop/crop-contact.schema.ts'
import { CropListInput } from '#shared/crop/crop-list.schema.ts'
import { SoonestExpiryView } from '#shared/crop/soonest-expiry.schema.ts'
import { UsualKindsInput, UsualKindsView } from '#shared/crop/usual-kinds.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { OwnListingsInput, SellerListingsInput } from '#shared/listing/listing.schema.ts'
import { addCrop, listOwnCrops, listSellerCrops, updateCrop } from './crop.service.ts'
import { contactSeller } from './crop-contact.service.ts'
import { usualKinds } from './crop-market.service.ts'
import { readSoonestExpiry } from './crop-soonest-expiry.service.ts'
import { getCropForViewer, listCropsForViewer } from './crop-visitors.service.ts'

const { get, patch, post } = restRoutes('Crops', '/crop', { scope: 'listings' })

/** The first API's forms send back what they read. */
const ignoredMembers = membersOfView(CropView)

export const cropRouter = router({
  list: viewerProcedure
    .meta(get('/all-crops', 'Browse and search the crops for sale', { cachedForVisitors: true }))
    .input(CropListInput)
    .output(CropPage)
    .query(({ ctx, input }) => listCropsForViewer(ctx, input, ctx.viewer?.id ?? null)),

  mine: protectedProcedure
    .meta(get('/my-crops', 'Your own crops, newest first, archived ones included'))
    .input(OwnListingsInput)
    .output(CropPage)
    .query(({ ctx, input }) => listOwnCrops(ctx.db, ctx.actor.id, input)),

  soonestExpiry: protectedProcedure
    .meta(get('/soonest-expiry', 'Which of your crops on sale expires first'))
    .output(SoonestExpiryView)
    .query(({ ctx }) => readSoonestExpiry(ctx.db, ctx.actor.id)),

  ofSeller: viewerProcedure
    .meta(get('/seller-crops/{sellerId}', 'What one seller offers, newest first'))
    .input(SellerListingsInput)
    .output(CropPage)
    .query(({ ctx, input }) => listSellerCrops(ctx.db, input, ctx.viewer?.id ?? null)),

  get: viewerProcedure
    .meta(get('/get-crop/{cropId}', 'Read one crop', { cachedForVisitors: true }))
    .input(CropIdInput)
    .output(CropView)
    .query(({ ctx, input }) => getCropForViewer(ctx, input.cropId, ctx.viewer?.id ?? null)),

  usualKinds: publicProcedure
    .meta(
      get('/usual-kinds', 'The kinds of goods that sellers of a state list most often', {
        scope: 'public',
        cached: true,
      }),
    )
    .input(UsualKindsInput.prefault({}))
    .output(UsualKindsView)
    .query(async ({ ctx, input }) => ({ kinds: await usualKinds(ctx.db, input.state) })),

  contact: protectedProcedure
    .meta(
      get('/contact-farmer/{cropId}', "Read the name and phone number of a crop's seller", {
        scope: 'sessionOnly',
        403: 'One of you has blocked the other.',
      }),
    )
    .input(CropIdInput)
    .output(SellerContact)
    .query(({ ctx, input }) => contactSeller(ctx, ctx.actor.id, input.cropId)),

  add: protectedProcedure
    .meta(post('/add-crop', 'Offer a crop for sale', { ignoredMembers }))
    .input(CropInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => addCrop(ctx, ctx.actor.id, input)),

  update: protectedProcedure
    .meta(
      patch('/update-crop/{cropId}', 'Change your crop; only what is sent is changed', {
        ignoredMembers,
      }),
    )
    .input(CropUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateCrop(ctx, ctx.actor.id, input)),
})
