import type { Map as MapLibreMap } from 'maplibre-gl'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tileSource, watchTiles } from './watch-tiles.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A map's events, without its drawing. */
function startWatching() {
  const listeners = new Map<string, Set<(event: object) => void>>()
  const of = (type: string) => listeners.get(type) ?? new Set()
  const map = {
    on: (type: string, listener: () => void) => listeners.set(type, of(type).add(listener)),
    off: (type: string, listener: () => void) => of(type).delete(listener),
  }
  const onMissing = vi.fn()
  const stop = watchTiles(map as unknown as MapLibreMap, onMissing)
  const fire = (type: string, event: object = {}) => {
    for (const listener of [...of(type)]) listener(event)
  }
  return { onMissing, stop, fire }
}

test('tiles are missing when the map has settled without one, once', () => {
  const { fire, onMissing } = startWatching()
  fire('data', { sourceId: tileSource })
  fire('data', { sourceId: 'dots', tile: { state: 'loaded' } })
  fire('idle')
  fire('idle')
  vi.advanceTimersByTime(60_000)
  expect(onMissing).toHaveBeenCalledTimes(1)
})

test('tiles are missing when their server does not answer in time', () => {
  const { onMissing } = startWatching()
  vi.advanceTimersByTime(7000)
  expect(onMissing).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(onMissing).toHaveBeenCalledTimes(1)
})

test('one tile is enough, and a map that is gone reports nothing', () => {
  const { fire, onMissing } = startWatching()
  fire('data', { sourceId: tileSource, tile: { state: 'loaded' } })
  fire('idle')
  const gone = startWatching()
  gone.stop()
  gone.fire('idle')
  vi.advanceTimersByTime(60_000)
  expect(onMissing).not.toHaveBeenCalled()
  expect(gone.onMissing).not.toHaveBeenCalled()
})
