import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { SmsSender, SmsUse } from '#server/platform/external/sms.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { smsBudgetSpent } from './sms.errors.ts'
import { fitsBudget, type SmsCount } from './sms-budget.policy.ts'

/** The hours that count towards the day: this one and the 23 before. */
const dayHours = 24

interface Counted extends SmsCount {
  seconds_left: number
  earlier_codes: number
  earlier_notifications: number
  /** Until the oldest hour that had any no longer counts; null when there is none. */
  seconds_until_room: number | null
}

const earlierHours = sql`from sms_hours earlier where earlier.hour < counted.hour
  and earlier.hour > counted.hour - make_interval(hours => ${dayHours})`

/**
 * Counts one SMS in the current hour, whose row stays locked until the transaction ends, and reads what
 * the hours before it have counted.
 */
async function addToThisHour(em: EntityManager, use: SmsUse): Promise<Counted> {
  const [codes, notifications] = use === 'notification' ? [0, 1] : [1, 0]
  const rows = await execute<Counted>(
    em,
    sql`insert into sms_hours as counted (hour, codes, notifications)
      values (date_trunc('hour', clock_timestamp(), 'UTC'), ${codes}, ${notifications})
      on conflict (hour) do update set codes = counted.codes + excluded.codes,
        notifications = counted.notifications + excluded.notifications
      returning codes, notifications,
        extract(epoch from hour + interval '1 hour' - clock_timestamp()) as seconds_left,
        (select coalesce(sum(codes), 0)::int ${earlierHours}) as earlier_codes,
        (select coalesce(sum(notifications), 0)::int ${earlierHours}) as earlier_notifications,
        (select extract(epoch from min(hour) + make_interval(hours => ${dayHours}) - clock_timestamp())
          ${earlierHours}) as seconds_until_room`,
  )
  return rows[0] as Counted
}

/** Makes `SmsSender.reserve`. */
export function smsBudget(env: Env, metrics: Metrics): SmsSender['reserve'] {
  const { SMS_PER_HOUR: perHour, SMS_PER_DAY: perDay } = env
  metrics.smsBudget.set({ window: 'hour' }, perHour)
  metrics.smsBudget.set({ window: 'day' }, perDay)

  const refuse = (use: SmsUse, seconds: number) => {
    metrics.smsBudgetRefused.inc({ use })
    return smsBudgetSpent(Math.max(1, Math.ceil(seconds)))
  }
  return async (em, use) => {
    const counted = await addToThisHour(em, use)
    if (!fitsBudget(use, counted, perHour)) throw refuse(use, counted.seconds_left)
    const day = {
      codes: counted.codes + counted.earlier_codes,
      notifications: counted.notifications + counted.earlier_notifications,
    }
    if (!fitsBudget(use, day, perDay)) {
      throw refuse(use, counted.seconds_until_room ?? dayHours * 3600)
    }
    metrics.smsReserved.inc({ use })
  }
}
