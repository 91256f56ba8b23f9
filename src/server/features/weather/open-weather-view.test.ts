import { expect, test } from 'vitest'
import { openWeatherAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { CurrentShape, ForecastShape, openWeatherView } from './open-weather-view.ts'

test('a chance of rain of 0.8 is 80 percent, for the days and for the hours of spraying', () => {
  const { weather, forecast } = openWeatherAnswers
  const view = openWeatherView(CurrentShape.parse(weather), ForecastShape.parse(forecast))
  expect(view.forecast[2]?.rainChance).toBe(80)
  expect(view.steps.map(({ rainChance }) => rainChance)).toEqual(
    forecast.list.map((_, i) => (i === 12 ? 80 : 0)),
  )
})
