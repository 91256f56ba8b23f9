import type { EntityManager } from '@mikro-orm/postgresql'
import { notifyAll } from '#server/features/notification/notification.service.ts'
import { locateTown } from '#server/features/place/place-towns.service.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { commodityLabel } from './market-price.policy.ts'

/** A series with the new report that changed it. */
export interface NewReport {
  id: string
  day: string
  modal: number
  commodity: string
  variety: string
  state: string
  district: string
  market: string
}

interface FiredAlert {
  userId: string
  seriesId: string
  direction: 'above' | 'below'
  level: number
}

/**
 * Notifies every user whose level these reports reach. Each alert fires once, even when two transactions
 * write the same report.
 */
export async function fireAlerts(em: EntityManager, reports: readonly NewReport[]): Promise<void> {
  if (reports.length === 0) return
  const fired = await execute<FiredAlert>(
    em,
    sql`update price_alerts set fired_at = now(), updated_at = now()
      from json_to_recordset(${JSON.stringify(reports.map(({ id, modal }) => ({ id, modal })))}::json) as report (id uuid, modal numeric)
      where series_id = report.id and fired_at is null
        and case direction when 'above' then modal >= level else modal <= level end
      returning user_id as "userId", series_id as "seriesId", direction, level::float8 as level`,
  )
  const byId = new Map(reports.map((report) => [report.id, report]))
  const notificationsToSend = fired.flatMap(({ userId, seriesId, direction, level }) => {
    const report = byId.get(seriesId)
    if (!report) return []
    const { commodity, variety, state, district, market, modal, day } = report
    const name = commodityLabel(commodity, variety)
    const { townHindi: marketHindi } = locateTown({ state, district, town: market })
    const alert = { seriesId, name, market, marketHindi, direction, level, modal, arrivalDate: day }
    return [{ userId, content: { kind: 'price-alert' as const, ...alert } }]
  })
  await notifyAll(em, notificationsToSend)
}
