import { z } from 'zod'
import type { FormSchema } from '#client/ui/form/model/form-schema.ts'
import { toNationalDigits } from '#shared/kit/phone.ts'
import { DeliveryAddress } from '#shared/order/delivery-address.schema.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import { PlaceOrdersInput } from '#shared/order/order.schema.ts'

const { note } = PlaceOrdersInput.shape
const address = DeliveryAddress.extend({
  // Users type it with +91, 0 and spaces.
  phone: z.string().transform(toNationalDigits).pipe(DeliveryAddress.shape.phone),
})
/** The form's schemas; the error sentences come from the contract. */
export const checkoutSchemas: Record<
  DeliveryWay,
  FormSchema<Pick<PlaceOrdersInput, 'address' | 'note'>>
> = {
  delivery: z.object({ address, note }),
  pickup: z.object({ address: z.unknown().transform(() => null), note }),
}
