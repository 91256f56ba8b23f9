import type { English } from '#client/platform/i18n/texts.ts'
import { isFreeOrder } from '#shared/order/order.constants.ts'
import type { OrderView } from '#shared/order/order.schema.ts'
import { freeOrderProgress } from './free-order-progress.ts'
import type { OrderProgress } from './order-progress-message.ts'

type ProgressOrder = Pick<
  OrderView,
  | 'status'
  | 'role'
  | 'delivery'
  | 'payBy'
  | 'total'
  | 'isPaymentClaimed'
  | 'paymentReference'
  | 'paidAt'
  | 'events'
  | 'contestedAt'
  | 'canContestUntil'
  | 'isFoundUnpaid'
>

const due = (title: English, text: English): OrderProgress => ({ title, text, tone: 'due' })
const going = (title: English, text: English): OrderProgress => ({ title, text, tone: 'going' })
const done = (title: English, text: English): OrderProgress => ({ title, text, tone: 'done' })
const over = (title: English, text: English): OrderProgress => ({ title, text, tone: 'over' })

/** Who ended the order early. */
const endedBy = ({ events }: ProgressOrder) => events.at(-1)?.by

function buyerAccepted({ payBy, isPaymentClaimed, delivery }: ProgressOrder): OrderProgress {
  if (payBy === 'upi' && isPaymentClaimed) {
    return going(
      'The seller is checking your payment',
      'You sent the payment reference. The order counts as paid once {{name}} sees the money and confirms it.',
    )
  }
  if (payBy === 'upi') {
    return due(
      'Accepted. Now pay {{total}} by UPI',
      'Pay {{name}} directly. Then enter the 12-digit reference below.',
    )
  }
  return delivery === 'pickup'
    ? going(
        'Accepted. {{name}} is preparing it',
        'Wait until the status here is “Ready for pick-up”. You pay {{total}} in cash when you collect it.',
      )
    : going(
        'Accepted. {{name}} is preparing it',
        'It will be sent to you. You pay {{total}} in cash on delivery.',
      )
}

function buyerDelivered({ paidAt, contestedAt, isFoundUnpaid }: ProgressOrder): OrderProgress {
  if (isFoundUnpaid) {
    return due(
      'An admin found that {{name}} has not been paid',
      'Pay the {{total}} to {{name}}. Until they confirm it here, your review does not count. The reason:',
    )
  }
  if (contestedAt !== null) {
    return due(
      '{{name}} says that you have not paid',
      'Pay the {{total}}, or write to {{name}} if you have paid. Until this is settled, your review does not count.',
    )
  }
  return paidAt !== null
    ? done('All done', 'You have received it and paid. Thank you for buying from the farm.')
    : done('You have received it', '{{name}} has not yet confirmed the {{total}} in cash.')
}

function sellerDelivered(order: ProgressOrder): OrderProgress {
  const { paidAt, contestedAt, canContestUntil, isFoundUnpaid } = order
  if (paidAt !== null) return done('All done', '{{name}} has received it and paid.')
  if (contestedAt !== null) {
    return due(
      'You reported that you received no cash',
      '{{name}} and our team can see this. When you receive {{total}}, confirm it here, and the matter is settled.',
    )
  }
  if (isFoundUnpaid) {
    return due(
      'An admin found that you have not been paid',
      '{{name}} still has to pay {{total}}. When you receive it, confirm it here. The reason:',
    )
  }
  return canContestUntil === null
    ? due('Delivered. Have you received the cash?', 'When you receive {{total}}, confirm it here.')
    : due(
        '{{name}} has received it. Have you received the cash?',
        'When you receive {{total}}, confirm it here. If you receive no cash, you can report it until {{time}}.',
      )
}

