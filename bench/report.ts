import { cpus } from 'node:os'
import type { AdviceResult } from './advice.ts'
import type { FirstWord } from './first-word.ts'
import type { Kind } from './lists/scenarios.ts'
import type { Figures, Wire } from './measure.ts'
import type { OrdersResult } from './orders.ts'

/** The targets for lists: the minimum share of the bare server's rate. */
const minRatio = { rest: 0.85, trpc: 0.8 } as const
/** The same for what is answered from memory. */
const minMemoryRatio = 2
/** Milliseconds within which other processes show a write. */
const longestDelayMs = 100
/** Cached advice: the minimum share of a bare handler's rate, over REST and tRPC. */
const minAdviceRatio = 0.5
/** Orders: the minimum share of a bare transaction's rate, over REST and tRPC. */
const minOrderRatio = 0.5
const maxFirstWordMs = 50
/** The maximum ratio of p50 with the most rows to p50 with the fewest. */
const maxGrowth = 2

export interface Result extends Record<Wire, Figures> {
  kind: Kind
  scenario: string
  rows: number
  isFromMemory: boolean
}

export const number = (value: number) => Math.round(value).toLocaleString('en')
export const mark = (isGood: boolean) => (isGood ? '' : ' ✗')
/** Fewer refusals are not worth a word: a pause of the whole machine for a sixth of a second makes the app refuse a few. */
const minRefusedShown = 0.02
const ratio = (figures: Figures, bare: Figures, least: number) => {
  const value = figures.rate / bare.rate
  const isRefusing = figures.refused >= minRefusedShown
  const refused = isRefusing ? ` (${Math.round(100 * figures.refused)} % refused)` : ''
  return `${value.toFixed(2)}${refused}${mark(value >= least && !isRefusing)}`
}
const times = ({ p50, p99 }: Figures) => `${p50} / ${p99}`
const cpuHeading = 'CPU µs bare, REST, tRPC'
const cpuOf = (...figures: readonly Figures[]) => figures.map(({ cpu }) => number(cpu)).join(', ')
export const tableRow = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

function ratesTable(results: readonly Result[]): string[] {
  return [
    tableRow([
      '',
      'rows',
      'bare/s',
      'REST/s',
      'of bare',
      'p50 / p99 ms',
      'tRPC/s',
      'of bare',
      'p50 / p99 ms',
      cpuHeading,
    ]),
    tableRow(['---', ...Array.from({ length: 9 }, () => '---:')]),
    ...results.map(({ kind, scenario, rows, bare, rest, trpc, isFromMemory }) =>
      tableRow([
        `${kind}: ${scenario}`,
        number(rows),
        number(bare.rate),
        number(rest.rate),
        ratio(rest, bare, isFromMemory ? minMemoryRatio : minRatio.rest),
        times(rest),
        number(trpc.rate),
        ratio(trpc, bare, isFromMemory ? minMemoryRatio : minRatio.trpc),
        times(trpc),
        cpuOf(bare, rest, trpc),
      ]),
    ),
  ]
}

function growthTable(results: readonly Result[]): string[] {
  const sizes = [...new Set(results.map(({ rows }) => rows))].sort((a, b) => a - b)
  const [fewest, most] = [sizes[0], sizes.at(-1)]
  if (fewest === most) return []
  const lines = results
    .filter(({ rows }) => rows === most)
    .map((big) => {
      const small = results.find(
        ({ rows, kind, scenario }) =>
          rows === fewest && kind === big.kind && scenario === big.scenario,
      )
      const growth = (wire: 'rest' | 'trpc') => {
        const value = big[wire].p50 / Math.max(1, small?.[wire].p50 ?? 1)
        return `${value.toFixed(2)}${mark(value <= maxGrowth)}`
      }
      return tableRow([`${big.kind}: ${big.scenario}`, growth('rest'), growth('trpc')])
    })
  const heading = `p50 with ${number(most ?? 0)} rows, as a multiple of that with ${number(fewest ?? 0)}`
  return [
    '',
    `${heading}:`,
    '',
    tableRow(['', 'REST', 'tRPC']),
    tableRow(['---', '---:', '---:']),
    ...lines,
  ]
}

/** The command, date and machine of the figures. */
export const reportOrigin = (command: string, more: string) => [
  `\`${command}\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node},`,
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${more}. ✗ marks a missed target.`,
  '',
]
const preamble = (command: string, connections: number) =>
  reportOrigin(command, `${connections} connections`)

/** The tables as Markdown; ✗ marks a missed target. */
export function makeReport(
  results: readonly Result[],
  delaysElsewhere: readonly number[],
  command: string,
  connections: number,
) {
  const sorted = delaysElsewhere.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const delays =
    `A write of one process was shown by another, which answers from memory, after ${at(0.5).toFixed(1)} ms (p50), ` +
    `${at(0.95).toFixed(1)} (p95), at the latest ${at(1).toFixed(1)}${mark(at(0.95) <= longestDelayMs)}; ${sorted.length} writes.`
  return [
    ...preamble(command, connections),
    ...ratesTable(results),
    ...growthTable(results),
    '',
    delays,
  ].join('\n')
}

/** The table of advice as Markdown. */
export const makeAdviceReport = (
  { results, firstWord }: { results: readonly AdviceResult[]; firstWord: FirstWord },
  command: string,
  connections: number,
) =>
  [
    ...preamble(command, connections),
    tableRow(['', 'bytes', 'bare/s', 'REST/s', 'of bare', 'tRPC/s', 'of bare', cpuHeading]),
    tableRow(['---', ...Array.from({ length: 7 }, () => '---:')]),
    ...results.map(({ name, bytes, bare, rest, trpc }) =>
      tableRow([
        name,
        number(bytes),
        number(bare.rate),
        number(rest.rate),
        ratio(rest, bare, minAdviceRatio),
        number(trpc.rate),
        ratio(trpc, bare, minAdviceRatio),
        cpuOf(bare, rest, trpc),
      ]),
    ),
    '',
    `The advisor's first word, streamed, of ${firstWord.questions} questions one after another: p50 ` +
      `${firstWord.p50.toFixed(1)} ms${mark(firstWord.p50 < maxFirstWordMs)}, longest ${firstWord.most.toFixed(1)} ms.`,
  ].join('\n')

/** The table of orders as Markdown. */
export const makeOrdersReport = (
  results: readonly OrdersResult[],
  command: string,
  connections: number,
) =>
  [
    ...preamble(command, connections),
    tableRow([
      'orders',
      'bare/s',
      'p50 / p99 ms',
      'REST/s',
      'of bare',
      'p50 / p99 ms',
      'tRPC/s',
      'of bare',
      'p50 / p99 ms',
      cpuHeading,
    ]),
    tableRow(['---', ...Array.from({ length: 9 }, () => '---:')]),
    ...results.map(({ name, bare, rest, trpc }) =>
      tableRow([
        name,
        number(bare.rate),
        times(bare),
        number(rest.rate),
        ratio(rest, bare, minOrderRatio),
        times(rest),
        number(trpc.rate),
        ratio(trpc, bare, minOrderRatio),
        times(trpc),
        cpuOf(bare, rest, trpc),
      ]),
    ),
  ].join('\n')
