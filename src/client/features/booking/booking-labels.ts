import type { English } from '#client/platform/i18n/texts.ts'
import type { StatusTone } from '#client/ui/status-badge.tsx'
import type { BookingChange, BookingStatus } from '#shared/booking/booking.constants.ts'
import type { BookingSummary } from '#shared/booking/booking.schema.ts'
import { bookingChangesFor } from '#shared/booking/booking-transitions.ts'
import { indiaDay } from '#shared/kit/india-day.ts'

type Role = BookingSummary['role']

interface BookingStatusLabels {
  label: English
  tone: StatusTone
  /** What is happening and what happens next, for each role. */
  texts: Record<Role, English>
}

/** Booking statuses. The texts contain {{name}}, {{from}}, {{to}} and {{until}}. */
export const bookingStatusLabels: Record<BookingStatus, BookingStatusLabels> = {
  requested: {
    label: 'Waiting for an answer',
    tone: 'waiting',
    texts: {
      renter:
        '{{name}} has until {{until}} to answer. Until then, nobody else can book these days.',
      owner:
        '{{name}} would like to rent your machine. Answer by {{until}}, or the request expires.',
    },
  },
  accepted: {
    label: 'Accepted',
    tone: 'moving',
    texts: {
      renter:
        'The machine is yours from {{from}}. Call {{name}} to agree where and when to collect it.',
      owner: 'Have the machine ready on {{from}}. When {{name}} has collected it, confirm it here.',
    },
  },
  declined: {
    label: 'Turned down',
    tone: 'ended',
    texts: {
      renter: '{{name}} declined the request. Try other days or another machine.',
      owner: 'You declined the request. The days are free again.',
    },
  },
  'handed-over': {
    label: 'Machine handed over',
    tone: 'moving',
    texts: {
      renter: 'You have the machine. Return it by {{to}}, then confirm it here.',
      owner: '{{name}} has the machine until {{to}}. When it is back, confirm it here.',
    },
  },
  returned: {
    label: 'Returned',
    tone: 'waiting',
    texts: {
      renter: 'The machine is back. {{name}} will check it and finish the booking.',
      owner: 'The machine is back. Check it and, if all is well, finish the booking.',
    },
  },
  completed: {
    label: 'Completed',
    tone: 'done',
    texts: {
      renter: 'The rental is complete. Thank you for renting from a farmer.',
      owner: 'The rental is complete. Thank you for sharing your machine.',
    },
  },
  cancelled: {
    label: 'Cancelled',
    tone: 'ended',
    texts: {
      renter: 'This booking was cancelled. The days are free again.',
      owner: 'This booking was cancelled. The days are free again.',
    },
  },
  expired: {
    label: 'Not answered in time',
    tone: 'ended',
    texts: {
      renter: '{{name}} did not answer in time. Try other days or another machine.',
      owner: 'You did not answer in time. The days are free again.',
    },
  },
}

const neverHandedOver =
  'The booked days are over, and the machine was not marked as handed over. You can cancel this booking.'

/** Where the owner brings the machine and collects it afterwards. */
const textsWhenBrought: Partial<Record<BookingStatus, Record<Role, English>>> = {
  accepted: {
    renter: 'The machine is yours from {{from}}. {{name}} brings it: call to agree where and when.',
    owner: 'Bring the machine on {{from}}. When {{name}} has it, confirm it here.',
  },
  'handed-over': {
    renter: 'You have the machine until {{to}}. When {{name}} has collected it, confirm it here.',
    owner: '{{name}} has the machine until {{to}}. When you have collected it, confirm it here.',
  },
}

/** What is happening and what happens next. @param today YYYY-MM-DD. */
export function bookingProgressText(
  { status, role, to, travel }: Pick<BookingSummary, 'status' | 'role' | 'to' | 'travel'>,
  today: string,
): English {
  if (status === 'accepted' && today > to) return neverHandedOver
  const texts = (travel && textsWhenBrought[status]) ?? bookingStatusLabels[status].texts
  return texts[role]
}

/** The name of a status for the viewer's role. */
export const bookingStatusLabel = ({
  status,
  role,
}: Pick<BookingSummary, 'status' | 'role'>): English =>
  status === 'requested' && role === 'owner'
    ? 'Needs your answer'
    : bookingStatusLabels[status].label

