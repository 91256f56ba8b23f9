import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, measure, medianFigures, type Post } from './measure.ts'
import { type OrderBenchData, openOrderBenchData } from './orders-data.ts'
import { recordOrder } from './orders-record.ts'
import { type RunningServer, startApp, startOrdersBare } from './servers.ts'

export interface OrdersResult {
  name: string
  bare: Figures
  rest: Figures
  trpc: Figures
}

interface Query {
  seconds: number
  rounds: number
  connections: number
  /** Node options of the app's process, for example to write a profile. */
  nodeOptions: readonly string[]
}

type Wire = 'bare' | 'rest' | 'trpc'

/** The number of different requests; each connection starts at another one. */
const requestCount = 2000

/** The requests of a scenario; consecutive ones are by different buyers. */
function postsFor({ buyers, crops }: OrderBenchData, wire: Wire, isHot: boolean): Post[] {
  return Array.from({ length: requestCount }, (_, i): Post => {
    const buyer = buyers[(i * 7) % buyers.length]
    const crop = crops[isHot ? 0 : i % crops.length]
    if (!buyer || !crop) throw new Error('There is nothing to order')
    const { token, id: buyerId } = buyer
    const input = {
      lines: [{ cropId: crop.id, quantity: 1, price: 20 }],
      delivery: 'pickup',
      payBy: 'cash',
    }
    return {
      bare: {
        path: '/bare/order',
        token,
        body: { token, buyerId, cropId: crop.id, sellerId: crop.sellerId },
      },
      rest: { path: '/api/order/place-orders', token, body: input },
      trpc: { path: '/trpc/order.place', token, body: { json: input } },
    }[wire]
  })
}

const scenarios = [
  { name: 'on distinct listings', isHot: false },
  { name: 'on one hot listing', isHot: true },
]

/** Measures orders on a real PostgreSQL, alternating between the app and a bare server. */
export async function benchOrders(clusterUrl: string, folder: string, query: Query) {
  const benchData = await openOrderBenchData(clusterUrl, folder)
  const orderFile = join(folder, 'order.json')
  writeFileSync(orderFile, JSON.stringify(await recordOrder(benchData)))
  await benchData.db.close()
  const shared = { databaseUrl: benchData.url, poolSize: 10, dataDir: folder }
  const bareServer = await startOrdersBare(shared, orderFile)
  const app = await startApp(shared, query.nodeOptions, {
    SMS_PROVIDER: 'file',
    SMS_FILE: join(folder, 'sms.jsonl'),
    OPEN_ORDERS_PER_BUYER: '1000000',
    OPEN_ORDERS_PER_NEW_BUYER: '1000000',
    OPEN_ORDERS_WITH_ONE_SELLER: '1000000',
  })
  const servers: Record<Wire, RunningServer> = { bare: bareServer, rest: app, trpc: app }
  const results: OrdersResult[] = []
  try {
    for (const { name, isHot } of scenarios) {
      const figuresByTarget: Record<Wire, Figures[]> = { bare: [], rest: [], trpc: [] }
      for (let round = 0; round < query.rounds; round++) {
        for (const wire of ['bare', 'rest', 'trpc'] as const) {
          const postsFile = join(folder, `posts-${wire}-${isHot}.json`)
          if (round === 0)
            writeFileSync(postsFile, JSON.stringify(postsFor(benchData, wire, isHot)))
          figuresByTarget[wire].push(
            await measure({ server: servers[wire], paths: [], postsFile }, query),
          )
        }
      }
      const result: OrdersResult = {
        name,
        bare: medianFigures(figuresByTarget.bare),
        rest: medianFigures(figuresByTarget.rest),
        trpc: medianFigures(figuresByTarget.trpc),
      }
      results.push(result)
      const rates = [result.bare, result.rest, result.trpc].map(
        ({ rate, p99 }) => `${Math.round(rate)}/s (p99 ${p99} ms)`,
      )
      console.log(`orders ${name}: bare, REST, tRPC ${rates.join(', ')}`)
    }
  } finally {
    await app.stop()
    await bareServer.stop()
  }
  return results
}
