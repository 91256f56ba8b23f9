import type { IndiaMapFile } from '#shared/place/india-map.ts'
import address from './india-map.json?url'
import { type IndiaMap, indiaMapOf } from './map-features.ts'

/** Fetches the map from this server. @throws when it cannot be fetched. */
export async function fetchIndiaMap(): Promise<IndiaMap> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`The map was not loaded: ${response.status}.`)
  return indiaMapOf((await response.json()) as IndiaMapFile)
}
