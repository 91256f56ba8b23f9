import { accountJobs } from '#server/features/account/account-erasure.service.ts'
import { createFindApiKey } from '#server/features/api-key/api-key-check.service.ts'
import { loginReminderJob } from '#server/features/auth/login-reminder.service.ts'
import { createFindActor } from '#server/features/auth/session.service.ts'
import { blogArticles } from '#server/features/blog/blog.service.ts'
import { bookingJobs } from '#server/features/booking/booking-expiry.service.ts'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { communityWordSource } from '#server/features/community/community-list.policy.ts'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { equipmentTable } from '#server/features/equipment/equipment.table.ts'
import { startViewCounter } from '#server/features/equipment/equipment-views.service.ts'
import { followListingWrites } from '#server/features/listing/listing.service.ts'
import { goodsKindsJob } from '#server/features/listing/listing-kind.service.ts'
import { locateListingsJob } from '#server/features/listing/listing-points.service.ts'
import { followedListingTables } from '#server/features/listing/listing-visitors.service.ts'
import { recountJob } from '#server/features/listing/words/listing-words.service.ts'
import { closePictureZips } from '#server/features/listing-import/listing-import-pictures.service.ts'
import { startListingImports } from '#server/features/listing-import/listing-import-worker.service.ts'
import { startMailer } from '#server/features/mail/mailer.service.ts'
import { marketJobs } from '#server/features/market/fetch/market-jobs.service.ts'
import { messagePicturesJob } from '#server/features/message/message-pictures.service.ts'
import { newsletterJobs } from '#server/features/newsletter/newsletter-jobs.service.ts'
import { startNotificationSms } from '#server/features/notification/notification-sms.service.ts'
import { orderJobs } from '#server/features/order/order-jobs.service.ts'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { boundPictures } from '#server/features/sandbox/sandbox-room.service.ts'
import { prepareSandbox } from '#server/features/sandbox/sandbox-start.service.ts'
import { startSavedSearchMatching } from '#server/features/saved-search/saved-search-matching.service.ts'
import { savedSearchSmsJob } from '#server/features/saved-search/saved-search-sms.service.ts'
import { createSmsSender } from '#server/features/sms/sms.service.ts'
import { deleteUnusedUploadsJob } from '#server/features/upload/upload-cleanup.service.ts'
import { startListingMoves } from '#server/features/user/listing-moves.service.ts'
import { startWebhooks } from '#server/features/webhook/webhook-worker.service.ts'
import { createTableVersions, nothingRemembered } from '#server/platform/cache/table-versions.ts'
import type { Env } from '#server/platform/config/env.ts'
import { readFromPrimary } from '#server/platform/database/replicas/reading-scope.ts'
import { createExternal } from '#server/platform/external/external.ts'
import { type Job, startJobs } from '#server/platform/jobs/jobs.ts'
import { retentionJobs } from '#server/platform/jobs/retention.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { reportReplicas } from '#server/platform/observability/replica-metrics.ts'
import { createRateLimit } from '#server/platform/quota/rate-limit.ts'
import { createLive } from '#server/platform/realtime/live-hub.ts'
import { openStorage, type Storage } from '#server/platform/storage/storage.ts'
import { migrate, openDatabase } from './database/orm.ts'
import { personalData } from './database/personal-data.ts'
import type { AppServices } from './http/context.ts'
import { retentionSchedule } from './retention.ts'
import type { SharedServices } from './sandbox/shared-services.ts'

async function openDemoPictures(stored: Storage, urls: string[]) {
  const { createDemoPictures } = await import('#server/demo/demo-pictures.ts')
  return createDemoPictures(stored, urls)
}

/**
 * Opens everything that lives as long as the app: database (migrated), storage, SMS, background jobs.
 * @param shared for the services of a sandbox.
 */
export async function openServices(env: Env, log: Logger, shared?: SharedServices) {
  // Reads the data files, so that a faulty one stops the start rather than fail a visitor's request.
  calendarCrops()
  blogArticles()
  referenceCropData()
  const db = await openDatabase(env, log)
  try {
    await migrate(db, env)
    if (shared) await prepareSandbox(db)
  } catch (error) {
    await db.close()
    throw error
  }
  const pictures = await openStorage(env, shared?.bucketFolder)
  const stored = shared ? boundPictures(db, pictures) : pictures
  // With its drawings it takes a tenth of a second to load, for nothing in production.
  const demo = env.DEMO_DATA ? await import('#server/demo/demo-data.ts') : null
  const demoPictures = demo && (await openDemoPictures(stored, demo.demoPictureUrls()))
  const equipmentViews = startViewCounter(db, log, env.SECRET_KEY)
  const metrics = createMetrics({ ofProcess: !shared })
  const external = shared?.external ?? createExternal(log, metrics)
  const findActor = createFindActor(db, env, log)
  const findApiKey = shared?.findApiKey ?? createFindApiKey(db, log)
  if (db.replicas) reportReplicas(metrics.registry, db.replicas)
  const followWrites = () => {
    if (shared) return nothingRemembered
    const versions = createTableVersions(db, log, followedListingTables)
    // Without a response cache nothing needs to be watched for it, but other caches still need to know what other processes write.
    return env.RESPONSE_CACHE_MB > 0 ? versions : { ...versions, watch: nothingRemembered.watch }
  }
  const services: AppServices = {
    db,
    env,
    log,
    sms: createSmsSender(env, log, external, metrics),
    storage: demoPictures?.storage ?? stored,
    equipmentViews,
    metrics,
    external: external,
    rateLimit: createRateLimit(),
    live: createLive(db, log, metrics),
    tableVersions: followWrites(),
    findActor: (token) => readFromPrimary(() => findActor(token)),
    findApiKey: (token, ip) => readFromPrimary(() => findApiKey(token, ip)),
    sandbox: shared?.sandbox ?? null,
  }
  followListingWrites(db)
  // Pages can be read before the pictures are drawn.
  if (demoPictures && (await demo?.seedDemoData(services))) void demoPictures.drawAll(log)
  const jobs: Job[] = [
    ...accountJobs(services, personalData),
    deleteUnusedUploadsJob(services),
    ...retentionJobs(db, retentionSchedule(env)),
    ...bookingJobs(db),
    ...newsletterJobs(services),
    ...marketJobs(services),
    goodsKindsJob(db, cropTable),
    goodsKindsJob(db, equipmentTable),
    recountJob(db, { ...cropTable, hasGoodsKinds: true }),
    recountJob(db, { ...equipmentTable, hasGoodsKinds: true }),
    recountJob(db, communityWordSource),
    locateListingsJob(db),
    messagePicturesJob(services),
    ...orderJobs(db),
    savedSearchSmsJob(db),
    loginReminderJob(db),
  ]
  const mailer = startMailer(db, env, log)
  const notificationSms = startNotificationSms(services)
  const savedSearchMatching = startSavedSearchMatching(db, log)
  const listingMoves = startListingMoves(db, log)
  const listingImports = startListingImports(services)
  const webhooks = startWebhooks(services)
  const stopJobs = startJobs(services, jobs)
  return {
    services,
    jobs,
    close: async () => {
      await stopJobs()
      await demoPictures?.close()
      await mailer.close()
      await notificationSms.close()
      await savedSearchMatching.close()
      await listingMoves.close()
      await closePictureZips(db)
      await listingImports.close()
      await webhooks.close()
      await equipmentViews.close()
      await services.live.close()
      await services.tableVersions.close()
      await db.close()
      pictures.close()
    },
  }
}
