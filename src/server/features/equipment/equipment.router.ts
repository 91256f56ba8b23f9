import { membersOfView, restRoutes } from '#server/platform/trpc/rest-routes.ts'
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
import { OwnListingsInput, SellerListingsInput } from '#shared/listing/listing.schema.ts'
import {
  addEquipment,
  listOwnEquipments,
  listSellerEquipments,
  updateEquipment,
} from './equipment.service.ts'
import { listEquipmentsForViewer, viewEquipment } from './equipment-visitors.service.ts'

const { get, patch, post } = restRoutes('Equipment', '/equipment', { scope: 'listings' })

/** The first API's forms send back what they read. */
const ignoredMembers = membersOfView(EquipmentDetail)

export const equipmentRouter = router({
  list: viewerProcedure
    .meta(
      get('/all-equipments', 'Browse and search the machines for rent', {
        cachedForVisitors: true,
      }),
    )
    .input(EquipmentListInput)
    .output(EquipmentPage)
    .query(({ ctx, input }) => listEquipmentsForViewer(ctx, input, ctx.viewer?.id ?? null)),

  mine: protectedProcedure
    .meta(get('/my-equipments', 'Your own machines, newest first, archived ones included'))
    .input(OwnListingsInput)
    .output(OwnEquipmentPage)
    .query(({ ctx, input }) => listOwnEquipments(ctx.db, ctx.actor.id, input)),

  ofSeller: viewerProcedure
    .meta(get('/seller-equipments/{sellerId}', 'What one owner offers, newest first'))
    .input(SellerListingsInput)
    .output(EquipmentPage)
    .query(({ ctx, input }) => listSellerEquipments(ctx.db, input, ctx.viewer?.id ?? null)),

  get: viewerProcedure
    .meta(
      get(
        '/get-equipment/{equipmentId}',
        'Read one machine; counts as one view a day, and as one look-up of its phone number',
        { cachedForVisitors: true },
      ),
    )
    .input(EquipmentIdInput)
    .output(EquipmentDetail)
    .query(({ ctx, input }) =>
      viewEquipment(ctx, input.equipmentId, { userId: ctx.viewer?.id ?? null, ip: ctx.ip }),
    ),

  add: protectedProcedure
    .meta(post('/add-equipment', 'Offer a machine for rent', { ignoredMembers }))
    .input(EquipmentInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => addEquipment(ctx, ctx.actor.id, input)),

  update: protectedProcedure
    .meta(
      patch(
        '/update-equipment/{equipmentId}',
        'Change your machine; only what is sent is changed',
        { ignoredMembers },
      ),
    )
    .input(EquipmentUpdate)
    .output(WrittenId)
    .mutation(({ ctx, input }) => updateEquipment(ctx, ctx.actor.id, input)),
})
