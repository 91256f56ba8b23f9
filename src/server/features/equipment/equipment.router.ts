import { protectedProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import {
  EquipmentDetail,
  EquipmentIdInput,
  EquipmentInput,
  EquipmentListInput,
  EquipmentPage,
  EquipmentUpdate,
  OwnEquipmentPage,
} from '#shared/equipment/equipment.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import { SellerIdInput } from '#shared/review/review.schema.ts'
import {
  addEquipment,
  getEquipment,
  listEquipments,
  listOwnEquipments,
  listSellerEquipments,
  updateEquipment,
} from './equipment.service.ts'

const tags = ['Equipment']

export const equipmentRouter = router({
  list: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/equipment/all-equipments',
        tags,
        summary: 'Browse and search the machines for rent',
      },
    })
    .input(EquipmentListInput)
    .output(EquipmentPage)
    .query(({ ctx, input }) => listEquipments(ctx.db, input, ctx.viewer?.id ?? null)),

  mine: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/equipment/my-equipments',
        tags,
        summary: 'Your own machines, the newest first, archived ones included',
        protect: true,
      },
    })
    .input(OwnListingsInput)
    .output(OwnEquipmentPage)
    .query(({ ctx, input }) => listOwnEquipments(ctx.db, ctx.actor.id, input)),

  ofSeller: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/equipment/seller-equipments/{sellerId}',
        tags,
        summary: 'What one person offers, the newest 24',
      },
    })
    .input(SellerIdInput)
    .output(EquipmentPage)
    .query(({ ctx, input }) =>
      listSellerEquipments(ctx.db, input.sellerId, ctx.viewer?.id ?? null),
    ),

  get: viewerProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/equipment/get-equipment/{equipmentId}',
        tags,
        summary: 'Read one machine; counts as a view once a day, and its number as one looked up',
      },
    })
    .input(EquipmentIdInput)
    .output(EquipmentDetail)
    .query(async ({ ctx, input }) => {
      const { viewer, ip } = ctx
      const equipment = await getEquipment(ctx, input.equipmentId, viewer?.id ?? null)
      if (!equipment.isUserEquipment) {
        ctx.equipmentViews.add(equipment._id, { userId: viewer?.id ?? null, ip })
      }
      return equipment
    }),

  add: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/equipment/add-equipment',
        tags,
        summary: 'Offer a machine for rent',
        protect: true,
      },
    })
    .input(EquipmentInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => addEquipment(ctx, ctx.actor.id, input)),

  update: protectedProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/equipment/update-equipment/{equipmentId}',
        tags,
        summary: 'Change your machine: only what is sent',
        protect: true,
      },
    })
    .input(EquipmentUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateEquipment(ctx, ctx.actor.id, input)),
})
