import { indiaDay } from '#shared/kit/india-day.ts'
import { behaviours, startStandIn } from './stand-in.ts'

/** A record in the format of data.gov.in: prices as text, the day as dd/mm/yyyy. */
export interface MandiRecord {
  state: string
  district: string
  market: string
  commodity: string
  variety: string
  grade: string
  arrival_date: string
  min_price: string | number
  max_price: string | number
  modal_price: string | number
}

/** The date in India `days` days ago, YYYY-MM-DD. */
export const dayAgo = (days: number) => indiaDay(Date.now() - days * 24 * 60 * 60 * 1000)

/** Converts YYYY-MM-DD to the service's dd/mm/yyyy. */
export const toMandiDate = (day: string) => day.split('-').reverse().join('/')

/** A record of wheat at Indore today, with the given changes. */
export const mandiRecord = (changes: Partial<MandiRecord> = {}): MandiRecord => ({
  state: 'Madhya Pradesh',
  district: 'Indore',
  market: 'Indore',
  commodity: 'Wheat',
  variety: 'Lokwan',
  grade: 'FAQ',
  arrival_date: toMandiDate(dayAgo(0)),
  min_price: '2500',
  max_price: '2900',
  modal_price: '2700',
  ...changes,
})

/**
 * A stand-in for data.gov.in that pages through `records`, filtered by `filters[state]`.
 * @param perAnswer the most records in an answer, whatever limit the request has.
 */
export async function startMandiStandIn(perAnswer = 1000) {
  const standIn = await startStandIn((request, response) => {
    const query = request.url.searchParams
    const state = query.get('filters[state]')
    const records = mandi.records.filter(
      (each) => !state || (each as Partial<MandiRecord>).state === state,
    )
    const offset = Number(query.get('offset'))
    const limit = Math.min(Number(query.get('limit')), perAnswer)
    const page = records.slice(offset, offset + limit)
    const answer = { total: String(mandi.total ?? records.length), count: page.length }
    return behaviours.answers({ ...answer, records: page })(request, response)
  })
  const mandi = Object.assign(standIn, {
    records: [] as unknown[],
    /** The total that answers state, when a test wants it to be wrong. */
    total: undefined as number | undefined,
    /** The offsets of all requests so far. */
    offsets: () => standIn.requests.map(({ url }) => Number(url.searchParams.get('offset'))),
  })
  return mandi
}
