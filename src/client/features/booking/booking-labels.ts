import type { BookingChange, BookingStatus } from '#shared/booking/booking.constants.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'

type Role = BookingSummary['role']

interface StatusLabels {
  label: string
  color: string
  /** What is happening and what happens next, for each role. */
  texts: Record<Role, string>
}

/** Booking statuses in English. The texts contain {{other}}, {{from}}, {{to}} and {{until}}. */
export const statusLabels: Record<BookingStatus, StatusLabels> = {
  requested: {
    label: 'Waiting for an answer',
    color: 'turmeric',
    texts: {
      renter:
        '{{other}} has until {{until}} to say yes or no. Until then nobody else gets these days.',
      owner:
        '{{other}} would like your machine. Say yes or no by {{until}}, or the request expires.',
    },
  },
  accepted: {
    label: 'Accepted',
    color: 'leaf',
    texts: {
      renter:
        'The machine is yours from {{from}}. Call {{other}} and agree where and when you get it.',
      owner: 'Have the machine ready on {{from}}. When {{other}} has taken it, say so here.',
    },
  },
  declined: {
    label: 'Turned down',
    color: 'red',
    texts: {
      renter: '{{other}} said no. Try other days or another machine.',
      owner: 'You said no. The days are free again.',
    },
  },
  'handed-over': {
    label: 'Handed over',
    color: 'leaf',
    texts: {
      renter: 'You have the machine. Bring it back by {{to}}, then say so here.',
      owner: '{{other}} has the machine until {{to}}. When it is back, say so here.',
    },
  },
  returned: {
    label: 'Brought back',
    color: 'turmeric',
    texts: {
      renter: 'The machine is back. {{other}} looks it over and finishes the booking.',
      owner: 'The machine is back. Look it over; if all is well, finish the booking.',
    },
  },
  completed: {
    label: 'Completed',
    color: 'gray',
    texts: {
      renter: 'All is done. Thank you for renting from a farmer.',
      owner: 'All is done. Thank you for sharing your machine.',
    },
  },
  cancelled: {
    label: 'Cancelled',
    color: 'gray',
    texts: {
      renter: 'This booking was cancelled. The days are free again.',
      owner: 'This booking was cancelled. The days are free again.',
    },
  },
  expired: {
    label: 'Not answered in time',
    color: 'gray',
    texts: {
      renter: '{{other}} did not answer in time. Try other days or another machine.',
      owner: 'You did not answer in time. The days are free again.',
    },
  },
}

/** The name of a status for the viewer's role. */
export const statusLabel = ({ status, role }: Pick<BookingSummary, 'status' | 'role'>): string =>
  status === 'requested' && role === 'owner' ? 'Needs your answer' : statusLabels[status].label

interface ChangeLabels {
  /** The button's label. */
  label: string
  /** The title of the confirmation. */
  title: string
  text: string
  /** The toast after it succeeded. */
  done: string
  isDestructive?: boolean
}

const ownerLabels: Record<Exclude<BookingChange, 'cancelled'>, ChangeLabels> = {
  accepted: {
    label: 'Accept request',
    title: 'Accept this request?',
    text: 'The days are theirs then, and they see your number.',
    done: 'Request accepted',
  },
  declined: {
    label: 'Decline request',
    title: 'Decline this request?',
    text: 'The days are free again for others.',
    done: 'Request declined',
    isDestructive: true,
  },
  'handed-over': {
    label: 'Machine handed over',
    title: 'Has the renter taken the machine?',
    text: 'From now on it is with them. It can’t be undone.',
    done: 'Noted: the machine is handed over',
  },
  returned: {
    label: 'Machine is back',
    title: 'Is the machine back?',
    text: 'You can look it over in peace; the booking is finished after that.',
    done: 'Noted: the machine is back',
  },
  completed: {
    label: 'Finish booking',
    title: 'Is all well with the machine?',
    text: 'The booking is finished then, and you can review each other.',
    done: 'Booking finished',
  },
}
const renterReturnLabels: ChangeLabels = {
  label: 'I brought it back',
  title: 'Have you brought the machine back?',
  text: 'The owner looks it over and finishes the booking.',
  done: 'Noted: the machine is back',
}
const withdrawLabels: ChangeLabels = {
  label: 'Take back request',
  title: 'Take back your request?',
  text: 'The days are free again for others.',
  done: 'Request taken back',
  isDestructive: true,
}
const cancelLabels: ChangeLabels = {
  label: 'Cancel booking',
  title: 'Cancel this booking?',
  text: 'The other side relies on it, so say why. The days are free again for others.',
  done: 'Booking cancelled',
  isDestructive: true,
}

/** The English labels of a change for the viewer's role. */
export function changeLabels(
  to: BookingChange,
  { role, status }: Pick<BookingSummary, 'role' | 'status'>,
): ChangeLabels {
  if (to === 'cancelled') return status === 'requested' ? withdrawLabels : cancelLabels
  return to === 'returned' && role === 'renter' ? renterReturnLabels : ownerLabels[to]
}

/** Whether the counterparty must be given a reason. */
export const needsReason = (to: BookingChange, status: BookingStatus): boolean =>
  to === 'declined' || (to === 'cancelled' && status !== 'requested')
