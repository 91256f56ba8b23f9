import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { findChromium } from '../scripts/lib/chromium.ts'
import { buildIfStale } from '../scripts/lib/client-build.ts'
import { startStandIns } from '../scripts/stand-ins/server.ts'
import { measureWeakConnection } from './phone/weak-connection.ts'
import { mark, number, reportOrigin, tableRow } from './report.ts'
import { type RunningServer, startApp } from './servers.ts'
import { writeReport } from './write-report.ts'

/** The targets: the minimum scores out of 100, the largest paint and the blocking time in ms, and the layout's shift. */
const minScores = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
const maxPaintMs = (page: string) => (page.startsWith('/weather') ? 1400 : 1200)
const maxBlockingMs = 100
const maxShift = 0.01
/** The parts of Lighthouse's report that are read; its own types are four megabytes of declarations. */
interface Result {
  categories: Partial<
    Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >
  audits: Partial<Record<string, { score: number | null; numericValue?: number }>>
}

const categories = Object.keys(minScores) as (keyof typeof minScores)[]
/** The report of a page is about 600 kB. */
const maxReportBytes = 64 * 1024 * 1024

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    /** Addresses to visit instead of the usual pages. */
    pages: { type: 'string' },
    /** Only visits the pages over a weak connection, for the first picture of goods. */
    weak: { type: 'boolean', default: false },
    'no-write': { type: 'boolean', default: false },
  },
})
const lighthouse = resolve(import.meta.dirname, '../node_modules/lighthouse/cli/index.js')

/** Repeats a failed visit, because a busy machine occasionally loses the trace of one. */
async function visitWithRetries(address: string, chromium: string, tries = 3): Promise<Result> {
  try {
    return await visit(address, chromium)
  } catch (error) {
    if (tries <= 1) throw new Error(`Lighthouse could not visit ${address}.`, { cause: error })
    console.log(`${address} is visited again: ${(error as { stderr?: string }).stderr?.trim()}`)
    return visitWithRetries(address, chromium, tries - 1)
  }
}

/** One visit with Lighthouse's settings for phones: a slow network and a processor a quarter as fast. */
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
  /** The ids of audits that reduce a score. */
  faults: string[]
}

function readVisit({ categories: scoresByCategory, audits }: Result): Visit {
  const scoreOf = (name: string) => Math.round((scoresByCategory[name]?.score ?? 0) * 100)
  const value = (audit: string) => audits[audit]?.numericValue ?? 0
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => scoresByCategory[name]?.auditRefs ?? [])
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

/** The visit with the median performance. */
const medianVisit = (visits: readonly Visit[]) =>
  visits.toSorted((a, b) => a.scores.performance - b.scores.performance)[
    Math.floor((visits.length - 1) / 2)
  ] as Visit

function row(page: string, { scores, largestPaint, blocking, shift }: Visit): string {
  return tableRow([
    page,
    ...categories.map((name) => `${scores[name]}${mark(scores[name] >= minScores[name])}`),
    `${number(largestPaint)}${mark(largestPaint <= maxPaintMs(page))}`,
    `${number(blocking)}${mark(blocking <= maxBlockingMs)}`,
    `${shift.toFixed(3)}${mark(shift <= maxShift)}`,
  ])
}

/** The usual pages; one listing represents all listings. */
async function usualPages(origin: string): Promise<string[]> {
  const answer = await fetch(`${origin}/api/crop/all-crops?limit=1`)
  const { data } = (await answer.json()) as { data: { crops: { _id: string }[] } }
  return [
    '/',
    '/shop',
    '/?lang=hi',
    '/shop?lang=hi',
    `/shop/${data.crops[0]?._id}`,
    '/rental',
    '/market-price',
    '/market-price?lang=hi',
    '/weather',
    '/crop-database',
  ]
}

const quietShare = 0.05
const quietForMs = 4000
const longestWaitMs = 10 * 60_000

/** After its start the app draws pictures and fetches months of prices, which would count as the phone's blocking time. */
async function waitUntilQuiet(server: RunningServer): Promise<void> {
  for (let waited = 0; waited < longestWaitMs; waited += quietForMs) {
    const before = server.cpu()
    await setTimeout(quietForMs)
    if ((server.cpu() - before) / 1000 < quietShare * quietForMs) return
  }
  throw new Error('The app did not come to rest after its start.')
}

const chromium = findChromium()
if (!chromium) throw new Error('There is no Chromium; set CHROMIUM_PATH to one.')
await buildIfStale()
const folder = mkdtempSync(join(tmpdir(), 'krishihaat-lighthouse-'))
const standIns = await startStandIns()
const app = await startApp({ databaseUrl: '', poolSize: 10, dataDir: folder }, [], {
  DEMO_DATA: 'true',
  ...standIns.settings,
})
try {
  await waitUntilQuiet(app)
  const pages = flags.pages?.split(',') ?? (await usualPages(app.origin))
  const rows: string[] = []
  if (flags.weak) {
    await measureWeakConnection(
      pages.map((page) => app.origin + page),
      { rounds: Number(flags.rounds), executablePath: chromium },
    )
  }
  for (const page of flags.weak ? [] : pages) {
    // Fills the caches, so that the first visit is not slower than the others.
    await fetch(app.origin + page)
    const visits: Visit[] = []
    for (let round = 0; round < Number(flags.rounds); round++) {
      visits.push(readVisit(await visitWithRetries(app.origin + page, chromium)))
    }
    const name = page.replace(/(?<=\/)[0-9a-f-]{36}$/, '{id}')
    rows.push(row(name, medianVisit(visits)))
    const faults = new Set(visits.flatMap((one) => one.faults))
    console.log(`${rows.at(-1)} ${[...faults].join(', ')}`)
  }
  const command = ['npm run lighthouse --', ...process.argv.slice(2)].join(' ')
  const headings = ['page', ...categories, 'largest paint, ms', 'blocking time, ms', 'layout shift']
  const report = [
    ...reportOrigin(command, `mobile profile, the middle one of ${flags.rounds} visits`),
    tableRow(headings),
    tableRow(['---', ...headings.slice(1).map(() => '---:')]),
    ...rows,
  ].join('\n')
  if (!flags.weak) writeReport('lighthouse', report, !flags['no-write'])
} finally {
  await app.stop()
  await standIns.stop()
  rmSync(folder, { recursive: true, force: true })
}
