import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { WeatherInput, WeatherView } from '#shared/weather/weather.schema.ts'
import { getWeather } from './weather.service.ts'

export const weatherRouter = router({
  get: publicProcedure
    .meta({
      kept: true,
      openapi: {
        method: 'GET',
        path: '/weather/get-weather',
        tags: ['Weather'],
        summary: 'The weather of now and of the next days, by city or by coordinates',
        errorResponses: { 404: 'There is no such city.', 503: 'Every weather service is silent.' },
      },
    })
    .input(WeatherInput)
    .output(WeatherView)
    .query(({ ctx, input }) => getWeather(ctx, input)),
})
