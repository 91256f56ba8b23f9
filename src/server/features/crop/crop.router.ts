import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  CropIdInput,
  CropInput,
  CropListInput,
  CropPage,
  CropUpdate,
  CropView,
} from '#shared/crop/crop.schema.ts'
import { SellerContact } from '#shared/crop/crop-contact.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import { SellerIdInput } from '#shared/review/review.schema.ts'
import {
  addCrop,
  getCrop,
  listCrops,
  listOwnCrops,
  listSellerCrops,
  updateCrop,
} from './crop.service.ts'
import { contactSeller } from './crop-contact.service.ts'

const tags = ['Crops']

export const cropRouter = router({
  list: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/crop/all-crops',
        tags,
        summary: 'Browse and search the crops for sale',
      },
    })
    .input(CropListInput)
    .output(CropPage)
    .query(({ ctx, input }) => listCrops(ctx.db, input, ctx.viewer?.id ?? null)),

  mine: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/crop/my-crops',
        tags,
        summary: 'Your own crops, the newest first, archived ones included',
        protect: true,
      },
    })
    .input(OwnListingsInput)
    .output(CropPage)
    .query(({ ctx, input }) => listOwnCrops(ctx.db, ctx.actor.id, input)),

  ofSeller: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/crop/seller-crops/{sellerId}',
        tags,
        summary: 'What one person offers, the newest 24',
      },
    })
    .input(SellerIdInput)
    .output(CropPage)
    .query(({ ctx, input }) => listSellerCrops(ctx.db, input.sellerId, ctx.viewer?.id ?? null)),

  get: viewerProcedure
    .meta({
      openapi: { method: 'GET', path: '/crop/get-crop/{cropId}', tags, summary: 'Read one crop' },
    })
    .input(CropIdInput)
    .output(CropView)
    .query(({ ctx, input }) => getCrop(ctx.db, input.cropId, ctx.viewer?.id ?? null)),

  contact: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/crop/contact-farmer/{cropId}',
        tags,
        summary: "Read the name and phone number of a crop's seller",
        protect: true,
        errorResponses: { 403: 'One of you has blocked the other.' },
      },
    })
    .input(CropIdInput)
    .output(SellerContact)
    .query(({ ctx, input }) => contactSeller(ctx, ctx.actor.id, input.cropId)),

  add: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/crop/add-crop',
        tags,
        summary: 'Offer a crop for sale',
        protect: true,
      },
    })
    .input(CropInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => addCrop(ctx, ctx.actor.id, input)),

  update: protectedProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/crop/update-crop/{cropId}',
        tags,
        summary: 'Change your crop: only what is sent',
        protect: true,
      },
    })
    .input(CropUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateCrop(ctx, ctx.actor.id, input)),
})
