import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import type { SmsSender, SmsUse } from '#server/platform/external/sms.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { smsBudgetSpent } from './sms.errors.ts'
import { fitsBudget, type SmsCount } from './sms-budget.policy.ts'

/** Hours that count towards the daily budget: the current one and the 23 before. */
const dayHours = 24

/** Seconds are strings, because the driver returns numerics as text. */
interface CountedHours extends SmsCount {
  seconds_left: string
  earlier_codes: number
  earlier_notifications: number
  /** Until the oldest hour with SMS no longer counts; null when there is none. */
  seconds_until_room: string | null
}

const earlierHours = `from sms_hours earlier where earlier.hour < counted.hour
  and earlier.hour > counted.hour - interval '${dayHours} hours'`

/**
 * Counts one SMS in the current hour, whose row stays locked until the transaction ends, and reads the
 * counts of the hours before.
 */
async function addToThisHour(em: EntityManager, use: SmsUse): Promise<CountedHours> {
  const rows = await em.execute<CountedHours[]>(
    `insert into sms_hours as counted (hour, codes, notifications)
      values (date_trunc('hour', clock_timestamp(), 'UTC'), ?, ?)
      on conflict (hour) do update set codes = counted.codes + excluded.codes,
        notifications = counted.notifications + excluded.notifications
      returning codes, notifications,
        extract(epoch from hour + interval '1 hour' - clock_timestamp()) as seconds_left,
        (select coalesce(sum(codes), 0)::int ${earlierHours}) as earlier_codes,
        (select coalesce(sum(notifications), 0)::int ${earlierHours}) as earlier_notifications,
        (select extract(epoch from min(hour) + interval '${dayHours} hours' - clock_timestamp())
          ${earlierHours}) as seconds_until_room`,
    use === 'notification' ? [0, 1] : [1, 0],
  )
  return rows[0] as CountedHours
}

/** Makes `SmsSender.reserve`. */
export function smsBudget(env: Env, metrics: Metrics): SmsSender['reserve'] {
  const { SMS_PER_HOUR: perHour, SMS_PER_DAY: perDay } = env
  metrics.smsBudget.set({ window: 'hour' }, perHour)
  metrics.smsBudget.set({ window: 'day' }, perDay)

  const refuse = (use: SmsUse, seconds: string | number) => {
    metrics.smsBudgetRefused.inc({ use })
    return smsBudgetSpent(Math.max(1, Math.ceil(Number(seconds))))
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
