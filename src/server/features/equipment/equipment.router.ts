import { WrittenId } from '../../../shared/common.schema.ts'
import {
  EquipmentIdInput,
  EquipmentInput,
  EquipmentListInput,
  EquipmentPage,
  EquipmentUpdate,
  EquipmentView,
} from '../../../shared/equipment.schema.ts'
import { SellerIdInput } from '../../../shared/review.schema.ts'
import { protectedProcedure, router, viewerProcedure } from '../../core/trpc.ts'
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
        summary: 'All of your own machines, archived ones included',
        protect: true,
      },
    })
    .output(EquipmentPage)
    .query(({ ctx }) => listOwnEquipments(ctx.db, ctx.actor.id)),

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
        summary: 'Read one machine; counts as a view, once a visitor and day',
      },
    })
    .input(EquipmentIdInput)
    .output(EquipmentView)
    .query(async ({ ctx, input }) => {
      const { viewer, ip, userAgent } = ctx
      const machine = await getEquipment(ctx.db, input.equipmentId, viewer?.id ?? null)
      if (!machine.isUserEquipment) {
        ctx.equipmentViews.add(machine._id, { userId: viewer?.id ?? null, ip, userAgent })
      }
      return machine
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
    .mutation(({ ctx, input }) => addEquipment(ctx.db, ctx.actor.id, input)),

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
    .mutation(({ ctx, input }) => updateEquipment(ctx.db, ctx.actor.id, input)),
})
