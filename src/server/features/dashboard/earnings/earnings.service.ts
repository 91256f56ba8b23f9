import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import type { EarningsInput, EarningsView } from '#shared/dashboard/earnings.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { monthAfter, monthSums, startOfMonth } from './earnings.policy.ts'
import { type EarningsRow, earningsStatement, sellerStatement } from './earnings.sql.ts'

/** What the user earned and spent in a month of the Indian calendar. */
export async function readEarnings(
  db: Database,
  userId: string,
  { month = indiaDay().slice(0, 7) }: EarningsInput,
): Promise<EarningsView> {
  const [rows, [user]] = await Promise.all([
    queryRows<EarningsRow>(
      db,
      earningsStatement(userId, startOfMonth(month), startOfMonth(monthAfter(month))),
    ),
    queryRows<{ createdAt: string; isSeller: boolean }>(db, sellerStatement(userId)),
  ])
  const named = rows.map((row) => {
    const kind = goodsKinds(row.listing).find(({ id }) => id === row.kind)
    return { ...row, name: kind?.name.en ?? row.name, kindHindi: kind?.name.hi ?? null }
  })
  const sumsOf = (side: EarningsRow['side']) =>
    monthSums(
      named.filter((row) => row.side === side),
      month,
    )
  return {
    month,
    firstMonth: user ? indiaDay(Date.parse(user.createdAt)).slice(0, 7) : month,
    isSeller: user?.isSeller ?? false,
    earned: sumsOf('earned'),
    spent: sumsOf('spent'),
  }
}
