import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  DistrictsInput,
  DistrictsView,
  MapTilesView,
  PlaceView,
  ResolvePlaceInput,
  SuggestedPlaces,
  SuggestPlacesInput,
} from '#shared/place/place.schema.ts'
import { resolvePlace } from './place.service.ts'
import { listDistricts } from './place-districts.service.ts'
import { findMapTiles } from './place-map.service.ts'
import { suggestPlaces } from './place-suggestions.service.ts'

const { get } = restRoutes('Places', '/place', { scope: 'public', cached: true })

export const placeRouter = router({
  resolve: publicProcedure
    .meta(
      get('/resolve', 'The place of a PIN code, or the one nearest to a point', {
        404: 'India Post does not use this PIN code, or there is no place near the point.',
      }),
    )
    .input(ResolvePlaceInput)
    .output(PlaceView)
    .query(({ input }) => resolvePlace(input)),

  suggest: publicProcedure
    .meta(
      get('/suggest', 'Places whose name or PIN code begins like this, in English or Hindi', {
        description:
          'Districts and towns come before villages; a name that is many places comes with district and state. ' +
          'After a comma a district or state narrows the choice: `Rampur, Bihar`.',
      }),
    )
    .input(SuggestPlacesInput)
    .output(SuggestedPlaces)
    .query(({ input }) => suggestPlaces(input)),

  districts: publicProcedure
    .meta(
      get('/districts', 'The districts of a state, with their Hindi names where they are known'),
    )
    .input(DistrictsInput)
    .output(DistrictsView)
    .query(({ input }) => listDistricts(input)),

  mapTiles: publicProcedure
    .meta(
      get(
        '/map-tiles',
        'The address and credit of the map tiles that this site shows in place of its drawn land',
      ),
    )
    .output(MapTilesView)
    .query(({ ctx }) => findMapTiles(ctx.env)),
})
