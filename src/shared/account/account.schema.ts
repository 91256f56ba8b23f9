import { z } from 'zod'
import { OtpInput } from '#shared/auth/auth.schema.ts'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { orderStatuses } from '#shared/order/order.constants.ts'

/** A trade that must be finished or cancelled before the account can be deleted. */
const openTrade = { _id: z.string(), number: z.string() }

export const DeletionStatus = z.object({
  /** When the account will be erased; null when no deletion is planned. */
  deletionDueAt: z.string().nullable(),
  /** What the deletion requires: a code by SMS, or the second factor if the account has one. */
  proof: z.enum(['otp', 'second-factor']),
  openOrders: z.array(
    z.object({ ...openTrade, role: z.enum(['buyer', 'seller']), status: z.enum(orderStatuses) }),
  ),
  openBookings: z.array(
    z.object({ ...openTrade, role: z.enum(['renter', 'owner']), status: z.enum(bookingStatuses) }),
  ),
})
export type DeletionStatus = z.infer<typeof DeletionStatus>

/** The code that was sent to the account's own phone for the deletion. */
export const DeletionCodeInput = OtpInput.omit({ phone: true })
/** Accounts with a second factor confirm with it and send no code. */
export const DeletionInput = DeletionCodeInput.partial()

export const DeletionPlanned = z.object({ message: z.string(), deletionDueAt: z.string() })
