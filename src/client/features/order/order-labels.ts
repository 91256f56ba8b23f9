import type { English } from '#client/platform/i18n/texts.ts'
import type { StatusTone } from '#client/ui/status-badge.tsx'
import type {
  DeliveryWay,
  OrderChange,
  OrderEventKind,
  OrderStatus,
} from '#shared/order/order.constants.ts'
import type { OrderSummary } from '#shared/order/order.schema.ts'

export type OrderRole = OrderSummary['role']

type LabelledOrder = Pick<
  OrderSummary,
  'status' | 'role' | 'delivery' | 'payBy' | 'isPaymentClaimed' | 'contestedAt'
>

interface OrderStatusLabels {
  label: English
  tone: StatusTone
  /** The viewer must act. */
  isDue: boolean
}

const due = (label: English): OrderStatusLabels => ({ label, tone: 'waiting', isDue: true })
const labelled = (tone: StatusTone) => (label: English) => ({ label, tone, isDue: false })
/** The other person must act. */
const waiting = labelled('waiting')
const moving = labelled('moving')
const done = labelled('done')
const ended = labelled('ended')

function acceptedLabels({ role, payBy, isPaymentClaimed }: LabelledOrder): OrderStatusLabels {
  if (payBy === 'cash') return role === 'buyer' ? moving('Accepted') : due('Get it ready')
  if (role === 'buyer')
    return isPaymentClaimed ? waiting('Payment is being checked') : due('Pay now')
  return isPaymentClaimed ? due('Check the payment') : waiting('Waiting for payment')
}

/** The status of an order in the words of the viewer's role. */
export function orderStatusLabels(order: LabelledOrder): OrderStatusLabels {
  const { role, delivery } = order
  const isPickup = delivery === 'pickup'
  switch (order.status) {
    case 'placed':
      return role === 'buyer' ? waiting('Waiting for the seller') : due('New')
    case 'accepted':
      return acceptedLabels(order)
    case 'paid':
      if (role === 'buyer') return moving('Paid')
      return due(isPickup ? 'Paid: get it ready' : 'Paid: send it')
    case 'dispatched':
      if (isPickup) return role === 'buyer' ? due('Ready for pick-up') : moving('Ready for pick-up')
      return moving('On the way')
    case 'delivered':
      if (order.contestedAt !== null) return waiting('Payment disputed')
      return done(isPickup ? 'Handed over' : 'Delivered')
    case 'declined':
      return ended('Declined')
    case 'cancelled':
      return ended('Cancelled')
    case 'expired':
      return ended('Not answered in time')
  }
}

/** The filter labels: buyers and sellers wait for different things. */
export const orderFilterLabels: Record<OrderRole, Record<OrderStatus, English>> = {
  seller: {
    placed: 'New',
    accepted: 'Accepted',
    paid: 'Paid: to send',
    dispatched: 'Sent',
    delivered: 'Delivered',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Not answered in time',
  },
  buyer: {
    placed: 'Waiting for the seller',
    accepted: 'Accepted',
    paid: 'Paid',
    dispatched: 'On the way',
    delivered: 'Delivered',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Not answered in time',
  },
}

/** The name of a completed step. */
export function orderStepLabel(status: OrderEventKind, delivery: DeliveryWay): English {
  const isPickup = delivery === 'pickup'
  const labels: Record<OrderEventKind, English> = {
    placed: 'Ordered',
    accepted: 'Accepted',
    paid: 'Payment confirmed',
    dispatched: isPickup ? 'Ready for pick-up' : 'Sent',
    delivered: isPickup ? 'Handed over' : 'Delivered',
    declined: 'Declined',
    cancelled: 'Cancelled',
    expired: 'Not answered in time',
    contested: 'Disputed: cash not received',
    'contest-closed': 'Dispute settled',
  }
  return labels[status]
}

