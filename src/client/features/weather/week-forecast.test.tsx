import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { weather } from '#client/testing/weather-fixtures.ts'
import type { SprayingAdvice } from '#shared/weather/weather.schema.ts'
import { WeekForecast } from './week-forecast.tsx'

beforeAll(() => startTranslation())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T02:00:00Z') })
})

function show(advice: (SprayingAdvice | null)[]) {
  const forecast = weather().forecast.map((day, i) => ({
    ...day,
    rain: i === 0 ? 4.2 : 0,
    rainChance: i === 0 ? 80 : 0,
    spraying: advice[i] ?? null,
  }))
  renderInApp(<WeekForecast days={forecast} timezone={19_800} />)
  const region = screen.getByRole('region', { name: 'The coming days at a glance' })
  return within(region)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u202f', ' '))
}

test('each day says its name, sky, rain and temperatures as text', () => {
  const days = show([])
  expect(days).toHaveLength(7)
  expect(days[0]).toBe('Today20 Novclear skyRain 80%4.2 mmMin 10°Max 25°')
  expect(days[6]).toBe('Thu26 Novclear skyRain 0%Min 16°Max 31°')
  expect(screen.queryByText('How we judge whether to spray')).toBeNull()
})

test('each day says whether to spray, when, and why not at other times', () => {
  const window = { from: 7, to: 9 }
  const none = { window: null, isAllDay: false }
  const days = show([
    { window: { from: 7, to: 17 }, isAllDay: true, obstacle: null },
    { window, isAllDay: false, obstacle: { kind: 'wind', hour: 12, value: 22 } },
    { ...none, obstacle: { kind: 'rain', hour: 14.5, value: 3 } },
    { ...none, obstacle: { kind: 'dry-air', hour: 15, value: 11.3 } },
    { ...none, obstacle: { kind: 'damp-air', hour: 7, value: 0.8 } },
    { ...none, obstacle: { kind: 'calm', hour: 7, value: 1.2 } },
    { ...none, obstacle: null },
  ])
  const sentences = [
    'Good for spraying all day.',
    'Good for spraying from 7 am to 9 am. Wind 22 km/h at 12 pm: the spray drifts away.',
    'Not good for spraying. Rain by 2:30 pm would wash it off.',
    'Not good for spraying. Hot, dry air at 3 pm (Delta T 11.3): drops dry too fast.',
    'Not good for spraying. Damp air at 7 am (Delta T 0.8): drops do not dry.',
    'Not good for spraying. Hardly any wind at 7 am: fine drops hang in the air.',
    'Not good for spraying. Too little of the day is left.',
  ]
  for (const [i, sentence] of sentences.entries()) expect(days[i]).toContain(sentence)
  expect(screen.getByText('How we judge whether to spray')).toBeTruthy()
})
