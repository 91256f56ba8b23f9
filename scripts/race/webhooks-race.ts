import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { execute } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import type { AppProcess } from './apps.ts'
import { type Finding, finding, post } from './calls.ts'
import type { RaceMarket } from './race-market.ts'

const objectCount = 500
/** Events that one transaction writes. */
const eventsOfWrite = 50
/** Of so many requests the receiver refuses one, so that events are tried again too. */
const refusedEvery = 97
const longestWaitMs = 10 * 60_000

interface Received {
  id: string
  object: string
  nth: number
}

/** A receiver that refuses some requests; `received` has those it accepted, in their order. */
async function startReceiver() {
  const received: Received[] = []
  let requests = 0
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('utf8')
    if (++requests % refusedEvery === 0) {
      response.writeHead(503).end()
      return
    }
    const { id, data } = JSON.parse(body) as { id: string; data: { object: string; nth: number } }
    received.push({ id, ...data })
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Writes numbered events about many objects, as the triggers do. */
async function writeEvents({ db, seller }: RaceMarket, count: number): Promise<void> {
  for (let from = 0; from < count; from += eventsOfWrite) {
    await execute(
      db,
      sql`select record_event(${seller.id}::uuid, 'stock.changed', 'crop',
          ('00000000-0000-4000-8000-' || lpad((n % ${objectCount})::text, 12, '0'))::uuid,
          jsonb_build_object('object', (n % ${objectCount})::text, 'nth', n))
        from generate_series(${from}::int, ${Math.min(from + eventsOfWrite, count) - 1}::int) n`,
    )
  }
}

/** How many events came before an earlier one of their object, repetitions aside. */
function countOutOfOrder(received: readonly Received[]): number {
  const last = new Map<string, number>()
  const seen = new Set<string>()
  let wrong = 0
  for (const { id, object, nth } of received) {
    if (seen.has(id)) continue
    seen.add(id)
    if (nth < (last.get(object) ?? -1)) wrong++
    last.set(object, nth)
  }
  return wrong
}

/** Sends events to a webhook, while one of the two processes is killed with -9. */
export async function raceWebhooks(
  market: RaceMarket,
  { staying, dying }: { staying: AppProcess; dying: AppProcess },
  count: number,
): Promise<Finding[]> {
  const receiver = await startReceiver()
  try {
    const created = await post(staying.http, '/webhooks/create-webhook', {
      token: market.seller.token,
      body: { name: 'Race', url: receiver.url },
    })
    if (created.status !== 200) throw new Error(`No webhook: ${created.status} ${created.code}`)
    const writing = writeEvents(market, count)
    const distinct = () => new Set(receiver.received.map(({ id }) => id)).size
    let killed: Promise<void> | undefined
    for (const end = Date.now() + longestWaitMs; Date.now() < end && distinct() < count; ) {
      if (distinct() >= count / 3) killed ??= dying.kill()
      await sleep(50)
    }
    await writing
    await killed
    const arrived = distinct()
    const wrong = countOutOfOrder(receiver.received)
    return [
      finding(
        arrived === count && killed !== undefined,
        `${count} events were written, ${count - arrived} of them were lost, ${receiver.received.length - arrived} came twice`,
      ),
      finding(wrong === 0, `${wrong} came before an earlier event of the same object`),
    ]
  } finally {
    receiver.close()
  }
}
