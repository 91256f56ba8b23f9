import { isFreeOrder } from '#shared/order/order.constants.ts'
import type { OrderSummary, OrderView } from '#shared/order/order.schema.ts'
import {
  canConfirmCash,
  canContest,
  canGiveReference,
  changesFor,
  freeingStatuses,
  type OrderState,
} from './order.policy.ts'

/** The phone is null once the person's account is erased. */
type Person = OrderView['buyer']

/** A row of the database, with everything that either person may see. */
export interface OrderRow extends OrderSummary {
  buyer: Person
  seller: Person
  address: OrderView['address']
  deliveryTerms: OrderView['deliveryTerms']
  note: string
  paymentReference: string | null
  payeeUpiId: string | null
  /** Not null once the order was accepted. */
  payeeName: string | null
  isOverdue: boolean
  deliveredBy: OrderState['deliveredBy']
  isContestOver: boolean
  wasContested: boolean
  /** Null before it was delivered. */
  contestEnds: string | null
  isFoundUnpaid: boolean
  canReview: boolean
  reviewOpensAt: string | null
  events: OrderView['events']
}

/** What the viewer, its buyer or seller, sees of an order and may do with it. */
export function viewOrder(row: OrderRow): OrderView {
  const { payeeUpiId, payeeName, buyer, seller, contestEnds, ...others } = row
  const { isOverdue, deliveredBy, isContestOver, wasContested, ...rest } = others
  const { role, status, payBy, paymentReference } = row
  const state: OrderState = {
    status,
    payBy,
    isFree: isFreeOrder(row),
    hasReference: paymentReference !== null,
    isPaid: row.paidAt !== null,
    isOverdue,
    deliveredBy,
    isContestOver,
    wasContested,
  }
  const wasAccepted = payeeName !== null
  // An order that was never accepted does not reveal a stranger's phone number.
  const showsBuyerContact = role === 'buyer' || wasAccepted || !freeingStatuses.includes(status)
  const showsSellerPhone = role === 'seller' || wasAccepted
  const isPayable = role === 'buyer' && payBy === 'upi' && status === 'accepted'
  return {
    ...rest,
    buyer: { ...buyer, phone: showsBuyerContact ? buyer.phone : null },
    seller: { ...seller, phone: showsSellerPhone ? seller.phone : null },
    address: showsBuyerContact ? row.address : null,
    deliveryTerms: row.deliveryTerms && {
      ...row.deliveryTerms,
      toPin: showsBuyerContact ? row.deliveryTerms.toPin : null,
    },
    payee:
      isPayable && payeeUpiId && payeeName !== null ? { upiId: payeeUpiId, name: payeeName } : null,
    changes: changesFor(state, role),
    canGiveReference: canGiveReference(state, role),
    canConfirmCash: canConfirmCash(state, role),
    canContestUntil: canContest(state, role) ? contestEnds : null,
  }
}
