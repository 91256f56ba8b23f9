import { z } from 'zod'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import { indiaDay } from '#shared/kit/india-day.ts'

/** Our pages cannot send anything else, so one sentence is enough. */
const wrongMonth = 'Some of what was sent is not right.'

export const EarningsInput = z
  .object({
    /** YYYY-MM in Indian time; left out, the current month. */
    month: z
      .string(wrongMonth)
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, wrongMonth)
      .refine((month) => month <= indiaDay().slice(0, 7), wrongMonth)
      .optional(),
  })
  .prefault({})
export type EarningsInput = z.infer<typeof EarningsInput>

const amounts = {
  /** Confirmed payments of orders, and completed rentals. */
  paid: z.number(),
  /** What was ordered or booked and accepted in the month and is not paid yet. */
  open: z.number(),
}

/** One person's month as seller and owner, or as buyer and renter, in one currency. */
export const MonthSum = z.object({
  currency: z.enum(currencies),
  ...amounts,
  /** The month in blocks of seven days from its first day; the last block is shorter. */
  weeks: z.array(
    z.object({
      /** Days of the month, both included. */
      from: z.number(),
      to: z.number(),
      ...amounts,
    }),
  ),
  /** By kind of goods, the largest first; what has no kind is by the name of its listing. */
  goods: z.array(z.object({ name: z.string(), kindHindi: z.string().nullable(), ...amounts })),
  /** Everything that is not in `goods`: smaller kinds, and the delivery. */
  others: z.object(amounts),
})
export type MonthSum = z.infer<typeof MonthSum>

export const EarningsView = z.object({
  /** YYYY-MM. */
  month: z.string(),
  /** The month in which the account was created, YYYY-MM: there is nothing before it. */
  firstMonth: z.string(),
  /** The user has sold or rented out something, or offers it. */
  isSeller: z.boolean(),
  /** One for each currency, rupees first; empty without orders and bookings. */
  earned: z.array(MonthSum),
  spent: z.array(MonthSum),
})
export type EarningsView = z.infer<typeof EarningsView>
