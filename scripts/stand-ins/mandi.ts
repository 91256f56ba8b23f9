import type { FastifyInstance } from 'fastify'
import { indiaDay } from '../../src/shared/kit/india-day.ts'

const markets = [
  ['Uttar Pradesh', 'Sultanpur', 'Sultanpur'],
  ['Uttar Pradesh', 'Lucknow', 'Lucknow'],
  ['Uttar Pradesh', 'Agra', 'Agra'],
  ['Bihar', 'Patna', 'Patna City'],
  ['Maharashtra', 'Nashik', 'Lasalgaon'],
  ['Maharashtra', 'Pune', 'Pune'],
  ['Madhya Pradesh', 'Indore', 'Indore'],
  ['Rajasthan', 'Jaipur', 'Jaipur (Grain)'],
  ['Punjab', 'Ludhiana', 'Khanna'],
  ['Karnataka', 'Kolar', 'Kolar'],
] as const
const crops = [
  ['Wheat', 'Dara', 2450],
  ['Rice', 'Common', 2900],
  ['Onion', 'Red', 1850],
  ['Potato', 'Desi', 1400],
  ['Tomato', 'Local', 2100],
  ['Mustard', 'Black', 5600],
  ['Maize', 'Yellow', 2050],
] as const

/** Today's records of every crop at every market, in the format of data.gov.in with numbers as text. */
function records() {
  const [year, month, day] = indiaDay().split('-')
  return markets.flatMap(([state, district, market], m) =>
    crops.map(([commodity, variety, base], c) => {
      const modal = base + m * 35 - c * 10
      return {
        state,
        district,
        market,
        commodity,
        variety,
        grade: 'FAQ',
        arrival_date: `${day}/${month}/${year}`,
        min_price: String(modal - 120),
        max_price: String(modal + 150),
        modal_price: String(modal),
      }
    }),
  )
}

/** The mandi prices of data.gov.in; any key is accepted, but a key is required. */
export function mountMandi(server: FastifyInstance) {
  server.get<{ Querystring: Record<string, string | undefined> }>(
    '/resource/:id',
    async (request, reply) => {
      const { offset, limit } = request.query
      if (!request.query['api-key']) return reply.code(403).send({ error: 'Key not authorised' })
      const all = records()
      const from = Number(offset ?? 0)
      const page = all.slice(from, from + Number(limit ?? 10))
      return {
        status: 'ok',
        total: all.length,
        count: page.length,
        limit: String(limit ?? 10),
        offset: String(from),
        records: page,
      }
    },
  )
}
