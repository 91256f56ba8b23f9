import type { Map as MapLibreMap, MapSourceDataEvent } from 'maplibre-gl'

/** The source of the operator's tiles in `mapStyle`. */
export const tileSource = 'tiles'

/** Milliseconds to wait for the first tile. A server that does not answer fails only after minutes. */
const firstTileMs = 8000

/**
 * Calls `onMissing` once when not one of the operator's tiles comes: their server is away, refuses them, has
 * none of India, or does not answer in time. Single tiles may be missing; the map shows coarser ones there.
 * @returns a function that stops watching.
 */
export function watchTiles(map: MapLibreMap, onMissing: () => void): () => void {
  const stop = () => {
    clearTimeout(timer)
    map.off('data', handleData)
    map.off('idle', handleMissing)
  }
  const handleMissing = () => {
    stop()
    onMissing()
  }
  const handleData = (event: object) => {
    const { sourceId, tile } = event as Partial<MapSourceDataEvent>
    if (sourceId === tileSource && tile?.state === 'loaded') stop()
  }
  const timer = setTimeout(handleMissing, firstTileMs)
  map.on('data', handleData)
  // Whatever was asked for has come or failed. A tile that the server does not have is not an error of the map.
  map.on('idle', handleMissing)
  return stop
}
