import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import { startMandiStandIn } from './stand-ins/mandi-server.ts'
import { createTestApp } from './test-app.ts'

/** A test app with a stand-in for data.gov.in; the price job runs only when `fetchNow` is called. */
export async function createMandiApp(recordsPerResponse?: number) {
  const mandi = await startMandiStandIn(recordsPerResponse)
  const app = await createTestApp()
  const settings = { DATA_GOV_IN_API_KEY: 'a-key-nobody-may-see', DATA_GOV_IN_URL: mandi.url }
  return {
    app,
    mandi,
    /** Settings that make another app fetch from this stand-in. */
    settings,
    /** Runs the job once. */
    fetchNow: (signal = new AbortController().signal) =>
      fetchMandiPrices({ ...app.services, env: { ...app.env, ...settings } }, signal),
    /** Moves the start of the last fetch back by this many hours. */
    passTime: (hours: number) =>
      app.services.db.read({
        text: `update mandi_fetches set started_at = started_at - $1 * interval '1 hour'`,
        values: [hours],
      }),
    list: async (query = '') => (await app.call('GET', `/api/market/prices${query}`)).body.data,
    /** Every stored report. */
    history: () =>
      app.services.db.read<object>({
        text: `select market, commodity, variety, day, min, modal, max from mandi_prices
          join mandi_series on id = series_id order by market, commodity, variety, day`,
      }),
    close: async () => {
      await app.close()
      await mandi.close()
    },
  }
}
