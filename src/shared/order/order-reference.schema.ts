import { z } from 'zod'
import { text } from '#shared/kit/common.schema.ts'
import { ExternalIdFilter, OwnReference } from '#shared/listing/external-id.schema.ts'
import { OrderIdInput } from './order.schema.ts'

export const OrderReferenceInput = z.object({
  orderId: OrderIdInput.shape.orderId,
  /** Unique among your orders; null removes it. */
  externalId: OwnReference,
})
export type OrderReferenceInput = z.infer<typeof OrderReferenceInput>

export const FindOrderInput = z
  .object({
    /** The public number, such as KH-7Q2M9XPA. */
    number: text('number', 40).default(''),
    /** Your own reference of the order. */
    externalId: ExternalIdFilter,
  })
  .refine(({ number, externalId }) => (number === '') !== (externalId === ''), {
    path: ['number'],
    message: 'number or externalId must be given, and not both',
  })
export type FindOrderInput = z.infer<typeof FindOrderInput>
