import { parseArgs } from 'node:util'
import { canInstall, installPackage } from './lib/debian.ts'
import { findPostgres, startCluster } from './lib/postgres.ts'
import { type AppProcess, startApp } from './race/apps.ts'
import { raceBookings } from './race/bookings-race.ts'
import type { Finding } from './race/calls.ts'
import { raceKill } from './race/kill-race.ts'
import { raceOrders } from './race/orders-race.ts'
import { createRaceMarket } from './race/race-market.ts'
import { raceWebhooks } from './race/webhooks-race.ts'

/**
 * Runs many clients against two processes of the app on a real PostgreSQL: nothing is sold twice, no
 * day is booked twice, and killing a process loses neither orders nor events.
 * `npm run test:race [-- --attempts 10000 --clients 64]`
 */
const { values: flags } = parseArgs({
  options: {
    attempts: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '64' },
  },
})
const attempts = Number(flags.attempts)
const clients = Number(flags.clients)
if (![attempts, clients].every((n) => Number.isInteger(n) && n >= 1)) {
  throw new Error('--attempts and --clients are whole numbers from 1')
}

async function openServer() {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  if (!findPostgres() && canInstall()) await installPackage('postgresql')
  const bin = findPostgres()
  if (!bin) {
    throw new Error(
      'There is no PostgreSQL on this machine. Install it, or set TEST_DATABASE_URL to a server.',
    )
  }
  return startCluster(bin)
}

/** Runs one race and prints its results. @returns whether all conditions hold. */
async function reportRace(title: string, race: () => Promise<Finding[]>): Promise<boolean> {
  const start = Date.now()
  const findings = await race()
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`\n${title} (${seconds} s)`)
  for (const { holds, what } of findings) console.log(`  ${holds ? '✓' : '✗'} ${what}`)
  return findings.every(({ holds }) => holds)
}

const server = await openServer()
const running = new Set<AppProcess>()
try {
  const market = await createRaceMarket(server.url, clients)
  try {
    const start = async () => {
      const app = await startApp(market.url, clients)
      running.add(app)
      return app
    }
    const staying = await start()
    const first = await start()
    console.log(`${clients} clients, two processes, one PostgreSQL`)
    const pair = [staying, first]
    const kill = (retries: boolean, dying: AppProcess) => () => {
      running.delete(dying)
      const few = Math.max(clients * 4, Math.ceil(attempts / 5))
      return raceKill({ market, staying, dying, attempts: few, retries })
    }
    const results = [
      await reportRace('A hundred units', () => raceOrders(market, pair, attempts)),
      await reportRace('Overlapping days', () => raceBookings(market, pair, attempts)),
      await reportRace('One process killed with -9', kill(false, first)),
      await reportRace(
        'Killed again, and every client tries again with its key',
        kill(true, await start()),
      ),
      await reportRace('Webhooks while a process is killed', async () => {
        const dying = await start()
        running.delete(dying)
        return raceWebhooks(market, { staying, dying }, attempts)
      }),
    ]
    if (!results.every(Boolean)) process.exitCode = 1
    console.log(process.exitCode ? '\nThe race found what must not be.' : '\nAll of it holds.')
  } finally {
    await Promise.all([...running].map((app) => app.stop()))
    await market.close()
  }
} finally {
  await server.stop()
}
