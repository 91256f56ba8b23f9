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
      return 'More orders to answer: {{number}}'
    case 'check-payment':
      return 'More payments to check: {{number}}'
    case 'receive-cash':
      return status === 'dispatched'
        ? 'More orders sent, cash still to come: {{number}}'
        : 'More orders delivered, cash still to come: {{number}}'
    case 'send-order':
      return status === 'paid'
        ? 'More paid orders to send: {{number}}'
        : 'More cash orders to send: {{number}}'
    case 'pay-order':
      return 'More orders to pay: {{number}}'
    case 'confirm-delivery':
      return 'More orders to receive: {{number}}'
    case 'review-order':
      return role === 'seller'
        ? 'More sales to review: {{number}}'
        : 'More purchases to review: {{number}}'
    case 'answer-booking':
      return 'More booking requests: {{number}}'
    case 'hand-over':
      return 'More machines to hand over: {{number}}'
    case 'take-back':
      return 'More machines to take back: {{number}}'
    case 'check-returned':
      return 'More returned machines to check: {{number}}'
    case 'end-booking':
      return 'More bookings whose days are over: {{number}}'
    case 'collect':
      return 'More rented machines to receive: {{number}}'
    case 'bring-back':
      return 'More rented machines to give back: {{number}}'
    case 'review-booking':
      return role === 'owner'
        ? 'More rentals of your machines to review: {{number}}'
        : 'More rented machines to review: {{number}}'
    case 'extend-soon':
      return kind === 'equipment'
        ? 'More machines with few days left: {{number}}'
        : 'More crops about to expire: {{number}}'
    case 'extend-expired':
      return kind === 'equipment'
        ? 'More machines whose days are over: {{number}}'
        : 'More expired crops: {{number}}'
    case 'restock':
      return 'More sold-out crops: {{number}}'
    case 'read-messages':
      return 'More conversations: {{number}}'
    case 'answer-proposal':
      return 'More proposals: {{number}}'
    case 'add-upi-id':
      return ''
  }
}
