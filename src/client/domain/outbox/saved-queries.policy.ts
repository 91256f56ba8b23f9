import type { ProcedurePath } from '#client/platform/trpc/trpc.ts'

/** What the kept answers are, without the answers. */
export interface KeptIndex {
  /** The build's contract: what another one wrote may have another shape. */
  contract: string
  /** Whose session it was (`tokenTag`): some answers say what is the reader's own. */
  owner: string
  entries: Record<string, KeptEntry>
}
interface KeptEntry {
  /** Milliseconds since 1970. */
  updatedAt: number
  bytes: number
}

/** Questions whose answers anybody may read, and which somebody without a line would want again. */
const keptPaths = [
  'crop.list',
  'crop.get',
  'equipment.list',
  'equipment.get',
  'market.prices',
  'market.history',
  'market.nearby',
  'calendar.crops',
  'calendar.get',
  'calendar.troubles',
  'reference.crops',
  'weather.get',
  'news.latest',
  'community.list',
  'community.get',
  'blog.list',
  'blog.get',
] as const satisfies readonly ProcedurePath[]
const kept: ReadonlySet<string> = new Set(keptPaths)

const maxEntries = 80
const maxTotalBytes = 5_000_000
export const maxEntryBytes = 400_000
const maxAgeMs = 30 * 86_400_000

/** Whether a query's answer may be kept, by its key as tRPC makes it. */
export function isKept(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return Array.isArray(path) && kept.has(path.join('.'))
}

/** The answers that have to go: too old, or the oldest ones beyond what there is room for. */
export function overflowOf({ entries }: KeptIndex, now: number): string[] {
  let count = 0
  let bytes = 0
  return Object.entries(entries)
    .sort(([, a], [, b]) => b.updatedAt - a.updatedAt)
    .filter(([, entry]) => {
      if (now - entry.updatedAt > maxAgeMs) return true
      if (count + 1 > maxEntries || bytes + entry.bytes > maxTotalBytes) return true
      count += 1
      bytes += entry.bytes
      return false
    })
    .map(([hash]) => hash)
}
