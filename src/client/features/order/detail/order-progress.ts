import type { OrderView } from '#shared/order/order.schema.ts'

/**
 * What is happening and what happens next for the viewer: in English, with {{name}}, {{total}} and
 * {{time}}.
 */
export interface OrderProgress {
  title: string
  text: string
  /** Due: the viewer must act. Done and over: the order ended well or badly. */
  tone: 'due' | 'going' | 'done' | 'over'
}

type ProgressOrder = Pick<
  OrderView,
  | 'status'
  | 'role'
  | 'delivery'
  | 'payBy'
  | 'isPaymentClaimed'
  | 'paidAt'
  | 'events'
  | 'contestedAt'
  | 'canContestUntil'
>

const due = (title: string, text: string): OrderProgress => ({ title, text, tone: 'due' })
const going = (title: string, text: string): OrderProgress => ({ title, text, tone: 'going' })
const done = (title: string, text: string): OrderProgress => ({ title, text, tone: 'done' })
const over = (title: string, text: string): OrderProgress => ({ title, text, tone: 'over' })

/** Who ended the order early. */
const endedBy = ({ events }: ProgressOrder) => events.at(-1)?.by

function buyerAccepted({ payBy, isPaymentClaimed, delivery }: ProgressOrder): OrderProgress {
  if (payBy === 'upi' && isPaymentClaimed) {
    return going(
      'The seller is checking your payment',
      'You gave the reference. It counts as paid as soon as {{name}} has seen the money and confirms it.',
    )
  }
  if (payBy === 'upi') {
    return due(
      'Accepted. Now pay {{total}} by UPI',
      'You pay {{name}} directly. Then give the 12-digit reference below.',
    )
  }
  return delivery === 'pickup'
    ? going(
        'Accepted. {{name}} gets it ready',
        'Wait until it says “Ready for pick-up” here. You pay {{total}} in cash when you fetch it.',
      )
    : going(
        'Accepted. {{name}} gets it ready',
        'Next it is sent to you. You pay {{total}} in cash when it comes.',
      )
}

function buyerDelivered({ paidAt, contestedAt }: ProgressOrder): OrderProgress {
  if (contestedAt !== null) {
    return due(
      '{{name}} says that you have not paid',
      'Pay the {{total}}, or write to {{name}} if you have paid. Until this is settled your review does not count.',
    )
  }
  return paidAt !== null
    ? done('All done', 'You have it, and it is paid. Thank you for buying from the farm.')
    : done('You have it', '{{name}} has yet to confirm that the cash of {{total}} has come.')
}

function sellerDelivered({ paidAt, contestedAt, canContestUntil }: ProgressOrder): OrderProgress {
  if (paidAt !== null) return done('All done', '{{name}} has it, and it is paid.')
  if (contestedAt !== null) {
    return due(
      'You said that no cash came',
      '{{name}} and our operators can see it. When you have {{total}}, say so here, and it is settled.',
    )
  }
  return canContestUntil === null
    ? due('Delivered. Has the cash come?', 'When you have {{total}}, say so here.')
    : due(
        '{{name}} says that it has come. Has the cash?',
        'When you have {{total}}, say so here. If no cash came, you can say so until {{time}}.',
      )
}

function buyerMessage(order: ProgressOrder): OrderProgress {
  const isPickup = order.delivery === 'pickup'
  const isPaid = order.paidAt !== null
  switch (order.status) {
    case 'placed':
      return going(
        'Waiting for {{name}} to accept',
        'They have until {{time}}. You pay nothing before that. Without an answer the order ends by itself.',
      )
    case 'accepted':
      return buyerAccepted(order)
    case 'paid':
      return isPickup
        ? going('Paid. Now {{name}} gets it ready', 'We tell you when you can pick it up.')
        : going('Paid. Now {{name}} sends it', 'We tell you when it is on the way.')
    case 'dispatched':
      if (isPickup) {
        return isPaid
          ? due('You can pick it up', 'It is paid. Call {{name}} before you set out.')
          : due('You can pick it up', 'Bring {{total}} in cash. Call {{name}} before you set out.')
      }
      return isPaid
        ? going('It is on the way to you', 'It is paid. When it has come, say so here.')
        : going(
            'It is on the way to you',
            'Keep {{total}} in cash ready. When it has come, say so here.',
          )
    case 'delivered':
      return buyerDelivered(order)
    case 'declined':
      return over('{{name}} declined the order', 'You pay nothing. This is why:')
    case 'expired':
      return over('{{name}} did not answer in time', 'The order has ended. You pay nothing.')
    case 'cancelled':
      return cancelledMessage(order)
  }
}

