import { z } from 'zod'
import { ExternalId } from '#shared/listing/external-id.schema.ts'
import { OrderIdInput } from './order.schema.ts'

export const OrderReferenceInput = z.object({
  orderId: OrderIdInput.shape.orderId,
  /** The reference in the caller's own system, unique among their orders; null removes it. */
  externalId: ExternalId.unwrap(),
})
export type OrderReferenceInput = z.output<typeof OrderReferenceInput>

const oneSentence = 'Please send number or externalId, one of them.'

export const FindOrderInput = z
  .object({
    /** The public number, such as `KH-7Q2M9XPA`. */
    number: z.string(oneSentence).trim().toUpperCase().max(20, oneSentence).optional(),
    /** The caller's own reference. */
    externalId: z.string(oneSentence).trim().min(1, oneSentence).max(100, oneSentence).optional(),
  })
  .refine(({ number, externalId }) => (number === undefined) !== (externalId === undefined), {
    error: oneSentence,
    path: ['number'],
  })
export type FindOrderInput = z.output<typeof FindOrderInput>
