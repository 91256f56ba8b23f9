import type { WaitingTask } from '#shared/dashboard/waiting.schema.ts'

type TaskSubject = 'order' | 'booking' | 'listing' | 'conversation' | 'proposal' | 'account'

/** What each task is about. */
export const taskSubjects = {
  'answer-order': 'order',
  'check-payment': 'order',
  'receive-cash': 'order',
  'send-order': 'order',
  'pay-order': 'order',
  'confirm-delivery': 'order',
  'review-order': 'order',
  'answer-booking': 'booking',
  'hand-over': 'booking',
  'take-back': 'booking',
  'check-returned': 'booking',
  collect: 'booking',
  'bring-back': 'booking',
  'end-booking': 'booking',
  'review-booking': 'booking',
  'extend-soon': 'listing',
  'extend-expired': 'listing',
  restock: 'listing',
  'read-messages': 'conversation',
  'answer-proposal': 'proposal',
  'add-upi-id': 'account',
} as const satisfies Record<WaitingTask, TaskSubject>