export interface OrderChangeLabels {
  /** The button's label. */
  label: English
  /** The confirmation; a change without one can be undone for some seconds. */
  question?: English
  /** What is going to happen while the change can be undone. */
  undo?: English
  /** Text below the question. */
  text?: English
  /** Whether the counterparty gets a reason: 'required' means the change is refused without one. */
  reason?: 'optional' | 'required'
  /** Predefined reasons. */
  reasons?: English[]
  /** The toast after it succeeded. */
  done: English
  isDestructive?: boolean
}

const declineLabels: OrderChangeLabels = {
  label: 'Decline',
  question: 'Decline this order?',
  text: 'The buyer will see the reason, and the stock will be for sale again. You cannot undo this.',
  reason: 'required',
  reasons: ['It is sold out', 'I cannot deliver there', 'The price has changed'],
  done: 'Order declined',
  isDestructive: true,
}

const cancelLabels: Record<OrderRole, OrderChangeLabels> = {
  seller: {
    label: 'Cancel order',
    question: 'Cancel this order?',
    text: 'The buyer will see the reason, and the stock will be for sale again. You have to refund any money already paid.',
    reason: 'required',
    reasons: ['The crop is spoiled', 'I cannot deliver there', 'The buyer cannot be reached'],
    done: 'Order cancelled',
    isDestructive: true,
  },
  buyer: {
    label: 'Cancel order',
    question: 'Cancel this order?',
    text: 'The seller will be notified. You cannot undo this.',
    reason: 'optional',
    reasons: ['I ordered by mistake', 'I need it sooner', 'I found it elsewhere'],
    done: 'Order cancelled',
    isDestructive: true,
  },
}

const sendLabels: Record<DeliveryWay, OrderChangeLabels> = {
  delivery: {
    label: 'Mark as sent',
    undo: 'Sent',
    done: 'Marked as sent',
  },
  pickup: {
    label: 'Ready for pick-up',
    undo: 'Ready for pick-up',
    done: 'Marked as ready for pick-up',
  },
}

const deliverLabels: Record<OrderRole, Record<DeliveryWay, OrderChangeLabels>> = {
  seller: {
    delivery: {
      label: 'Mark as delivered',
      question: 'Has the buyer received it?',
      text: 'This completes the order.',
      done: 'Marked as delivered',
    },
    pickup: {
      label: 'Handed over',
      question: 'Has the buyer picked it up?',
      text: 'This completes the order.',
      done: 'Marked as handed over',
    },
  },
  buyer: {
    delivery: {
      label: 'I have received it',
      question: 'Have you received everything?',
      text: 'This completes the order.',
      done: 'Marked as delivered',
    },
    pickup: {
      label: 'I have picked it up',
      question: 'Have you picked everything up?',
      text: 'This completes the order.',
      done: 'Marked as handed over',
    },
  },
}

/** The labels of a change. */
export function orderChangeLabels(
  to: OrderChange,
  { role, delivery }: Pick<OrderSummary, 'role' | 'delivery'>,
): OrderChangeLabels {
  switch (to) {
    case 'accepted':
      return {
        label: 'Accept',
        undo: 'Accepted',
        done: 'Order accepted',
      }
    case 'declined':
      return declineLabels
    case 'paid':
      return {
        label: 'Confirm payment',
        question: 'Is the money in your account?',
        text: 'Check your bank or UPI app first. The buyer will see that it is paid.',
        done: 'Payment confirmed',
      }
    case 'dispatched':
      return sendLabels[delivery]
    case 'delivered':
      return deliverLabels[role][delivery]
    case 'cancelled':
      return cancelLabels[role]
  }
}

/** The seller's next change of an order in the list; null when somebody else must act. */
export function nextSellerChange(order: LabelledOrder): OrderChange | null {
  const { status, payBy, isPaymentClaimed } = order
  if (status === 'placed') return 'accepted'
  if (status === 'paid') return 'dispatched'
  if (status === 'dispatched') return 'delivered'
  if (status !== 'accepted') return null
  if (payBy === 'cash') return 'dispatched'
  return isPaymentClaimed ? 'paid' : null
}