/** Buyers pay sellers directly, so the seller must refund: we never hold the money. */
function cancelledMessage(order: ProgressOrder): OrderProgress {
  const { role, payBy, isPaymentClaimed, paidAt } = order
  const title =
    endedBy(order) === role ? 'You cancelled this order' : '{{name}} cancelled this order'
  const isMoneyMoved = payBy === 'upi' && (paidAt !== null || isPaymentClaimed)
  if (!isMoneyMoved) {
    return over(
      title,
      role === 'buyer'
        ? 'You pay nothing.'
        : 'The stock is free again. Nothing more is to be done.',
    )
  }
  if (role === 'seller' && paidAt !== null) {
    return over(title, 'Pay {{total}} back to {{name}}: it went to you directly.')
  }
  return role === 'buyer'
    ? over(title, 'What you have paid comes back from {{name}} directly: call or write to them.')
    : over(title, 'If {{name}} has paid you, pay {{total}} back: it went to you directly.')
}

function sellerAccepted({ payBy, isPaymentClaimed, delivery }: ProgressOrder): OrderProgress {
  if (payBy === 'upi' && isPaymentClaimed) {
    return due(
      'Check that {{total}} has come',
      '{{name}} says it is paid. Look for the reference in your bank or UPI app, then confirm the payment.',
    )
  }
  if (payBy === 'upi') {
    return going(
      'Waiting for {{name}} to pay {{total}}',
      'They pay to your UPI ID. Send nothing before the money is in your account.',
    )
  }
  return delivery === 'pickup'
    ? due('Get it ready for pick-up', 'Then say so here. {{name}} pays {{total}} in cash.')
    : due('Get it ready and send it', '{{name}} pays {{total}} in cash when it comes.')
}

function sellerMessage(order: ProgressOrder): OrderProgress {
  const isPickup = order.delivery === 'pickup'
  const isPaid = order.paidAt !== null
  switch (order.status) {
    case 'placed':
      return due(
        'New order. Can you supply it?',
        'Answer until {{time}}. After that it ends by itself, and the stock is free again.',
      )
    case 'accepted':
      return sellerAccepted(order)
    case 'paid':
      return isPickup
        ? due('Paid. Now get it ready', 'When it can be picked up, say so here.')
        : due('Paid. Now send it', 'When it has left, say so here: {{name}} is told.')
    case 'dispatched':
      if (!isPaid) {
        return isPickup
          ? due('{{name}} comes to pick it up', 'Take {{total}} in cash, and say so here.')
          : due(
              'It is on the way to {{name}}',
              'Take {{total}} in cash when it is handed over, and say so here.',
            )
      }
      return isPickup
        ? going('{{name}} comes to pick it up', 'It is paid. When they have it, say so here.')
        : going('It is on the way to {{name}}', 'It is paid. When they have it, say so here.')
    case 'delivered':
      return sellerDelivered(order)
    case 'declined':
      return over('You declined this order', 'The stock is free again. Nothing more is to be done.')
    case 'expired':
      return over('Not answered in time', 'The order ended by itself, and the stock is free again.')
    case 'cancelled':
      return cancelledMessage(order)
  }
}

export const progressMessageOf = (order: ProgressOrder): OrderProgress =>
  order.role === 'buyer' ? buyerMessage(order) : sellerMessage(order)
