import { describe, expect, test } from 'vitest'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { agroZones } from '#shared/calendar/agro-zones.constants.ts'
import { isReached, statesReached } from '#shared/calendar/agro-zones.ts'
import { cropGroups, seasons } from '#shared/calendar/calendar.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { daysUntil } from '#shared/reference/planting.ts'
import { calendarCrops } from './calendar.service.ts'

const crops = calendarCrops()

/** Days that a window's own dates may stray from sowing plus duration: seasons differ by place. */
const tolerance = 35

describe('the whole calendar', () => {
  test('has forty crops at least, each id once, in every group and every season', () => {
    expect(crops.length).toBeGreaterThanOrEqual(40)
    expect(new Set(crops.map(({ id }) => id)).size).toBe(crops.length)
    expect(cropGroups.filter((group) => !crops.some((crop) => crop.group === group))).toEqual([])
    const sown = crops.flatMap(({ windows }) => windows.map(({ season }) => season))
    expect(seasons.filter((season) => !sown.includes(season))).toEqual([])
  })

  test('has ten crops at least for every state and territory, and some for each zone of it', () => {
    const grownIn = (state: string, zone?: number) =>
      crops.filter(({ windows }) => windows.some((window) => isReached(window, state, zone))).length
    const poor = indianStates.map((state) => [state, grownIn(state)] as const)
    expect(poor.filter(([, count]) => count < 10)).toEqual([])
    const parts = agroZones.flatMap(({ number, parts }) =>
      parts.map(({ state }) => [number, state, grownIn(state, number)] as const),
    )
    expect(parts.filter(([, , count]) => count < 5)).toEqual([])
  })

  test('has a drawing in the set for every icon', async () => {
    const icons = new Set(crops.map(({ icon }) => icon))
    expect((await readEmoji(icons)).size).toBe(icons.size)
  })
})

describe.each(crops)('$id', (crop) => {
  test('every state that it names lies in one of the zones beside it', () => {
    const astray = crop.windows.flatMap(({ zones, states = [] }) =>
      states.filter((state) => !statesReached({ zones }).includes(state)),
    )
    expect(astray).toEqual([])
  })

  test('every zone of a narrowed window has one of its states', () => {
    const empty = crop.windows.flatMap(({ zones, states }) =>
      zones.filter((zone) => !isReached({ zones: [zone], states }, '')),
    )
    expect(empty).toEqual([])
  })

  test('sowing plus its days meets its harvest', () => {
    const annual = crop.windows.filter(({ season }) => season !== 'perennial')
    const wrong = annual.filter(({ sowing, harvest }) => {
      // The shortest and longest time between a sowing and a harvest within the two windows.
      const soonest = daysUntil(sowing.to, harvest.from)
      const least = soonest > 250 ? soonest - 365 : soonest
      const most = least + daysUntil(sowing.from, sowing.to) + daysUntil(harvest.from, harvest.to)
      const { min, max } = crop.durationDays
      // Sugarcane stands for more than a year.
      const meets = (years: number) =>
        most + years * 365 >= min - tolerance && least + years * 365 <= max + tolerance
      return !meets(0) && !meets(1)
    })
    expect(wrong.map(({ sowing, harvest }) => ({ sowing, harvest }))).toEqual([])
  })

  test('each figure can be one: no range is upside down, no dose absurd', () => {
    const { n, p, k, per } = crop.npk
    const most = per === 'ha' ? 700 : 5
    expect(Math.max(n, p, k)).toBeLessThanOrEqual(most)
    expect(crop.durationDays.max).toBeLessThanOrEqual(365 * 12)
  })

  test('its Hindi is Hindi', () => {
    const texts = [crop.name, crop.climate, crop.soil, crop.water, crop.harvest, crop.storage]
    expect(texts.filter(({ hi }) => !/\p{Script=Devanagari}/u.test(hi))).toEqual([])
  })
})
