import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { emptyDatabase } from '../src/server/testing/empty-database.ts'
import { chromiumPackage, findChromium, hasQuickChromium } from './lib/chromium.ts'
import { buildIfStale } from './lib/client-build.ts'
import { canInstall, installPackage } from './lib/debian.ts'
import { findFirefox, firefoxPackage } from './lib/firefox.ts'
import { findPostgres, startCluster } from './lib/postgres.ts'
import { freePort, run, runAndCollect } from './lib/run.ts'
import { installSystemFonts } from './lib/system-fonts.ts'

/**
 * Runs the end-to-end tests in a real Chromium; arguments are passed to `playwright test`. Without
 * arguments the journeys on the phone run, one of them in Firefox as well and, beside
 * them, one on PostgreSQL, where these are installed. `--rest` runs what that leaves out: the journeys on a wide
 * screen, slow ones on the phone, and the audits of many pages. `--postgres` or `--firefox` run that alone;
 * `--firefox` installs it first, if it can.
 */
await provideChromium()
await installSystemFonts()
const chromium = findChromium()
if (!chromium) throw new Error('There is no Chromium; set CHROMIUM_PATH to one.')

await buildIfStale()

/**
 * Installs the quickest Chromium where that needs no password, also beside a whole browser; else Playwright's own
 * where there is none. @throws Error when there is none and none can be installed.
 */
async function provideChromium() {
  if (canInstall() && !hasQuickChromium()) {
    await installPackage(chromiumPackage).catch((error: Error) => {
      if (!findChromium()) throw error
      console.log(`${error.message}: the journeys run in ${findChromium()}, which takes longer.`)
    })
  }
  if (!findChromium()) await run('playwright', ['install', 'chromium'])
}

/**
 * One run with a server, a database and a folder of its own.
 * @param program runs Playwright: in this terminal, unless told otherwise.
 * @returns the exit code.
 */
async function runPlaywright(args: readonly string[], env: NodeJS.ProcessEnv = {}, program = run) {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishihaat-e2e-'))
  try {
    // A server that creates its database itself gets ready some nine seconds of the processor later.
    const empty = await emptyDatabase()
    if (!env.E2E_DATABASE_URL) cpSync(empty, dataDir, { recursive: true })
    return await program('playwright', ['test', ...args], {
      CHROMIUM_PATH: chromium ?? undefined,
      E2E_DATA_DIR: dataDir,
      E2E_EMPTY_DATABASE: empty,
      E2E_PORT: String(await freePort()),
      E2E_STAND_INS_PORT: String(await freePort()),
      ...env,
    })
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const args = process.argv.slice(2)
const journey = 'e2e/order-to-review.spec.ts'

/** The order's journey, without the demo data: it reads none of them, and they take long to create. */
async function runOnPostgres(program = run): Promise<number> {
  const bin = findPostgres()
  if (!bin) {
    console.log('There is no PostgreSQL here: no journey ran on it.')
    return 0
  }
  const cluster = await startCluster(bin)
  try {
    console.log(`The order's journey on PostgreSQL, ${bin}`)
    const env = { E2E_DATABASE_URL: cluster.url, E2E_DEMO_DATA: 'false' }
    // Playwright empties the folder of a run's traces as it starts: that of the others is another one.
    const args = [journey, '--project=phone', '--output=test-results/postgres']
    return await runPlaywright(args, env, program)
  } finally {
    await cluster.stop()
  }
}

async function runInFirefox(): Promise<number> {
  if (!findFirefox() && canInstall()) await installPackage(firefoxPackage)
  if (!findFirefox()) {
    console.log('There is no new enough Firefox here: no journey ran in it.')
    return 0
  }
  console.log("The cart's journey in Firefox")
  return runPlaywright([journey, '--project=firefox'], { E2E_DEMO_DATA: 'false' })
}

/**
 * The journeys on the phone, with the one of Firefox on the same server. The one on PostgreSQL runs while the demo data of
 * the others are created, which takes one processor half a minute; what it prints comes at the end.
 */
async function runOnPhone(): Promise<number> {
  if (!findFirefox()) console.log('There is no new enough Firefox here: no journey runs in it.')
  const projects = ['--project=phone', ...(findFirefox() ? ['--project=firefox'] : [])]
  const printed: string[] = []
  const onPostgres = runOnPostgres((...program) => runAndCollect(printed, ...program))
  const args = [...projects, '--output=test-results/phone']
  const codes = await Promise.all([onPostgres, runPlaywright(args, { E2E_PART: 'phone' })])
  console.log(printed.join(''))
  return Math.max(...codes)
}

const runs: Record<string, readonly (() => Promise<number>)[]> = {
  '': [runOnPhone],
  '--rest': [() => runPlaywright(['--project=desktop', '--project=phone'], { E2E_PART: 'rest' })],
  '--postgres': [() => runOnPostgres()],
  '--firefox': [runInFirefox],
}
for (const runSome of runs[args.join(' ')] ?? [() => runPlaywright(args)]) {
  process.exitCode = (await runSome()) || process.exitCode
}