function buyerMessage(order: ProgressOrder): OrderProgress {
  const isPickup = order.delivery === 'pickup'
  const isPaid = order.paidAt !== null
  switch (order.status) {
    case 'placed':
      return going(
        'Waiting for {{name}} to accept',
        'They have until {{time}} to answer. You pay nothing before that. Without an answer, the order expires.',
      )
    case 'accepted':
      return buyerAccepted(order)
    case 'paid':
      return isPickup
        ? going('Paid. {{name}} is preparing it', 'We will tell you when you can pick it up.')
        : going('Paid. {{name}} will send it', 'We will tell you when it is on the way.')
    case 'dispatched':
      if (isPickup) {
        return isPaid
          ? due('You can pick it up', 'It is paid. Call {{name}} before you leave.')
          : due('You can pick it up', 'Bring {{total}} in cash. Call {{name}} before you leave.')
      }
      return isPaid
        ? going('It is on the way to you', 'It is paid. When it arrives, confirm it here.')
        : going(
            'It is on the way to you',
            'Keep {{total}} in cash ready. When it arrives, confirm it here.',
          )
    case 'delivered':
      return buyerDelivered(order)
    case 'declined':
      return over('{{name}} declined the order', 'You pay nothing. The reason:')
    case 'expired':
      return over('{{name}} did not answer in time', 'The order has expired. You pay nothing.')
    case 'cancelled':
      return cancelledMessage(order)
  }
}

/**
 * Buyers pay sellers directly, so the seller must refund: we never hold the money. A claim ends with the order, but
 * the payment reference says that the buyer may have paid.
 */
function cancelledMessage(order: ProgressOrder): OrderProgress {
  const { role, payBy, paymentReference, paidAt } = order
  const title =
    endedBy(order) === role ? 'You cancelled this order' : '{{name}} cancelled this order'
  const isMoneyMoved = payBy === 'upi' && (paidAt !== null || paymentReference !== null)
  if (!isMoneyMoved) {
    return over(
      title,
      role === 'buyer'
        ? 'You pay nothing.'
        : 'The stock is for sale again. There is nothing more to do.',
    )
  }
  if (role === 'seller' && paidAt !== null) {
    return over(title, 'Refund {{total}} to {{name}}: the money went to you directly.')
  }
  return role === 'buyer'
    ? over(title, '{{name}} has to refund you directly: call or write to them.')
    : over(title, 'If {{name}} has paid you, refund {{total}}: the money went to you directly.')
}

function sellerAccepted({ payBy, isPaymentClaimed, delivery }: ProgressOrder): OrderProgress {
  if (payBy === 'upi' && isPaymentClaimed) {
    return due(
      'Check that you received {{total}}',
      '{{name}} says that they have paid. Look for the reference in your bank or UPI app, then confirm the payment.',
    )
  }
  if (payBy === 'upi') {
    return going(
      'Waiting for {{name}} to pay {{total}}',
      'They pay to your UPI ID. Do not send anything before the money is in your account.',
    )
  }
  return delivery === 'pickup'
    ? due('Get it ready for pick-up', 'Then confirm it here. {{name}} pays {{total}} in cash.')
    : due('Get it ready and send it', '{{name}} pays {{total}} in cash on delivery.')
}

function sellerMessage(order: ProgressOrder): OrderProgress {
  const isPickup = order.delivery === 'pickup'
  const isPaid = order.paidAt !== null
  switch (order.status) {
    case 'placed':
      return due(
        'New order. Can you supply it?',
        'Answer by {{time}}. After that the order expires and the stock is for sale again.',
      )
    case 'accepted':
      return sellerAccepted(order)
    case 'paid':
      return isPickup
        ? due('Paid. Now get it ready', 'When it is ready for pick-up, confirm it here.')
        : due(
            'Paid. Now send it',
            'When you have sent it, confirm it here: {{name}} will be notified.',
          )
    case 'dispatched':
      if (!isPaid) {
        return isPickup
          ? due('{{name}} will pick it up', 'Collect {{total}} in cash, then confirm it here.')
          : due(
              'It is on the way to {{name}}',
              'Collect {{total}} in cash on delivery, then confirm it here.',
            )
      }
      return isPickup
        ? going(
            '{{name}} will pick it up',
            'It is paid. When they have received it, confirm it here.',
          )
        : going(
            'It is on the way to {{name}}',
            'It is paid. When they have received it, confirm it here.',
          )
    case 'delivered':
      return sellerDelivered(order)
    case 'declined':
      return over(
        'You declined this order',
        'The stock is for sale again. There is nothing more to do.',
      )
    case 'expired':
      return over('Not answered in time', 'The order expired, and the stock is for sale again.')
    case 'cancelled':
      return cancelledMessage(order)
  }
}

export function progressMessageOf(order: ProgressOrder): OrderProgress {
  const free = isFreeOrder(order) ? freeOrderProgress(order) : undefined
  return free ?? (order.role === 'buyer' ? buyerMessage(order) : sellerMessage(order))
}
