import { withHindiNames } from '#server/features/listing/words/listing-hindi-names.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import type { WaitingItem, WaitingView } from '#shared/dashboard/waiting.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import {
  bookingRoleOfBranch,
  type WaitingBookingRow,
  waitingBookingsStatement,
} from './booking-tasks.sql.ts'
import {
  missingUpiIdStatement,
  type WaitingConversationRow,
  type WaitingListingRow,
  waitingConversationsStatement,
  waitingListingsStatement,
} from './listing-tasks.sql.ts'
import {
  orderListOfBranch,
  type WaitingOrderRow,
  waitingOrdersStatement,
} from './order-tasks.sql.ts'
import { type WaitingProposalRow, waitingProposalsStatement } from './proposal-tasks.sql.ts'
import { type CountedItem, countWaiting, statusOfBookingTask } from './waiting-counts.policy.ts'
import { byUrgency } from './waiting-urgency.policy.ts'

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

const inList = (
  row: WaitingItem & { matches: number },
  list: CountedItem['list'],
): CountedItem => ({
  item: row,
  list,
  matches: row.matches,
})

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
  const counted: CountedItem[] = [
    ...described('crop', orders).map((row) => inList(row, orderListOfBranch(row.branch))),
    ...described('equipment', bookings).map((row) =>
      inList(row, { role: bookingRoleOfBranch(row.branch), status: statusOfBookingTask[row.task] }),
    ),
    ...describedEach(conversations).map((row) => inList(row, {})),
    ...describedEach(listings).map(({ listing, ...row }) =>
      inList({ ...row, kind: listing }, { kind: listing }),
    ),
    ...proposals.map((row) => inList(row, {})),
  ]
  if (upiId && upiId.sales > 0) {
    counted.push(inList({ task: 'add-upi-id', sales: upiId.sales, matches: 1 }, {}))
  }
  return {
    ...countWaiting(counted.toSorted((a, b) => byUrgency(a.item, b.item))),
    unread: conversations[0]?.allUnread ?? 0,
  }
}
