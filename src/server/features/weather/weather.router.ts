import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'
import { getWeather } from './weather.service.ts'

const { get } = restRoutes('Weather', '/weather', { scope: 'public' })

export const weatherRouter = router({
  get: publicProcedure
    .meta(
      get('/get-weather', 'Current weather and forecast, by city or by coordinates', {
        404: 'There is no such city.',
        429: 'This user or address has looked up too many places.',
        503: 'No weather service answered, or no more places are looked up today.',
        cached: true,
      }),
    )
    .input(WeatherInput)
    .output(WeatherView)
    .query(({ ctx, input }) => getWeather(ctx, input)),
})
