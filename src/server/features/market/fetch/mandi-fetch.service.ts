import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { externalAddress } from '#server/platform/external/address.ts'
import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import { type MandiReport, readRecord, type SkipReason } from '../mandi-record.policy.ts'
import { limitAt, type Place, placeAfter, stateOfPart } from './mandi-pages.policy.ts'
import { storePage } from './mandi-store.service.ts'

export interface MandiServices {
  db: Database
  env: Env
  log: Logger
  outside: External
}

/** The current day's prices; of others' experience slow, and often out of breath. */
const service: ExternalService = {
  name: 'data.gov.in',
  timeoutMs: 30_000,
  tries: 3,
  maxBytes: 4 * 1024 * 1024,
}
const resource = '/resource/9ef84268-d588-465a-a308-a864a43d0070'

/** Markets report all day long: a whole fetch is begun anew this long after the last one began. */
const renewAfter = '3 hours'
/** With its last page tried to the end, a turn is over before its lease of nine minutes is. */
const turnMs = 7 * 60 * 1000

const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)])
const Answer = z.object({
  total: count.pipe(z.number().int().min(0)),
  records: z.array(z.unknown()),
})

/** Today's fetch, begun or begun anew where it is due; null when it is done for now. */
async function dueFetch(db: Database, day: string): Promise<Place | null> {
  await db.read({
    text: `insert into mandi_fetches as known (day, started_at) values ($1::date, now())
      on conflict (day) do update set part = 0, next_offset = 0, started_at = now()
      where known.finished_at >= known.started_at
        and known.started_at < now() - interval '${renewAfter}'`,
    values: [day],
  })
  const [fetch] = await db.read<Place & { isDone: boolean }>({
    text: `select part, next_offset as "nextOffset",
        coalesce(finished_at >= started_at, false) as "isDone"
      from mandi_fetches where day = $1::date`,
    values: [day],
  })
  return fetch && !fetch.isDone ? fetch : null
}

/** @throws ExternalFailure */
async function askPage(
  { env, outside: external }: MandiServices,
  place: Place,
  signal: AbortSignal,
) {
  const state = stateOfPart(place.part)
  const url = externalAddress(env.DATA_GOV_IN_URL, resource, {
    'api-key': env.DATA_GOV_IN_API_KEY ?? '',
    format: 'json',
    offset: String(place.nextOffset),
    limit: String(limitAt(place)),
    ...(state && { 'filters[state]': state }),
  })
  return (await external.askJson(service, { url, signal }, Answer)).data
}

/** What one turn did, for the log. */
type Tally = Record<'pages' | 'reports' | SkipReason, number>

const isReport = (read: MandiReport | SkipReason): read is MandiReport => typeof read !== 'string'

function readPage(records: readonly unknown[], day: string, tally: Tally): MandiReport[] {
  const read = records.map((record) => readRecord(record, day))
  for (const one of read) tally[isReport(one) ? 'reports' : one]++
  tally.pages++
  return read.filter(isReport)
}

/** Fetches page after page. @returns true when the day's list is complete. @throws ExternalFailure */
async function fetchPages(services: MandiServices, signal: AbortSignal, tally: Tally) {
  const until = Date.now() + turnMs
  while (!signal.aborted && Date.now() < until) {
    const day = indiaDay()
    const place = await dueFetch(services.db, day)
    if (!place) return true
    const { total, records } = await askPage(services, place, signal)
    // Nothing at all is a list not yet filled, or not at home: not a day without markets.
    if (place.part === 0 && place.nextOffset === 0 && records.length === 0) return false
    const reports = readPage(records, day, tally)
    const to = placeAfter(place, { total, received: records.length })
    await storePage(services.db, { day, reports, from: place, to })
  }
  return false
}

/**
 * Fetches the day's mandi prices, from where the last turn stopped, and stops at the first failure:
 * the next turn goes on.
 * @param signal ends it between two pages, or gives up the page under way.
 */
export async function fetchMandiPrices(services: MandiServices, signal: AbortSignal) {
  const { log } = services
  const tally: Tally = { pages: 0, reports: 0, malformed: 0, state: 0, day: 0, prices: 0 }
  try {
    const isComplete = await fetchPages(services, signal, tally)
    if (tally.pages > 0) log.info({ ...tally, isComplete }, 'mandi prices fetched')
  } catch (error) {
    if (!(error instanceof ExternalFailure)) throw error
    if (signal.aborted) return
    log.warn({ err: error, ...tally }, 'mandi prices could not be fetched; the next turn goes on')
  }
}
