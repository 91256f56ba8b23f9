import type { Env } from '#server/platform/config/env.ts'
import type { MapTilesView } from '#shared/place/place.schema.ts'

/** The tiles of another server that the operator has set. */
export const findMapTiles = ({
  MAP_TILES_URL: url,
  MAP_TILES_CREDIT: credit = '',
}: Pick<Env, 'MAP_TILES_URL' | 'MAP_TILES_CREDIT'>): MapTilesView => ({
  tiles: url === undefined ? null : { url, credit },
})
