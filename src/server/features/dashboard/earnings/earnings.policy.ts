import type { MonthSum } from '#shared/dashboard/earnings.schema.ts'
import { currencies } from '#shared/equipment/equipment.constants.ts'
import type { EarningsRow } from './earnings.sql.ts'

/** Kinds of goods that are shown by themselves. */
export const maxShownGoods = 5

const daysPerWeek = 7

/** The month before or after, YYYY-MM. */
export function monthAfter(month: string, months = 1): string {
  const at = new Date(`${month}-01T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 7)
}

/** The first instant of a month in Indian time. @param month YYYY-MM. */
export const startOfMonth = (month: string) => `${month}-01T00:00:00+05:30`

const lastDayOf = (month: string) =>
  new Date(Date.parse(`${monthAfter(month)}-01T00:00:00Z`) - 1).getUTCDate()

type CountedRow = Pick<EarningsRow, 'isPaid' | 'amount'>

/** Sums in whole paise (or cents), so that adding many amounts does not round. */
function sumOf(rows: readonly CountedRow[]) {
  const cents = (isPaid: boolean) =>
    rows.reduce((sum, row) => (row.isPaid === isPaid ? sum + Math.round(row.amount * 100) : sum), 0)
  return { paid: cents(true) / 100, open: cents(false) / 100 }
}

type NamedRow = EarningsRow & { kindHindi: string | null }

function goodsOf(rows: readonly NamedRow[]): MonthSum['goods'] {
  const byGoods = new Map<string, NamedRow[]>()
  for (const row of rows) {
    if (row.name === null) continue
    const key = `${row.listing} ${row.kind ?? row.name}`
    byGoods.set(key, [...(byGoods.get(key) ?? []), row])
  }
  return [...byGoods.values()]
    .map((all) => ({
      name: all[0]?.name ?? '',
      kindHindi: all[0]?.kindHindi ?? null,
      ...sumOf(all),
    }))
    .toSorted((a, b) => b.paid + b.open - (a.paid + a.open) || a.name.localeCompare(b.name))
}

/**
 * One person's month in each currency that it has.
 * @param month YYYY-MM.
 */
export function monthSums(rows: readonly NamedRow[], month: string): MonthSum[] {
  const last = lastDayOf(month)
  return currencies.flatMap((currency) => {
    const own = rows.filter((row) => row.currency === currency)
    if (own.length === 0) return []
    const all = sumOf(own)
    const goods = goodsOf(own).slice(0, maxShownGoods)
    const rest = (part: 'paid' | 'open') =>
      Math.round((all[part] - goods.reduce((sum, one) => sum + one[part], 0)) * 100) / 100
    const weeks = Array.from({ length: Math.ceil(last / daysPerWeek) }, (_, week) => ({
      from: week * daysPerWeek + 1,
      to: Math.min((week + 1) * daysPerWeek, last),
      ...sumOf(own.filter((row) => row.week === week)),
    }))
    return [{ currency, ...all, weeks, goods, others: { paid: rest('paid'), open: rest('open') } }]
  })
}
