import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { canInstall, installPackage } from '../lib/debian.ts'
import { findPostgres } from '../lib/postgres.ts'
import { type Finding, finding } from '../race/calls.ts'
import { fillRaceMarket, type RaceMarket } from '../race/race-market.ts'
import { createCalls } from './calls.ts'
import { checkTrade } from './checks.ts'
import { addGoods, startLoad } from './load.ts'
import { createProbe, outages } from './outages.ts'
import { appCount, type ClusterParts, startParts } from './parts.ts'
import { findPgBouncer } from './pooler.ts'
import { printReads, printTallies } from './report.ts'

/**
 * Runs three processes of the app on a primary and a replica of PostgreSQL behind PgBouncer, with S3-compatible
 * storage, under load, and kills each part in turn: nothing acknowledged is lost, nothing sold or booked twice.
 * `npm run test:cluster [-- --short] [-- --clients 32]`
 */
const { values: flags } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    clients: { type: 'string', default: '32' },
    /** Ends with success where the programs are missing and cannot be installed. */
    'if-possible': { type: 'boolean', default: false },
  },
})
const clients = Number(flags.clients)
if (!Number.isInteger(clients) || clients < 2) throw new Error('--clients is a whole number from 2')
const pauseMs = flags.short ? 3000 : 10_000
/** Milliseconds until every process reads and writes again, at most. */
const longestRecoveryMs = 10_000

/** Installs a package where that is possible; without a network the programs stay missing, which is reported. */
async function tryToInstall(name: string): Promise<void> {
  if (!canInstall()) return
  await installPackage(name).catch((error: Error) => console.log(error.message))
}

async function findPrograms() {
  if (!findPostgres()) await tryToInstall('postgresql')
  if (!findPgBouncer()) await tryToInstall('pgbouncer')
  const [postgres, pgBouncer] = [findPostgres(), findPgBouncer()]
  return postgres && pgBouncer ? { postgres, pgBouncer } : null
}

async function runOutages(
  parts: ClusterParts,
  market: RaceMarket,
  startApp: (nth: number) => Promise<void>,
): Promise<Finding[]> {
  const goods = await addGoods(market)
  await parts.untilReplicated()
  await parts.primary().waitForReplica(true)
  for (let nth = 0; nth < appCount; nth++) await startApp(nth)
  console.log(`${clients} clients, ${appCount} processes, PgBouncer, a primary and a replica`)

  const calls = createCalls(parts.apps)
  const [prober] = market.buyers
  const [probeCrop] = goods.plenty
  if (!prober || !probeCrop) throw new Error('There must be a buyer and a crop')
  const measureRecovery = createProbe(calls, prober, probeCrop)
  calls.setPhase('nothing died')
  const load = startLoad(market, goods, calls)
  await wait(pauseMs)
  console.log('\nTime to recover')
  const findings: Finding[] = []
  for (const { name, since, cause } of outages) {
    calls.setPhase(`${name} died`)
    const recovery = await cause({ parts, startApp, pauseMs, measureRecovery })
    const seconds = (recovery / 1000).toFixed(1)
    console.log(`  ${name}: ${seconds} s since ${since}`)
    findings.push(finding(recovery <= longestRecoveryMs, `${name}: recovered in ${seconds} s`))
    await wait(pauseMs)
  }
  await load.stop()
  console.log('\nRequests, by what died meanwhile')
  printTallies(calls)
  await printReads(calls.living())
  return [...findings, ...(await checkTrade(market, goods, calls, load.records))]
}

async function runCluster(programs: { postgres: string; pgBouncer: string }): Promise<boolean> {
  const parts = await startParts(programs)
  try {
    const market = await fillRaceMarket(parts.directUrl, clients)
    try {
      const startApp = (nth: number) => parts.startApp(nth, clients)
      const findings = await runOutages(parts, market, startApp)
      console.log('\nAfterwards')
      for (const { holds, what } of findings) console.log(`  ${holds ? '✓' : '✗'} ${what}`)
      return findings.every(({ holds }) => holds)
    } finally {
      await market.close()
    }
  } finally {
    await parts.stop()
  }
}

const programs = await findPrograms()
if (programs) {
  process.exitCode = (await runCluster(programs)) ? 0 : 1
} else {
  console.log('PostgreSQL or PgBouncer is not on this machine: install both to run this test.')
  process.exitCode = flags['if-possible'] ? 0 : 1
}
