import { withHindiNames } from '#server/features/listing/words/listing-hindi-names.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import {
  maxRowsPerTask,
  maxTaskCount,
  type WaitingItem,
  type WaitingTask,
  type WaitingView,
} from '#shared/dashboard/waiting.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { type WaitingBookingRow, waitingBookingsStatement } from './booking-tasks.sql.ts'
import {
  missingUpiIdStatement,
  type WaitingConversationRow,
  type WaitingListingRow,
  waitingConversationsStatement,
  waitingListingsStatement,
} from './listing-tasks.sql.ts'
import { type WaitingOrderRow, waitingOrdersStatement } from './order-tasks.sql.ts'
import { type WaitingProposalRow, waitingProposalsStatement } from './proposal-tasks.sql.ts'
import { byUrgency } from './waiting-urgency.policy.ts'

interface CountedRow {
  task: WaitingTask
  matches: number
  branch?: number
}

/** The number of rows of each task: a task's branches add up, and each row of a branch has its number. */
function countTasks(rows: readonly CountedRow[]): WaitingView['counts'] {
  const branches = new Map(rows.map((row) => [`${row.task} ${row.branch ?? 0}`, row]))
  const counts: WaitingView['counts'] = {}
  for (const { task, matches } of branches.values()) {
    counts[task] = Math.min((counts[task] ?? 0) + matches, maxTaskCount)
  }
  return counts
}

/** At most `maxRowsPerTask` of each task, also where two branches found rows of one task. */
function fewOfEach(items: readonly WaitingItem[]): WaitingItem[] {
  const shown = new Map<WaitingTask, number>()
  return items.filter(({ task }) => {
    const rows = (shown.get(task) ?? 0) + 1
    shown.set(task, rows)
    return rows <= maxRowsPerTask
  })
}

/** Rows with the Hindi name and the drawing of their kind of goods. */
function described<Row extends { kind: string | null }>(
  listingKind: ListingKind,
  rows: readonly Row[],
) {
  const drawingOf = (kind: string | null) =>
    goodsKinds(listingKind).find(({ id }) => id === kind)?.image ?? null
  return withHindiNames(listingKind, rows).map((row) => ({
    ...row,
    drawing: drawingOf(row.kind),
  }))
}

/** What waits for the user, in one round of queries: the statements do not need each other. */
export async function listWaiting(db: Database, userId: string): Promise<WaitingView> {
  const [orders, bookings, listings, conversations, proposals, [upiId]] = await Promise.all([
    queryRows<WaitingOrderRow>(db, waitingOrdersStatement(userId)),
    queryRows<WaitingBookingRow>(db, waitingBookingsStatement(userId)),
    queryRows<WaitingListingRow>(db, waitingListingsStatement(userId)),
    queryRows<WaitingConversationRow>(db, waitingConversationsStatement(userId)),
    queryRows<WaitingProposalRow>(db, waitingProposalsStatement(userId)),
    queryRows<{ sales: number }>(db, missingUpiIdStatement(userId)),
  ])
  const describedEach = <Row extends { kind: string | null; listing: ListingKind }>(
    rows: readonly Row[],
  ) => rows.flatMap((row) => described(row.listing, [row]))
  const items: WaitingItem[] = [
    ...described('crop', orders),
    ...described('equipment', bookings),
    ...describedEach(conversations),
    ...describedEach(listings).map(({ listing, ...row }) => ({ ...row, kind: listing })),
    ...proposals,
  ]
  if (upiId && upiId.sales > 0) items.push({ task: 'add-upi-id', sales: upiId.sales })
  return {
    items: fewOfEach(byUrgency(items)),
    counts: {
      ...countTasks([...orders, ...bookings, ...listings, ...conversations, ...proposals]),
      ...(upiId && upiId.sales > 0 && { 'add-upi-id': 1 }),
    },
    unread: conversations[0]?.allUnread ?? 0,
  }
}
