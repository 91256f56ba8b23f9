import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BenchOptions, type Figures, measureInTurns, type Post, type Wire } from './measure.ts'
import { type OrderBenchData, openOrderBenchData } from './orders-data.ts'
import { recordOrder } from './orders-record.ts'
import { type RunningServer, startApp, startOrdersBare } from './servers.ts'

export interface OrdersResult extends Record<Wire, Figures> {
  name: string
}

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
export async function benchOrders(clusterUrl: string, folder: string, options: BenchOptions) {
  const benchData = await openOrderBenchData(clusterUrl, folder)
  const orderFile = join(folder, 'order.json')
  writeFileSync(orderFile, JSON.stringify(await recordOrder(benchData)))
  await benchData.db.close()
  const shared = { databaseUrl: benchData.url, poolSize: 10, dataDir: folder }
  const bareServer = await startOrdersBare(shared, orderFile)
  const app = await startApp(shared, options.nodeOptions, {
    SMS_PROVIDER: 'file',
    SMS_FILE: join(folder, 'sms.jsonl'),
    OPEN_ORDERS_PER_BUYER: '1000000',
    OPEN_ORDERS_PER_NEW_BUYER: '1000000',
    OPEN_ORDERS_WITH_ONE_SELLER: '1000000',
  })
  const results: OrdersResult[] = []
  try {
    for (const { name, isHot } of scenarios) {
      const targetOf = (wire: Wire, server: RunningServer) => {
        const postsFile = join(folder, `posts-${wire}-${isHot}.json`)
        writeFileSync(postsFile, JSON.stringify(postsFor(benchData, wire, isHot)))
        return { server, paths: [], postsFile }
      }
      const targets = {
        bare: targetOf('bare', bareServer),
        rest: targetOf('rest', app),
        trpc: targetOf('trpc', app),
      }
      const result: OrdersResult = { name, ...(await measureInTurns(targets, options)) }
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
