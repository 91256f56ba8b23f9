import type { English } from '#client/platform/i18n/texts.ts'
import { paths } from '#client/platform/paths/paths.ts'
import type { RemainingTasks } from '#shared/dashboard/waiting.schema.ts'

/** The list that shows these rows. */
export function remainingTasksHref({ task, role, status, kind }: RemainingTasks): string {
  if (role === 'seller') return `${paths.sellerOrders.href()}?status=${status ?? ''}`
  if (role === 'buyer') return `${paths.myOrders.href()}?status=${status ?? ''}`
  if (role) return paths.bookings.href(`side=${role}${status ? `&status=${status}` : ''}`)
  const listings = kind === 'equipment' ? paths.myEquipment.href() : paths.myCrops.href()
  switch (task) {
    case 'extend-soon':
    case 'extend-expired':
      return `${listings}?sort=last-day-first`
    case 'restock':
      return `${listings}?sort=stock-low`
    case 'read-messages':
      return paths.messages.href()
    case 'answer-proposal':
      return paths.proposals.href()
    default:
      return paths.dashboard.href()
  }
}

/** Says {{number}} and what the list is about, because several lists can have rows of one task. */
export function remainingTasksSentence({ task, role, status, kind }: RemainingTasks): English {
  switch (task) {
    case 'answer-order':
      return '{{number}} more orders to answer'
    case 'check-payment':
      return '{{number}} more payments to check'
    case 'receive-cash':
      return status === 'dispatched'
        ? '{{number}} more orders sent, cash still to come'
        : '{{number}} more orders delivered, cash still to come'
    case 'send-order':
      return status === 'paid'
        ? '{{number}} more paid orders to send'
        : '{{number}} more cash orders to send'
    case 'pay-order':
      return '{{number}} more orders to pay'
    case 'confirm-delivery':
      return '{{number}} more orders to receive'
    case 'review-order':
      return role === 'seller'
        ? '{{number}} more sales to review'
        : '{{number}} more purchases to review'
    case 'answer-booking':
      return '{{number}} more booking requests'
    case 'hand-over':
      return '{{number}} more machines to hand over'
    case 'take-back':
      return '{{number}} more machines to take back'
    case 'check-returned':
      return '{{number}} more returned machines to check'
    case 'collect':
      return '{{number}} more rented machines to receive'
    case 'bring-back':
      return '{{number}} more rented machines to give back'
    case 'review-booking':
      return role === 'owner'
        ? '{{number}} more rentals of your machines to review'
        : '{{number}} more rented machines to review'
    case 'extend-soon':
      return kind === 'equipment'
        ? '{{number}} more machines with few days left'
        : '{{number}} more crops about to expire'
    case 'extend-expired':
      return kind === 'equipment'
        ? '{{number}} more machines whose days are over'
        : '{{number}} more expired crops'
    case 'restock':
      return '{{number}} more sold-out crops'
    case 'read-messages':
      return '{{number}} more conversations'
    case 'answer-proposal':
      return '{{number}} more proposals'
    case 'add-upi-id':
      return ''
  }
}