interface BookingChangeLabels {
  /** The button's label. */
  label: English
  /** The title of the confirmation. */
  title: English
  text: English
  /** What is going to happen while the change can be undone; such a change asks for no confirmation. */
  undo?: English
  /** The toast after it succeeded. */
  done: English
  isDestructive?: boolean
}

const ownerLabels: Record<Exclude<BookingChange, 'cancelled'>, BookingChangeLabels> = {
  accepted: {
    label: 'Accept request',
    title: 'Accept request',
    text: 'The renter gets these days and sees your number.',
    undo: 'Accepted',
    done: 'Request accepted',
  },
  declined: {
    label: 'Decline request',
    title: 'Decline this request?',
    text: 'Others can book these days again.',
    done: 'Request declined',
    isDestructive: true,
  },
  'handed-over': {
    label: 'Machine handed over',
    title: 'Has the renter collected the machine?',
    text: 'From now on the renter has the machine. You cannot undo this.',
    done: 'Machine marked as handed over',
  },
  returned: {
    label: 'Machine is back',
    title: 'Is the machine back?',
    text: 'Take your time to check it. Then finish the booking.',
    done: 'Machine marked as returned',
  },
  completed: {
    label: 'Finish booking',
    title: 'Is the machine in good order?',
    text: 'This finishes the booking. You can review each other 48 hours after the return at the latest.',
    done: 'Booking finished',
  },
}
const renterReturnLabels: BookingChangeLabels = {
  label: 'I brought it back',
  title: 'Have you brought the machine back?',
  text: 'The owner will check it and finish the booking.',
  done: 'Machine marked as returned',
}
// Where the owner brings the machine and collects it afterwards.
const handoverTitleWhenBrought = 'Does the renter have the machine now?'
const renterReturnLabelsWhenBrought: BookingChangeLabels = {
  ...renterReturnLabels,
  label: 'It was collected',
  title: 'Has the owner collected the machine?',
}
const withdrawLabels: BookingChangeLabels = {
  label: 'Withdraw request',
  title: 'Withdraw your request?',
  text: 'Others can book these days again.',
  done: 'Request withdrawn',
  isDestructive: true,
}
const cancelLabels: BookingChangeLabels = {
  label: 'Cancel booking',
  title: 'Cancel this booking?',
  text: 'The other person relies on this booking, so please say why. Others can book these days again.',
  done: 'Booking cancelled',
  isDestructive: true,
}

const cancelLabelsAfterLastDay: BookingChangeLabels = {
  ...cancelLabels,
  text: 'The days are over, so this only ends the booking. Please say why.',
}

/** What the labels of a change depend on. */
export type LabelledBooking = Pick<BookingSummary, 'role' | 'status' | 'travel' | 'to'>

/** The English labels of a change for the viewer's role. @param today YYYY-MM-DD. */
export function bookingChangeLabels(
  to: BookingChange,
  { role, status, travel, to: lastDay }: LabelledBooking,
  today = indiaDay(),
): BookingChangeLabels {
  if (to === 'cancelled') {
    if (status === 'requested') return withdrawLabels
    return lastDay < today ? cancelLabelsAfterLastDay : cancelLabels
  }
  if (to === 'returned' && role === 'renter') {
    return travel ? renterReturnLabelsWhenBrought : renterReturnLabels
  }
  if (to === 'handed-over' && travel) {
    return { ...ownerLabels[to], title: handoverTitleWhenBrought }
  }
  return ownerLabels[to]
}

/** Statuses that are always offered as a filter, in the order of the process. */
export const alwaysShownBookingStatuses: readonly BookingStatus[] = [
  'requested',
  'accepted',
  'handed-over',
  'returned',
  'completed',
]

/**
 * The owner's next changes of a booking in a list; none while somebody else must act. Cancelling is offered on the
 * booking's own page. @param today YYYY-MM-DD.
 */
export const nextOwnerChanges = (
  { role, status, from, to }: Pick<BookingSummary, 'role' | 'status' | 'from' | 'to'>,
  today: string,
): readonly BookingChange[] =>
  role === 'owner'
    ? bookingChangesFor({ status, role, firstDay: from, lastDay: to, today }).filter(
        (change) => change !== 'cancelled',
      )
    : []
