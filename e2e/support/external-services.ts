import { Readable } from 'node:stream'
import Fastify from 'fastify'

const dayMs = 86_400_000
const indiaMs = 19_800_000

/** The day by India's calendar so many days ago, as data.gov.in writes it. */
function arrivalDate(daysAgo: number): string {
  const iso = new Date(Date.now() + indiaMs - daysAgo * dayMs).toISOString()
  return iso.slice(0, 10).split('-').reverse().join('/')
}

const report = (
  daysAgo: number,
  state: string,
  market: string,
  modal: number,
  crop: { commodity?: string; variety?: string; district?: string } = {},
) => ({
  state,
  district: market,
  market,
  commodity: 'Wheat',
  variety: 'Dara',
  grade: 'FAQ',
  arrival_date: arrivalDate(daysAgo),
  min_price: String(modal - 100),
  max_price: String(modal + 120),
  modal_price: String(modal),
  ...crop,
})

const onion = { commodity: 'Onion', variety: 'Red', district: 'Nashik' }

/** The reports before today; today's report of Sultanpur is added on request. */
const earlier = () => [
  report(2, 'Uttar Pradesh', 'Sultanpur', 2400),
  report(1, 'Uttar Pradesh', 'Sultanpur', 2450),
  report(1, 'Uttar Pradesh', 'Lucknow', 2520),
  report(1, 'Bihar', 'Patna', 2390),
  report(2, 'Maharashtra', 'Lasalgaon', 2000, onion),
  report(1, 'Maharashtra', 'Lasalgaon', 2100, onion),
]
const today = () => [report(0, 'Uttar Pradesh', 'Sultanpur', 2610)]

const chunk = (content: string) =>
  `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta: { content } }] })}\n\n`

/** The app shows whole sentences, because it checks each against the passages first. */
export const modelAnswer = [
  'Sow wheat in the first weeks of November. ',
  'Do so after paddy is cut.',
] as const

/**
 * data.gov.in, whose second page is sent on request, and a chat server that stops in the middle
 * of its answer until it may continue.
 */
export async function startExternalServices() {
  const secondPage = Promise.withResolvers<void>()
  const restOfAnswer = Promise.withResolvers<void>()
  const server = Fastify({ forceCloseConnections: true })
  server.get<{ Querystring: { offset?: string } }>('/resource/:id', async ({ query }) => {
    const offset = Number(query.offset ?? 0)
    if (offset > 0) await secondPage.promise
    const records = offset > 0 ? today() : earlier()
    return { total: earlier().length + today().length, count: records.length, records }
  })
  async function* answer() {
    yield chunk(modelAnswer[0])
    await restOfAnswer.promise
    yield chunk(modelAnswer[1])
    yield 'data: [DONE]\n\n'
  }
  server.post('/v1/chat/completions', (_, reply) =>
    reply.type('text/event-stream').send(Readable.from(answer())),
  )
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  return {
    settings: {
      DATA_GOV_IN_URL: origin,
      DATA_GOV_IN_API_KEY: 'a-key',
      CHAT_API_URL: `${origin}/v1`,
    },
    reportToday: secondPage.resolve,
    finishAnswer: restOfAnswer.resolve,
    stop: () => {
      // No request may be left waiting.
      secondPage.resolve()
      restOfAnswer.resolve()
      return server.close()
    },
  }
}
