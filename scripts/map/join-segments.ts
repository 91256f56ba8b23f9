import type { LonLat } from '#shared/place/india-map.ts'
import type { Segment } from './area-lines.ts'

const decimals = 2
const keyOf = ([lon, lat]: LonLat) => `${lon.toFixed(decimals)},${lat.toFixed(decimals)}`
const pointOf = (key: string) => key.split(',').map(Number) as unknown as LonLat

/** Joins segments that meet into lines, on a grid of hundredths of a degree. Each segment is in one line. */
export function joinSegments(segments: readonly Segment[]): LonLat[][] {
  const neighbors = new Map<string, Set<string>>()
  const connect = (from: string, to: string) => {
    const known = neighbors.get(from)
    if (known) known.add(to)
    else neighbors.set(from, new Set([to]))
  }
  for (const [start, end] of segments) {
    const [from, to] = [keyOf(start), keyOf(end)]
    if (from === to) continue
    connect(from, to)
    connect(to, from)
  }
  const takeNext = (from: string): string | undefined => {
    const [to] = neighbors.get(from) ?? []
    if (to === undefined) return undefined
    neighbors.get(from)?.delete(to)
    neighbors.get(to)?.delete(from)
    return to
  }
  const lines: LonLat[][] = []
  const walkFrom = (start: string) => {
    for (let next = takeNext(start); next !== undefined; next = takeNext(start)) {
      const line = [start]
      for (let at: string | undefined = next; at !== undefined; at = takeNext(at)) line.push(at)
      lines.push(line.map(pointOf))
    }
  }
  // Ends and crossings first: what is left then are closed lines.
  for (const [key, { size }] of [...neighbors]) if (size % 2 === 1) walkFrom(key)
  for (const key of neighbors.keys()) walkFrom(key)
  return lines
}
