import { z } from 'zod'
import { OtpInput } from '#shared/auth/auth.schema.ts'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { orderStatuses } from '#shared/order/order.constants.ts'

/** A trade that has to be finished or cancelled before its account can be deleted. */
const openTrade = { _id: z.string(), number: z.string() }

export const DeletionStatus = z.object({
  /** When the account will be erased; null while nobody has asked for it. */
  deletionDueAt: z.string().nullable(),
  /** What the deletion asks for: a code by SMS, or the second factor where the account has one. */
  proof: z.enum(['otp', 'second-factor']),
  openOrders: z.array(
    z.object({ ...openTrade, role: z.enum(['buyer', 'seller']), status: z.enum(orderStatuses) }),
  ),
  openBookings: z.array(
    z.object({ ...openTrade, role: z.enum(['renter', 'owner']), status: z.enum(bookingStatuses) }),
  ),
})
export type DeletionStatus = z.infer<typeof DeletionStatus>

/** The code that was sent to the account's own phone for this. */
export const DeletionCodeInput = OtpInput.omit({ phone: true })
/** An account with a second factor sends no code: it confirms with that instead. */
export const DeletionInput = DeletionCodeInput.partial()

export const DeletionPlanned = z.object({ message: z.string(), deletionDueAt: z.string() })
