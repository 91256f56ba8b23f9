import type { ProcedurePath } from '#client/platform/trpc/trpc.ts'

/** The index of the stored answers. */
export interface SavedIndex {
  /** A hash of the contract of the build that wrote it: other answers are checked before use. */
  contract: string
  /** The session (`tokenTag`): some answers mark what belongs to the user. */
  owner: string
  entries: Record<string, SavedEntry>
}
interface SavedEntry {
  /** Milliseconds since 1970. */
  updatedAt: number
  bytes: number
}

/** Public queries whose answers are useful without a connection. */
const savedPaths = [
  'crop.list',
  'crop.get',
  'equipment.list',
  'equipment.get',
  'cropPrice.list',
  'cropPrice.get',
  'market.prices',
  'market.history',
  'market.nearby',
  'calendar.crops',
  'calendar.get',
  'calendar.troubles',
  'reference.crops',
  'weather.get',
  'place.resolve',
  'news.latest',
  'community.list',
  'community.get',
  'blog.list',
  'blog.get',
] as const satisfies readonly ProcedurePath[]
export type SavedPath = (typeof savedPaths)[number]
const savedPathSet: ReadonlySet<string> = new Set(savedPaths)

const maxEntries = 80
const maxTotalBytes = 5_000_000
export const maxEntryBytes = 400_000
const maxAgeMs = 30 * 86_400_000

/** Whether a query's answer is stored on the device. @param queryKey as tRPC makes it. */
export function isSaved(queryKey: readonly unknown[]): boolean {
  const [path] = queryKey
  return Array.isArray(path) && savedPathSet.has(path.join('.'))
}

/** The procedure of a stored answer; null when its answers are no longer stored. @param hash of its query. */
export function savedPathOf(hash: string): SavedPath | null {
  const queryKey: unknown = JSON.parse(hash)
  return Array.isArray(queryKey) && isSaved(queryKey) ? queryKey[0].join('.') : null
}

/** The hashes of the answers to delete: expired, or the oldest ones beyond the limits. */
export function overflowOf({ entries }: SavedIndex, now: number): string[] {
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
