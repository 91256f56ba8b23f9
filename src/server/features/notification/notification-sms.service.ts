import { bulkhead } from 'cockatiel'
import type { Env } from '#server/platform/config/env.ts'
import { siteUrl } from '#server/platform/config/site-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { SmsSender } from '#server/platform/external/sms.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { startWorkLoop } from '#server/platform/jobs/work-loop.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import { smsText } from './notification-sms.policy.ts'

/** How often each process looks for SMS that are due, besides at each commit of its own. */
const lookEveryMs = 15_000
const batchSize = 10
/** Few, so that codes, which are sent directly, never wait behind them at the provider. */
const atOnce = 2
/** Longer than any batch takes: a process that was killed while sending has its SMS back then. */
const leaseSeconds = 5 * 60
const givenUpAfterMs = 6 * 60 * 60 * 1000

/** Seconds until the next try after so many: one minute, two, four … at most an hour. */
const backoffSeconds = (tries: number) => Math.min(60 * 2 ** (tries - 1), 60 * 60)

interface DueSms {
  id: string
  tries: number
  createdAt: string
  content: NotificationContent
  phone: string
  language: Language
}

interface Sources {
  db: Database
  env: Env
  log: Logger
  sms: SmsSender
  metrics: Metrics
}

/** Takes due SMS for the time of a lease, those of other processes left out. */
const takeBatch = (db: Database) =>
  db.read<DueSms>({
    text: `update sms_outbox o
      set tries = o.tries + 1, next_try_at = now() + interval '${leaseSeconds} seconds'
      from notices n, users u
      where n.id = o.notice_id and u.id = o.user_id and o.id in (
        select id from sms_outbox where sent_at is null and next_try_at <= now()
          and exists (select from users u where u.id = user_id and u.phone is not null)
          order by next_try_at limit ${batchSize} for update skip locked)
      returning o.id, o.tries, o.created_at as "createdAt", n.content, u.phone, u.language`,
  })

async function sendOne({ db, env, log, sms, metrics }: Sources, due: DueSms): Promise<void> {
  const { id, tries, createdAt, content, phone, language } = due
  const text = smsText(content, language, env.PUBLIC_URL ? siteUrl(env) : null)
  try {
    await db.transaction((em) => sms.reserve(em, 'notification'))
    await sms.send({ phone, text })
  } catch (error) {
    // The sender has logged why it failed, and the metrics tell of a spent budget. Neither a phone nor
    // a text belongs in a log.
    if (!(error instanceof AppError))
      log.error({ err: error, smsId: id }, 'an SMS failed unexpectedly')
    if (Date.now() - Date.parse(createdAt) > givenUpAfterMs) {
      await db.read({ text: 'delete from sms_outbox where id = $1', values: [id] })
      log.error({ smsId: id, tries }, 'the SMS of a notice was given up')
      metrics.noticeSms.inc({ outcome: 'given-up' })
      return
    }
    await db.read({
      text: `update sms_outbox set next_try_at = now() + $2 * interval '1 second' where id = $1`,
      values: [id, backoffSeconds(tries)],
    })
    metrics.noticeSms.inc({ outcome: 'put-off' })
    return
  }
  await db.read({ text: 'update sms_outbox set sent_at = now() where id = $1', values: [id] })
  metrics.noticeSms.inc({ outcome: 'sent' })
}

/** MSG91 sends texts by a template of the operator's own, approved for notices. */
const canSend = (env: Env) =>
  env.SMS_PROVIDER !== 'msg91' || env.MSG91_NOTICE_TEMPLATE_ID !== undefined

/**
 * Sends the SMS of notices, each process what it takes: at each commit that queued some, and every 15
 * seconds what other processes left or a failure put off, for six hours. One may come twice when the
 * provider fails, or a process dies, at the wrong moment.
 */
export function startNotificationSms(sources: Sources) {
  const { db, env, log } = sources
  if (!canSend(env)) {
    log.warn('MSG91_NOTICE_TEMPLATE_ID is not set: orders and bookings are told at the bell alone.')
    return { close: async () => {} }
  }
  const limit = bulkhead(atOnce, Number.POSITIVE_INFINITY)
  const workLoop = startWorkLoop(
    lookEveryMs,
    async (closing) => {
      while (!closing.aborted) {
        const batch = await takeBatch(db)
        if (batch.length === 0) return
        await Promise.all(batch.map((due) => limit.execute(() => sendOne(sources, due))))
      }
    },
    (error) => log.error({ err: error }, 'SMS could not be looked through; it is tried again'),
  )
  db.onCommit(({ hasSms }) => void (hasSms && workLoop.nudge()))
  return workLoop
}

/** What was sent has been counted for its day; what was not is stale by now. */
export const smsCleanupJob = (db: Database): Job => ({
  name: 'sms-outbox-cleanup',
  everyMs: 60 * 60 * 1000,
  run: () =>
    db.read({ text: `delete from sms_outbox where created_at < now() - interval '2 days'` }),
})
