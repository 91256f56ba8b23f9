import type { EntityManager } from '@mikro-orm/postgresql'
import type { Database } from '../../core/database.ts'
import type { Env } from '../../core/env.ts'
import type { Job } from '../../core/jobs.ts'
import type { Metrics } from '../../core/metrics.ts'
import type { SmsSender, SmsUse } from '../../core/sms.ts'
import { smsBudgetSpent } from './sms.errors.ts'
import { fitsBudget, type SmsCount } from './sms-budget.policy.ts'

/** The hours that count towards the day: this one and the 23 before. */
const dayHours = 24

/** Seconds as the driver gives numerics: a text. */
type ThisHour = SmsCount & { seconds_left: string }
type EarlierHours = SmsCount & { seconds_until_oldest_ends: string | null }

/** Counts one SMS in the current hour, whose row stays locked until the transaction ends. */
async function addToThisHour(em: EntityManager, use: SmsUse): Promise<ThisHour> {
  const rows = await em.execute<ThisHour[]>(
    `insert into sms_hours as counted (hour, codes, notifications)
      values (date_trunc('hour', clock_timestamp(), 'UTC'), ?, ?)
      on conflict (hour) do update set codes = counted.codes + excluded.codes,
        notifications = counted.notifications + excluded.notifications
      returning codes, notifications,
        extract(epoch from hour + interval '1 hour' - clock_timestamp()) as seconds_left`,
    use === 'code' ? [1, 0] : [0, 1],
  )
  return rows[0] as ThisHour
}

async function readEarlierHours(em: EntityManager): Promise<EarlierHours> {
  const rows = await em.execute<EarlierHours[]>(
    `select coalesce(sum(codes), 0)::int as codes, coalesce(sum(notifications), 0)::int as notifications,
        extract(epoch from min(hour) + ? * interval '1 hour' - clock_timestamp())
          as seconds_until_oldest_ends
      from sms_hours
      where hour < date_trunc('hour', clock_timestamp(), 'UTC')
        and hour > date_trunc('hour', clock_timestamp(), 'UTC') - ? * interval '1 hour'`,
    [dayHours, dayHours],
  )
  return rows[0] as EarlierHours
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
    const hour = await addToThisHour(em, use)
    if (!fitsBudget(use, hour, perHour)) throw refuse(use, hour.seconds_left)
    const earlier = await readEarlierHours(em)
    const day = {
      codes: hour.codes + earlier.codes,
      notifications: hour.notifications + earlier.notifications,
    }
    if (!fitsBudget(use, day, perDay)) {
      throw refuse(use, earlier.seconds_until_oldest_ends ?? dayHours * 3600)
    }
    metrics.smsReserved.inc({ use })
  }
}

/** Forgets hours that no budget counts any more. */
export const smsBudgetCleanupJob = (db: Database): Job => ({
  name: 'sms-budget-cleanup',
  everyMs: 24 * 60 * 60 * 1000,
  run: () => db.read({ text: `delete from sms_hours where hour < now() - interval '2 days'` }),
})
