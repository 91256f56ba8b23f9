import { forgetCountedUsesJob } from '../core/counted-use.ts'
import type { Env } from '../core/env.ts'
import { forgetOldKeysJob } from '../core/idempotency.ts'
import { type Job, startJobs } from '../core/jobs.ts'
import { createLive } from '../core/live-bus.ts'
import type { Logger } from '../core/logger.ts'
import { createMetrics } from '../core/metrics.ts'
import { createOutside } from '../core/outside/outside.ts'
import { openStorage } from '../core/storage.ts'
import { createThrottle } from '../core/throttle.ts'
import { accountJobs } from '../features/account/account-erasure.service.ts'
import { authCleanupJob } from '../features/auth/auth-cleanup.service.ts'
import { createFindActor } from '../features/auth/session.service.ts'
import { basketCleanupJob } from '../features/basket/basket.service.ts'
import { blogArticles } from '../features/blog/blog.service.ts'
import { bookingJobs } from '../features/booking/booking-hold.service.ts'
import { calendarCrops } from '../features/calendar/calendar.service.ts'
import { communityJobs } from '../features/community/community-jobs.service.ts'
import { contactCleanupJob } from '../features/contact/contact.service.ts'
import { cropJobs } from '../features/crop/crop-jobs.service.ts'
import { equipmentJobs } from '../features/equipment/equipment-jobs.service.ts'
import { startViewCounter } from '../features/equipment/equipment-views.service.ts'
import { expertCleanupJob } from '../features/expert/expert-jobs.service.ts'
import { mailJobs } from '../features/mail/mail-jobs.service.ts'
import { startMailer } from '../features/mail/mailer.service.ts'
import { marketJobs } from '../features/market/market-jobs.service.ts'
import { messageJobs } from '../features/message/message-jobs.service.ts'
import { messagePicturesJob } from '../features/message/message-pictures.service.ts'
import { newsletterJobs } from '../features/newsletter/newsletter-jobs.service.ts'
import { noticeCleanupJob } from '../features/notice/notice.service.ts'
import { smsCleanupJob, startNoticeSms } from '../features/notice/notice-sms.service.ts'
import { orderJobs } from '../features/order/order-jobs.service.ts'
import { referenceCropData } from '../features/reference/reference.service.ts'
import { reportCleanupJob } from '../features/report/report.service.ts'
import { secondFactorCleanupJob } from '../features/second-factor/challenge.service.ts'
import { createSmsSender } from '../features/sms/sms.service.ts'
import { smsBudgetCleanupJob } from '../features/sms/sms-budget.service.ts'
import { sweepUploadsJob } from '../features/upload/upload-sweep.service.ts'
import type { AppServices } from './context.ts'
import { migrate, openDatabase } from './orm.ts'
import { personalData } from './personal-data.ts'
import { seedDemoData } from './seed/demo-data.ts'

/** Opens what lives as long as the app: database (migrated), storage, SMS, background jobs. */
export async function openServices(env: Env, log: Logger) {
  // A faulty data file ends the start, not the first visitor's request.
  calendarCrops()
  blogArticles()
  referenceCropData()
  const db = await openDatabase(env, log)
  try {
    await migrate(db, env)
  } catch (error) {
    await db.close()
    throw error
  }
  const equipmentViews = startViewCounter(db, log, env.SECRET_KEY)
  const metrics = createMetrics()
  const outside = createOutside(log, metrics)
  const services: AppServices = {
    db,
    env,
    log,
    sms: createSmsSender(env, log, outside, metrics),
    storage: await openStorage(env),
    equipmentViews,
    metrics,
    outside,
    throttle: createThrottle(),
    live: createLive(db, env, log, metrics),
    findActor: createFindActor(db, env, log),
  }
  if (env.DEMO_DATA) await seedDemoData(services)
  const jobs: Job[] = [
    ...accountJobs(services, personalData),
    authCleanupJob(db),
    secondFactorCleanupJob(db),
    sweepUploadsJob(services),
    forgetOldKeysJob(db),
    forgetCountedUsesJob(db),
    ...bookingJobs(db),
    contactCleanupJob(db),
    ...newsletterJobs(services),
    ...communityJobs(db),
    ...cropJobs(db),
    ...equipmentJobs(db),
    expertCleanupJob(db),
    ...mailJobs(db, env),
    ...marketJobs(services),
    ...messageJobs(db),
    messagePicturesJob(services),
    basketCleanupJob(db),
    ...orderJobs(db),
    noticeCleanupJob(db),
    smsCleanupJob(db),
    smsBudgetCleanupJob(db),
    reportCleanupJob(db),
  ]
  const mailer = startMailer(db, env, log)
  const noticeSms = startNoticeSms(services)
  const stopJobs = startJobs(db, log, jobs)
  return {
    services,
    close: async () => {
      await stopJobs()
      await mailer.close()
      await noticeSms.close()
      await equipmentViews.close()
      await services.live.close()
      await db.close()
    },
  }
}
