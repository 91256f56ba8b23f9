import { v7 } from 'uuid'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import type { PriceAlert, PriceAlertInput } from '#shared/market/market.schema.ts'
import { tooManyAlerts, unknownAlert, unknownSeries } from './market.errors.ts'
import { type SeriesRow, seriesColumns, toMarketPrice } from './market-price.policy.ts'

/** The most alerts per user that have not fired yet. */
export const maxWaitingAlerts = 50
/** The most alerts in the list. Fired alerts are stored for 90 days, so hardly any user has more. */
const maxShown = 200

type AlertRow = SeriesRow &
  Pick<PriceAlert, 'direction' | 'level' | 'createdAt' | 'updatedAt' | 'firedAt'> & {
    alertId: string
  }

async function readAlerts(db: Database, where: SqlFragment): Promise<PriceAlert[]> {
  const today = indiaDay()
  const rows = await queryRows<AlertRow>(
    db,
    sql`select ${seriesColumns('s.')}, a.id as "alertId", a.direction, a.level,
        a.created_at as "createdAt", a.updated_at as "updatedAt", a.fired_at as "firedAt"
      from price_alerts a join mandi_series s on s.id = a.series_id
      where ${where} order by a.created_at desc, a.id desc limit ${maxShown}`,
  )
  return rows.map(({ alertId, direction, level, createdAt, updatedAt, firedAt, ...series }) => ({
    _id: alertId,
    direction,
    level,
    createdAt,
    updatedAt,
    firedAt,
    series: toMarketPrice(series, today),
  }))
}

/** A user's alerts, newest first: those that have not fired, and those that fired in the last 90 days. */
export const listAlerts = async (db: Database, userId: string) => ({
  alerts: await readAlerts(db, sql`a.user_id = ${userId}`),
})

/**
 * Adds an alert for the next report at or beyond a level. Adding an alert that exists changes nothing;
 * an alert that has fired is armed again.
 * @throws AppError `market.unknown_series` (404), `market.too_many_alerts` (409).
 */
export async function addAlert(
  db: Database,
  userId: string,
  { seriesId, direction, level }: PriceAlertInput,
): Promise<PriceAlert> {
  await db.transaction(async (em) => {
    // Locks the series against a report that is being written: that report either sees this alert, or is
    // stored before the alert is added.
    const [series] = await queryRows(
      em,
      sql`select id from mandi_series where id = ${seriesId} for share`,
    )
    if (!series) throw unknownSeries()
    // Locks the user, so that concurrent additions cannot exceed the limit.
    await lockUser(em, userId)
    await execute(
      em,
      sql`insert into price_alerts as known
          (id, user_id, series_id, direction, level, created_at, updated_at)
        values (${v7()}, ${userId}, ${seriesId}, ${direction}, ${level}, now(), now())
        on conflict (user_id, series_id, direction, level) do update
          set fired_at = null, created_at = now(), updated_at = now()
        where known.fired_at is not null`,
    )
    const [{ waiting } = { waiting: 0 }] = await queryRows<{ waiting: number }>(
      em,
      sql`select count(*)::int as waiting from price_alerts where user_id = ${userId} and fired_at is null`,
    )
    if (waiting > maxWaitingAlerts) throw tooManyAlerts()
  })
  const [alert] = await readAlerts(
    db,
    sql`a.user_id = ${userId} and a.series_id = ${seriesId} and a.direction = ${direction}
      and a.level = ${level}::numeric(12, 2)`,
  )
  if (!alert) throw unknownAlert()
  return alert
}

/** @throws AppError `market.unknown_alert` (404), also for another user's alert. */
export async function removeAlert(db: Database, userId: string, alertId: string) {
  const [removed] = await execute<{ _id: string }>(
    db,
    sql`delete from price_alerts where id = ${alertId} and user_id = ${userId} returning id as "_id"`,
  )
  if (!removed) throw unknownAlert()
  return removed
}
