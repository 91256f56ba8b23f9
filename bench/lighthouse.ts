import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { findChromium } from '../scripts/lib/chromium.ts'
import { buildIfStale } from '../scripts/lib/client-build.ts'
import { startStandIns } from '../scripts/stand-ins/server.ts'
import { line, mark, number, origins } from './report.ts'
import { startApp } from './servers.ts'
import { writeReport } from './write-report.ts'

/** The targets: at least these scores of 100, and the shop's largest paint in ms at most. */
const leastScores = { performance: 90, accessibility: 100, 'best-practices': 100, seo: 100 }
const mostShopPaintMs = 1800
/** What is read of Lighthouse's report; its own types bring four megabytes of declarations along. */
interface Result {
  categories: Partial<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >
  audits: Partial<Record<string, { score: number | null; numericValue?: number }>>
}

const categories = Object.keys(leastScores) as (keyof typeof leastScores)[]
/** A page's report is some 600 kB. */
const maxReportBytes = 64 * 1024 * 1024

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Addresses, in place of the usual ones. */
    pages: { type: 'string' },
    'no-write': { type: 'boolean', default: false },
  },
})
const lighthouse = resolve(import.meta.dirname, '../node_modules/lighthouse/cli/index.js')

/** A busy machine now and then loses the trace of a visit; the visit is then made again. */
async function visitAgain(address: string, chromium: string, tries = 3): Promise<Result> {
  try {
    return await visit(address, chromium)
  } catch (error) {
    if (tries <= 1) throw new Error(`Lighthouse could not visit ${address}.`, { cause: error })
    console.log(`${address} is visited again: ${(error as { stderr?: string }).stderr?.trim()}`)
    return visitAgain(address, chromium, tries - 1)
  }
}

/** One visit by Lighthouse's own rules for phones: a slow line and a processor a quarter as fast. */
async function visit(address: string, chromium: string): Promise<Result> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: maxReportBytes },
  )
  return JSON.parse(stdout)
}

interface Visit {
  scores: Record<(typeof categories)[number], number>
  largestPaint: number
  blocking: number
  shift: number
  /** What keeps a score below 100, by its id. */
  faults: string[]
}

function readVisit({ categories: found, audits }: Result): Visit {
  const scoreOf = (name: string) => Math.round((found[name]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => found[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id)
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    faults,
  }
}

/** Of several visits the one in the middle by its performance. */
const middleOf = (visits: readonly Visit[]) =>
  visits.toSorted((a, b) => a.scores.performance - b.scores.performance)[
    Math.floor((visits.length - 1) / 2)
  ] as Visit

function row(page: string, { scores, largestPaint, blocking, shift }: Visit): string {
  const isPaintGood = page !== '/shop' || largestPaint <= mostShopPaintMs
  return line([
    page,
    ...categories.map((name) => `${scores[name]}${mark(scores[name] >= leastScores[name])}`),
    `${number(largestPaint)}${mark(isPaintGood)}`,
    number(blocking),
    shift.toFixed(3),
  ])
}

/** The usual pages; of a listing's page one stands for all. */
async function usualPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/crop/all-crops?limit=1`)
  const { data } = (await answer.json()) as { data: { crops: { _id: string }[] } }
  return ['/', '/shop', `/shop/${data.crops[0]?._id}`, '/rental', '/weather', '/crop-database']
}

const chromium = findChromium()
if (!chromium) throw new Error('There is no Chromium; set CHROMIUM_PATH to one.')
await buildIfStale()
const folder = mkdtempSync(join(tmpdir(), 'krishihaat-lighthouse-'))
const standIns = await startStandIns()
const app = await startApp({ databaseUrl: '', poolSize: 10, dataDir: folder }, [], {
  DEMO_DATA: 'true',
  // A build before this has set it, and production refuses to start without its secrets.
  NODE_ENV: '',
  ...standIns.settings,
})
try {
  const pages = flags.pages?.split(',') ?? (await usualPages(app.origin))
  const rows: string[] = []
  for (const page of pages) {
    // What the first visitor of the day waits for is not what is measured.
    await fetch(app.origin + page)
    const visits: Visit[] = []
    for (let round = 0; round < Number(flags.rounds); round++) {
      visits.push(readVisit(await visitAgain(app.origin + page, chromium)))
    }
    const name = page.replace(/(?<=\/)[0-9a-f-]{36}$/, '{id}')
    rows.push(row(name, middleOf(visits)))
    const faults = new Set(visits.flatMap((one) => one.faults))
    console.log(`${rows.at(-1)} ${[...faults].join(', ')}`)
  }
  const command = ['npm run lighthouse --', ...process.argv.slice(2)].join(' ')
  const headings = ['page', ...categories, 'largest paint, ms', 'blocking time, ms', 'layout shift']
  const report = [
    ...origins(command, `mobile profile, the middle one of ${flags.rounds} visits`),
    line(headings),
    line(['---', ...headings.slice(1).map(() => '---:')]),
    ...rows,
  ].join('\n')
  writeReport('lighthouse', report, !flags['no-write'])
} finally {
  await app.stop()
  await standIns.stop()
  rmSync(folder, { recursive: true, force: true })
}
