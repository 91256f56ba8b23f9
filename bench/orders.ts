import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, measure, medianFigures, type Post } from './measure.ts'
import { type OrderWorld, openOrderWorld } from './orders-data.ts'
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
  /** For the app's process, as to write a profile. */
  nodeOptions: readonly string[]
}

type Wire = 'bare' | 'rest' | 'trpc'

/** So many different requests; each connection goes round them from another place. */
const requestCount = 2000

/** A prime step through the buyers, so that neighbours in the list are different people. */
function postsFor({ buyers, crops }: OrderWorld, wire: Wire, isHot: boolean): Post[] {
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

/** Places orders on a real PostgreSQL, by the app and by a bare server, in turns. */
export async function benchOrders(clusterUrl: string, folder: string, query: Query) {
  const world = await openOrderWorld(clusterUrl, folder)
  const orderFile = join(folder, 'order.json')
  writeFileSync(orderFile, JSON.stringify(await recordOrder(world)))
  await world.db.close()
  const shared = { databaseUrl: world.url, poolSize: 10, dataDir: folder }
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
      const seen: Record<Wire, Figures[]> = { bare: [], rest: [], trpc: [] }
      for (let round = 0; round < query.rounds; round++) {
        for (const wire of ['bare', 'rest', 'trpc'] as const) {
          const postsFile = join(folder, `posts-${wire}-${isHot}.json`)
          if (round === 0) writeFileSync(postsFile, JSON.stringify(postsFor(world, wire, isHot)))
          seen[wire].push(await measure({ server: servers[wire], paths: [], postsFile }, query))
        }
      }
      const result: OrdersResult = {
        name,
        bare: medianFigures(seen.bare),
        rest: medianFigures(seen.rest),
        trpc: medianFigures(seen.trpc),
      }
      results.push(result)
      const told = [result.bare, result.rest, result.trpc].map(
        ({ rate, p99 }) => `${Math.round(rate)}/s (p99 ${p99} ms)`,
      )
      console.log(`orders ${name}: bare, REST, tRPC ${told.join(', ')}`)
    }
  } finally {
    await app.stop()
    await bareServer.stop()
  }
  return results
}
