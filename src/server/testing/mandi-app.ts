import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import { startMandiStandIn } from './stand-ins/mandi-server.ts'
import { createTestApp } from './test-app.ts'

/** A test app beside a stand-in for data.gov.in; the job runs when `fetchNow` says so. */
export async function createMandiApp(perAnswer?: number) {
  const mandi = await startMandiStandIn(perAnswer)
  const app = await createTestApp()
  const settings = { DATA_GOV_IN_API_KEY: 'a-key-nobody-may-see', DATA_GOV_IN_URL: mandi.url }
  return {
    app,
    mandi,
    /** What lets an app of its own fetch from this stand-in. */
    settings,
    /** One turn of the job. */
    fetchNow: (signal = new AbortController().signal) =>
      fetchMandiPrices({ ...app.services, env: { ...app.env, ...settings } }, signal),
    /** As if the last fetch had begun that much earlier. */
    passTime: (hours: number) =>
      app.services.db.read({
        text: `update mandi_fetches set started_at = started_at - $1 * interval '1 hour'`,
        values: [hours],
      }),
    list: async (query = '') => (await app.call('GET', `/api/market/prices${query}`)).body.data,
    /** Every report that is kept. */
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
