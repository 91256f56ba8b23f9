import { indiaDay } from '#server/platform/text/india-day.ts'
import { behaviours, startStandIn } from './stand-in.ts'

/** A record as data.gov.in gives it: prices as text, the day as dd/mm/yyyy. */
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

/** India's day, `days` ago. */
export const dayAgo = (days: number) => indiaDay(Date.now() - days * 24 * 60 * 60 * 1000)

/** As the service writes a YYYY-MM-DD. */
export const asReported = (day: string) => day.split('-').reverse().join('/')

/** Wheat at Indore today, but for what is given. */
export const record = (changes: Partial<MandiRecord> = {}): MandiRecord => ({
  state: 'Madhya Pradesh',
  district: 'Indore',
  market: 'Indore',
  commodity: 'Wheat',
  variety: 'Lokwan',
  grade: 'FAQ',
  arrival_date: asReported(dayAgo(0)),
  min_price: '2500',
  max_price: '2900',
  modal_price: '2700',
  ...changes,
})

/**
 * data.gov.in on loopback: pages through `records`, at most `perAnswer` of them whatever is asked,
 * narrowed by `filters[state]`.
 */
export async function startMandiStandIn(perAnswer = 1000) {
  const standIn = await startStandIn((asked, response) => {
    const query = asked.url.searchParams
    const state = query.get('filters[state]')
    const records = mandi.records.filter(
      (each) => !state || (each as Partial<MandiRecord>).state === state,
    )
    const offset = Number(query.get('offset'))
    const limit = Math.min(Number(query.get('limit')), perAnswer)
    const page = records.slice(offset, offset + limit)
    const answer = { total: String(mandi.total ?? records.length), count: page.length }
    return behaviours.answers({ ...answer, records: page })(asked, response)
  })
  const mandi = Object.assign(standIn, {
    records: [] as unknown[],
    /** What it says there is, when that is not the truth. */
    total: undefined as number | undefined,
    /** The offsets asked for so far. */
    offsets: () => standIn.asked.map(({ url }) => Number(url.searchParams.get('offset'))),
  })
  return mandi
}
