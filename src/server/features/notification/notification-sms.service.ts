import { SmsUnavailable } from '#server/features/sms/sms.errors.ts'
import type { Env } from '#server/platform/config/env.ts'
import { siteUrl } from '#server/platform/config/site-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { SmsFailure, SmsSender } from '#server/platform/external/sms.ts'
import { type Delivery, type OutboxRow, startOutbox } from '#server/platform/jobs/outbox.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import { smsOutboxTable, smsText } from './notification-sms.policy.ts'

interface DueSms extends OutboxRow {
  content: NotificationContent
  phone: string
  language: Language
}

interface SmsServices {
  db: Database
  env: Env
  log: Logger
  sms: SmsSender
  metrics: Metrics
}

/** An SMS that may have been sent already is sent once more at most. */
const maxUncertainTries = 2

function deliveryAfter(failure: SmsFailure, tries: number): Delivery {
  const isLast = failure === 'refused' || (failure === 'unknown' && tries >= maxUncertainTries)
  return { outcome: isLast ? 'refused' : 'retry' }
}

async function sendSms({ db, env, log, sms }: SmsServices, due: DueSms): Promise<Delivery> {
  const { id, tries, content, phone, language } = due
  const text = smsText(content, language, env.PUBLIC_URL ? siteUrl(env) : null)
  try {
    await db.transaction((em) => sms.reserve(em, 'notification'))
    await sms.send({ phone, text })
    return { outcome: 'sent' }
  } catch (error) {
    if (error instanceof SmsUnavailable) return deliveryAfter(error.failure, tries)
    // The sender has logged its failures, and a spent budget is in the metrics.
    if (!(error instanceof AppError))
      log.error({ err: error, smsId: id }, 'an SMS failed unexpectedly')
    return { outcome: 'retry' }
  }
}

/** MSG91 sends other texts than codes only by a template that was approved for them. */
const canSend = (env: Env) =>
  env.SMS_PROVIDER !== 'msg91' || env.MSG91_NOTICE_TEMPLATE_ID !== undefined

/** Sends the queued SMS of notifications, each for up to six hours unless the provider refuses it. */
export function startNotificationSms(services: SmsServices) {
  const { db, env, log, metrics } = services
  if (!canSend(env)) {
    log.warn('MSG91_NOTICE_TEMPLATE_ID is not set: notifications are sent without SMS.')
    return { close: async () => {} }
  }
  return startOutbox<DueSms>(db, log, {
    table: smsOutboxTable,
    label: 'the SMS of a notification',
    columns: 'n.content, u.phone, u.language',
    join: { from: 'notices n, users u', on: 'n.id = o.notice_id and u.id = o.user_id' },
    due: `sent_at is null
      and exists (select from users u where u.id = user_id and u.phone is not null)`,
    // Sent SMS count for the limit of their day.
    afterSending: 'mark',
    // Few, so that login codes, which are sent directly, never wait for them at the provider.
    concurrency: 2,
    leaseSeconds: 5 * 60,
    longestRetrySeconds: 3600,
    lifetimeSeconds: 6 * 3600,
    openSender: () => ({ send: (due) => sendSms(services, due) }),
    onOutcome: (outcome) => metrics.notificationSms.inc({ outcome }),
  })
}
