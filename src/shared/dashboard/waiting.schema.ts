import { z } from 'zod'
import { bookingStatuses } from '#shared/booking/booking.constants.ts'
import { cropUnits } from '#shared/crop/crop.constants.ts'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import { deliveryWays, orderStatuses, payWays } from '#shared/order/order.constants.ts'
import { proposalKinds } from '#shared/proposal/proposal.constants.ts'

/** What a person can do next about one of their orders. */
export const orderTasks = [
  'answer-order',
  'check-payment',
  'receive-cash',
  'send-order',
  'pay-order',
  'confirm-delivery',
  'review-order',
] as const

/** What a person can do next about one of their bookings, as owner or as renter. */
export const bookingTasks = [
  'answer-booking',
  'hand-over',
  'take-back',
  'check-returned',
  'collect',
  'bring-back',
  'end-booking',
  'review-booking',
] as const

/** What an owner can do about a listing that buyers or renters cannot use any more, or not for long. */
export const listingTasks = ['extend-soon', 'extend-expired', 'restock'] as const

export const waitingTasks = [
  ...orderTasks,
  ...bookingTasks,
  ...listingTasks,
  'read-messages',
  'add-upi-id',
  'answer-proposal',
] as const
export type WaitingTask = (typeof waitingTasks)[number]

/** Rows of one task in an answer; the rest is only counted. */
export const maxRowsPerTask = 5
/** A task is counted up to this number. */
export const maxTaskCount = 100
/** Days before the last day of a listing from which it is shown as expiring. */
export const expiresSoonDays = 7
/** Days after the last day of a listing in which it is shown as expired. */
export const expiredShownDays = 30
/** Days after an order was placed in which its unpaid cash is shown. */
export const unpaidCashDays = 90
/** Days after the last day of a booking in which it is shown that its machine was not handed over. */
export const unusedBookingDays = 14

/** What is the same for each row. */
const rowFields = {
  /** The id of the order, booking, conversation or listing. */
  _id: z.string(),
  /** The crop's or the machine's name, of an order its first line's. */
  name: z.string(),
  /** The Hindi name of the kind of goods; null when it is not known. */
  kindHindi: z.string().nullable(),
  image: z.string().nullable(),
  /** The drawing of its kind of goods, for rows without a picture; null when there is none. */
  drawing: z.string().nullable(),
  /** When it lapses or becomes late, ISO 8601 or YYYY-MM-DD; null when it does not. */
  until: z.string().nullable(),
}

const OrderItem = z.object({
  task: z.enum(orderTasks),
  ...rowFields,
  number: z.string(),
  status: z.enum(orderStatuses),
  /** The counterparty's name. */
  otherName: z.string(),
  quantity: z.number(),
  unit: z.enum(cropUnits),
  /** How many further lines the order has. */
  moreLines: z.number(),
  /** Rupees. */
  total: z.number(),
  delivery: z.enum(deliveryWays),
  payBy: z.enum(payWays),
})
export type WaitingOrder = z.infer<typeof OrderItem>

const BookingItem = z.object({
  task: z.enum(bookingTasks),
  ...rowFields,
  number: z.string(),
  otherName: z.string(),
  /** The first and the last day, YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  /** The owner brings the machine to the renter and collects it there; otherwise the renter does both. */
  isBrought: z.boolean().optional(),
  total: z.number(),
  currency: z.enum(currencies),
})
export type WaitingBooking = z.infer<typeof BookingItem>

const ListingItem = z.object({
  task: z.enum(listingTasks),
  ...rowFields,
  kind: z.enum(listingKinds),
})
export type WaitingListing = z.infer<typeof ListingItem>

const ConversationItem = z.object({
  task: z.literal('read-messages'),
  ...rowFields,
  otherName: z.string(),
  unread: z.number(),
})
export type WaitingConversation = z.infer<typeof ConversationItem>

const ProposalItem = z.object({
  task: z.literal('answer-proposal'),
  ...rowFields,
  /** What the assistant proposes. */
  act: z.enum(proposalKinds),
  /** The name of the assistant's key. */
  otherName: z.string(),
})
export type WaitingProposal = z.infer<typeof ProposalItem>

const UpiIdItem = z.object({
  task: z.literal('add-upi-id'),
  /** Open sales that could be paid by UPI, or cannot be accepted without it. */
  sales: z.number(),
})

export const WaitingItem = z.discriminatedUnion('task', [
  OrderItem,
  BookingItem,
  ListingItem,
  ConversationItem,
  ProposalItem,
  UpiIdItem,
])
export type WaitingItem = z.infer<typeof WaitingItem>

/** Rows of a task that are counted but not among the items, and the list that shows them. */
const RemainingTasks = z.object({
  task: z.enum(waitingTasks),
  /** The user's side of these orders or bookings. */
  role: z.enum(['buyer', 'seller', 'renter', 'owner']).optional(),
  /** The status of these orders or bookings; left out when they have several. */
  status: z.enum([...orderStatuses, ...bookingStatuses]).optional(),
  /** What these listings are. */
  kind: z.enum(listingKinds).optional(),
  count: z.number(),
})
export type RemainingTasks = z.infer<typeof RemainingTasks>

/** Everything that waits for the user, the most urgent first. */
export const WaitingView = z.object({
  items: z.array(WaitingItem),
  /** All rows of each task up to `maxTaskCount`, the shown ones included; tasks without rows are left out. */
  counts: z.partialRecord(z.enum(waitingTasks), z.number()),
  /** Optional, because older stored answers lack it. */
  remaining: z.array(RemainingTasks).optional(),
  /** Messages that the user has not read, in all conversations. */
  unread: z.number(),
})
export type WaitingView = z.infer<typeof WaitingView>
