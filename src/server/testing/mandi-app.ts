import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createExternal } from '#server/platform/external/external.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { startMandiStandIn } from './stand-ins/mandi-server.ts'
import { createTestApp } from './test-app.ts'

/** A test app with a stand-in for data.gov.in; the price job runs only when `fetchNow` is called. */
export async function createMandiApp(recordsPerResponse?: number) {
  const mandi = await startMandiStandIn(recordsPerResponse)
  const app = await createTestApp()
  const { handler } = mandi
  const settings = { DATA_GOV_IN_API_KEY: 'a-key-nobody-may-see', DATA_GOV_IN_URL: mandi.url }
  return {
    app,
    mandi,
    /** Settings that make another app fetch from this stand-in. */
    settings,
    /** Runs the job once. */
    fetchNow: (signal = new AbortController().signal) =>
      fetchMandiPrices({ ...app.services, env: { ...app.env, ...settings } }, signal),
    /** Makes app and stand-in as they were at first, so that tests can share them: nothing is fetched, nobody waits. */
    beginAnew: async () => {
      for (const table of ['price_alerts', 'mandi_prices', 'mandi_series', 'mandi_fetches']) {
        await execute(app.services.db, sql`delete from ${sql.raw(table)}`)
      }
      app.services.external = createExternal(app.log, createMetrics())
      Object.assign(mandi, { handler, records: [], total: undefined })
      mandi.requests.length = 0
    },
    /** Moves the start of the last fetch back by this many hours. */
    passTime: (hours: number) =>
      execute(
        app.services.db,
        sql`update mandi_fetches set started_at = started_at - ${hours} * interval '1 hour'`,
      ),
    list: async (query = '') => (await app.call('GET', `/api/market/prices${query}`)).body.data,
    /** Every stored report. */
    history: () =>
      queryRows<object>(
        app.services.db,
        sql`select market, commodity, variety, day, min, modal, max from mandi_prices
          join mandi_series on id = series_id order by market, commodity, variety, day`,
      ),
    close: async () => {
      await app.close()
      await mandi.close()
    },
  }
}
