import { parseArgs } from 'node:util'
import { SingleBar } from 'cli-progress'
import { migrate, openDatabase } from '../src/server/app/database/orm.ts'
import { readEnv, SettingsError } from '../src/server/platform/config/env.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import { seedBulk } from './seed/bulk.ts'

const usage = `Fills a PostgreSQL with made-up listings, to try the app with many.
  DATABASE_URL=postgres://… npm run seed -- --crops 1000000 [--equipments 100000]
The tables are without their indexes meanwhile: take a database that nobody uses, and a new one if it is interrupted.`

function readCount(value: string | undefined): number {
  const count = Number(value ?? 0)
  if (!Number.isInteger(count) || count < 0 || count > 10_000_000) {
    throw new SettingsError(`"${value}" is not a number of listings (0 to 10000000).\n${usage}`)
  }
  return count
}

async function main() {
  const { values } = parseArgs({
    options: { crops: { type: 'string' }, equipments: { type: 'string' } },
  })
  const counts = { crops: readCount(values.crops), equipments: readCount(values.equipments) }
  const env = readEnv()
  if (!env.DATABASE_URL) throw new SettingsError(`DATABASE_URL is not set.\n${usage}`)
  if (counts.crops + counts.equipments === 0) throw new SettingsError(usage)

  const db = await openDatabase(env, createLogger('warn', false), { isPatient: true })
  await migrate(db, env)
  const server = await db.findDirectUrl()
  await db.close()

  const bar = new SingleBar({
    format: '{bar} {percentage}% | {value}/{total} | {duration_formatted} | {step}',
    // Without a terminal, such as in a log file, a line every few seconds.
    noTTYOutput: true,
    notTTYSchedule: 5000,
  })
  bar.start(counts.crops + counts.equipments, 0, { step: '' })
  await seedBulk(server, counts, {
    rows: (done) => bar.update(done),
    step: (step) => bar.update({ step }),
  })
  bar.stop()
}

main().catch((error: unknown) => {
  const isExpected =
    error instanceof SettingsError ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isExpected ? (error as Error).message : error)
  process.exit(1)
})
