import type { Contract } from './contract.ts'
import { kinds } from './fuzz-request.ts'
import type { Tally } from './run-fuzz.ts'

/** How often each kind of request got each status. */
export function statusTable({ byKind }: Tally): string {
  const statuses = [...new Set([...byKind.values()].flatMap((counts) => [...counts.keys()]))].sort(
    (a, b) => a - b,
  )
  const row = (name: string, cells: (number | string)[]) =>
    name.padEnd(12) + cells.map((cell) => String(cell || '·').padStart(7)).join('')
  const header = row('', [...statuses.map((status) => (status === 0 ? 'none' : status)), 'all'])
  const rows = kinds.flatMap((kind) => {
    const counts = byKind.get(kind)
    if (!counts) return []
    const all = [...counts.values()].reduce((sum, n) => sum + n, 0)
    return [row(kind, [...statuses.map((status) => counts.get(status) ?? 0), all])]
  })
  return [header, ...rows].join('\n')
}

/** Operations that never succeeded in a run, so the fuzzer has not reached their inside. */
export function neverSucceeded(
  { operations, procedures }: Contract,
  { succeeded }: Tally,
): string[] {
  const names = [
    ...operations.map(({ name }) => name),
    ...procedures.map(({ name }) => `trpc ${name}`),
  ]
  return names.filter((name) => !succeeded.has(name))
}
