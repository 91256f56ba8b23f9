import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Metrics } from '#server/platform/observability/metrics.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { type MandiReport, readRecord, type SkipReason } from '../mandi-record.policy.ts'
import {
  type FetchPosition,
  isListCutShort,
  pageLimit,
  positionAfter,
  recordsBeyondWindow,
  stateForPart,
} from './mandi-pages.policy.ts'
import { storePage } from './mandi-store.service.ts'

export interface MandiServices {
  db: Database
  env: Env
  log: Logger
  external: External
  metrics: Pick<Metrics, 'mandiRecordsMissed'>
}

/** The service with the prices of the day. It is known to be slow and often overloaded. */
const service: ExternalService = {
  name: 'data.gov.in',
  timeoutMs: 30_000,
  tries: 3,
  maxBytes: 4 * 1024 * 1024,
}
const resource = '/resource/9ef84268-d588-465a-a308-a864a43d0070'

/** Markets report throughout the day, so the whole list is fetched again this long after the last start. */
const refetchAfter = '3 hours'
/** A run starts no page after this time, so that it ends before its lease of nine minutes, retries included. */
const runTimeLimitMs = 7 * 60 * 1000

const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
const Answer = z.object({
  total: count.pipe(z.number().int().min(0)),
  records: z.array(z.unknown()),
})

interface RunningFetch extends FetchPosition {
  /** It began so long ago that the whole list is due again. */
  isOverdue: boolean
}

/**
 * Starts or restarts the fetch of the day when it is due, later than its last end: PGlite's clock has milliseconds, and a
 * fetch that begins anew in that of its end would count as done.
 * @returns its position; null when nothing is due.
 */
async function startOrResumeFetch(db: Database, day: string): Promise<RunningFetch | null> {
  await execute(
    db,
    sql`insert into mandi_fetches as known (day, started_at) values (${day}::date, now())
      on conflict (day) do update set part = 0, next_offset = 0,
        started_at = greatest(now(), known.finished_at + interval '1 millisecond')
      where known.finished_at >= known.started_at
        and known.started_at < now() - ${refetchAfter}::interval`,
  )
  const [fetch] = await queryRows<RunningFetch & { isDone: boolean }>(
    db,
    sql`select part, next_offset as "nextOffset",
        coalesce(finished_at >= started_at, false) as "isDone",
        started_at < now() - ${refetchAfter}::interval as "isOverdue"
      from mandi_fetches where day = ${day}::date`,
  )
  return fetch && !fetch.isDone ? fetch : null
}

/** @throws ExternalFailure */
async function fetchPage(
  { env, external }: MandiServices,
  position: FetchPosition,
  signal: AbortSignal,
) {
  const state = stateForPart(position.part)
  const url = externalAddress(env.DATA_GOV_IN_URL, resource, {
    'api-key': env.DATA_GOV_IN_API_KEY ?? '',
    format: 'json',
    offset: String(position.nextOffset),
    limit: String(pageLimit(position)),
    ...(state && { 'filters[state]': state }),
  })
  return (await external.askJson(service, { url, signal }, Answer)).data
}

/** Counts of one run, for the log. */
type FetchSummary = Record<'pages' | 'reports' | SkipReason, number>

const isReport = (result: MandiReport | SkipReason): result is MandiReport =>
  typeof result !== 'string'

function readPage(records: readonly unknown[], day: string, summary: FetchSummary): MandiReport[] {
  const results = records.map((record) => readRecord(record, day))
  for (const result of results) summary[isReport(result) ? 'reports' : result]++
  summary.pages++
  return results.filter(isReport)
}

/** Tells the operators of records that the list of a state has, but the service does not return. */
function reportMissed({ log, metrics }: MandiServices, { part }: FetchPosition, missed: number) {
  const state = stateForPart(part)
  if (missed === 0 || !state) return
  metrics.mandiRecordsMissed.inc({ state }, missed)
  log.warn({ state, missed }, 'a state has more mandi prices than the service returns of one list')
}

/** Fetches page after page. @returns true when the day's list is complete. @throws ExternalFailure */
async function fetchPages(services: MandiServices, signal: AbortSignal, summary: FetchSummary) {
  const until = Date.now() + runTimeLimitMs
  while (!signal.aborted && Date.now() < until) {
    const day = indiaDay()
    const position = await startOrResumeFetch(services.db, day)
    if (!position) return true
    const { total, records } = await fetchPage(services, position, signal)
    // An empty list means that the service is not ready or has a problem, not that no market is open.
    if (position.part === 0 && position.nextOffset === 0 && records.length === 0) return false
    const page = { total, received: records.length }
    // The next run reads the page again. Once the whole list is due anyway, a service that goes on like this is
    // believed, so that the fetch ends and begins anew.
    if (isListCutShort(position, page) && !position.isOverdue) return false
    const reports = readPage(records, day, summary)
    const to = positionAfter(position, page)
    await storePage(services.db, { day, reports, from: position, to })
    reportMissed(services, position, recordsBeyondWindow(position, page))
  }
  return false
}

/**
 * Fetches the mandi prices of the day, starting where the last run stopped. It stops at the first failure
 * and leaves the rest to the next run.
 * @param signal aborts the run, including the page that is being fetched.
 */
export async function fetchMandiPrices(services: MandiServices, signal: AbortSignal) {
  const { log } = services
  const summary: FetchSummary = { pages: 0, reports: 0, malformed: 0, state: 0, day: 0, prices: 0 }
  try {
    const isComplete = await fetchPages(services, signal, summary)
    if (summary.pages > 0) log.info({ ...summary, isComplete }, 'mandi prices fetched')
  } catch (error) {
    if (!(error instanceof ExternalFailure)) throw error
    if (signal.aborted) return
    log.warn(
      { err: error, ...summary },
      'mandi prices could not be fetched; the next run continues',
    )
  }
}
