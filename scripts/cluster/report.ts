import type { AppProcess } from '../race/apps.ts'
import type { Calls } from './calls.ts'

/** Answers of a shop at work: what was done, and what is refused because it is gone. */
const ordinary = [
  '200',
  '409 order.not_available',
  '409 booking.taken',
  '409 booking.too_many',
] as const

const sum = (counts: Iterable<number>) => [...counts].reduce((total, count) => total + count, 0)

/** One line for each phase: requests, and those that failed, by kind. */
export function printTallies(calls: Calls): void {
  for (const [phase, tally] of calls.tallies()) {
    const failed = [...tally].filter(([kind]) => !ordinary.some((each) => each === kind))
    const kinds = failed.map(([kind, count]) => `${count} × ${kind}`).join(', ')
    const requests = sum(tally.values())
    console.log(`  ${phase}: ${requests} requests, ${kinds || 'no errors'}`)
  }
}

/** Which servers answered the reads that replicas may answer, from the metrics of the living processes. */
export async function printReads(apps: readonly AppProcess[]): Promise<void> {
  const reads = new Map<string, number>()
  for (const { origin } of apps) {
    const text = await (await fetch(`${origin}/metrics`)).text()
    for (const [, target = '', count] of text.matchAll(
      /^database_reads_total\{.*?target="([\w-]+)".*?\} (\d+)/gm,
    )) {
      reads.set(target, (reads.get(target) ?? 0) + Number(count))
    }
  }
  const parts = [...reads].map(([target, count]) => `${count} ${target}`)
  console.log(`  reads that a replica may answer: ${parts.join(', ')}`)
}
