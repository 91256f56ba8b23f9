import { describe, expect, test } from 'vitest'
import { foldText } from '#server/platform/text/word-search.ts'
import { agroZones } from '#shared/calendar/agro-zones.constants.ts'
import { isGrownIn, statesWhereGrown } from '#shared/calendar/agro-zones.ts'
import { cropGroups, seasons } from '#shared/calendar/calendar.constants.ts'
import { indianStates } from '#shared/kit/places.ts'
import { daysUntil } from '#shared/reference/planting.ts'
import { calendarCrops } from './calendar.service.ts'
import { pesticideBansByCrop } from './pesticide-bans.data.ts'

const crops = calendarCrops()

/** The names of a crop as users type them: without case, marks and the part in brackets. */
const namesOf = ({ name, alsoCalled, regionalNames = [] }: (typeof crops)[number]) =>
  new Set([name.en, name.hi, ...alsoCalled, ...regionalNames].map((each) => foldText(each).trim()))

/** Days by which a window's harvest may differ from sowing plus duration, since seasons differ by place. */
const tolerance = 35

describe('the whole calendar', () => {
  test('has at least 110 crops with unique ids, and crops of every group and season', () => {
    expect(crops.length).toBeGreaterThanOrEqual(110)
    expect(new Set(crops.map(({ id }) => id)).size).toBe(crops.length)
    expect(cropGroups.filter((group) => !crops.some((crop) => crop.group === group))).toEqual([])
    const sown = crops.flatMap(({ windows }) => windows.map(({ season }) => season))
    expect(seasons.filter((season) => !sown.includes(season))).toEqual([])
  })

  test('has at least ten crops for every state and territory, and five for each of its zones', () => {
    const grownIn = (state: string, zone?: number) =>
      crops.filter(({ windows }) => windows.some((window) => isGrownIn(window, state, zone))).length
    const byState = indianStates.map((state) => [state, grownIn(state)] as const)
    expect(byState.filter(([, count]) => count < 10)).toEqual([])
    const byZone = agroZones.flatMap(({ number, parts }) =>
      parts.map(({ state }) => [number, state, grownIn(state, number)] as const),
    )
    expect(byZone.filter(([, , count]) => count < 5)).toEqual([])
  })

  test('no name belongs to two crops', () => {
    const cropsByName = new Map<string, string[]>()
    for (const crop of crops) {
      for (const name of namesOf(crop)) {
        cropsByName.set(name, [...(cropsByName.get(name) ?? []), crop.id])
      }
    }
    expect([...cropsByName].filter(([, ids]) => ids.length > 1)).toEqual([])
  })
})

describe.each(crops)('$id', (crop) => {
  test('every state of a window lies in one of the zones of that window', () => {
    const misplaced = crop.windows.flatMap(({ zones, states = [] }) =>
      states.filter((state) => !statesWhereGrown({ zones }).includes(state)),
    )
    expect(misplaced).toEqual([])
  })

  test('every zone of a window with states contains one of those states', () => {
    const empty = crop.windows.flatMap(({ zones, states }) =>
      zones.filter((zone) => !isGrownIn({ zones: [zone], states }, '')),
    )
    expect(empty).toEqual([])
  })

  test('the harvest follows sowing by the duration of the crop', () => {
    const { durationDays } = crop
    if (!durationDays) return
    const annual = crop.windows.filter(({ season }) => season !== 'perennial')
    const wrong = annual.filter(({ sowing, harvest }) => {
      // The shortest and longest time between a sowing and a harvest within the two windows.
      const soonest = daysUntil(sowing.to, harvest.from)
      const minTime = soonest > 250 ? soonest - 365 : soonest
      const maxTime =
        minTime + daysUntil(sowing.from, sowing.to) + daysUntil(harvest.from, harvest.to)
      const { min, max } = durationDays
      // Sugarcane grows for more than a year.
      const fitsDuration = (years: number) =>
        maxTime + years * 365 >= min - tolerance && minTime + years * 365 <= max + tolerance
      return !fitsDuration(0) && !fitsDuration(1)
    })
    expect(wrong.map(({ sowing, harvest }) => ({ sowing, harvest }))).toEqual([])
  })

  test('the dose of fertiliser and the duration are plausible', () => {
    const { n = 0, p = 0, k = 0, per = 'ha' } = crop.npk ?? {}
    const maxKg = per === 'ha' ? 700 : 5
    expect(Math.max(n, p, k)).toBeLessThanOrEqual(maxKg)
    expect(crop.durationDays?.max ?? 0).toBeLessThanOrEqual(365 * 12)
  })

  test('the Hindi texts are in Devanagari', () => {
    const texts = [crop.name, crop.climate, crop.soil, crop.water, crop.harvest, crop.storage]
    const known = texts.filter((text) => text !== undefined)
    expect(known.filter(({ hi }) => !/\p{Script=Devanagari}/u.test(hi))).toEqual([])
  })
})

/** Pages spell some names in two ways, which begin alike: chlorpyriphos, chlorpyrifos. */
const lettersOfName = 9

test('no page advises a pesticide on a crop on which it is banned', () => {
  const advised = crops.flatMap(({ id, ...crop }) =>
    crop.troubles
      .flatMap(({ remedy }) => remedy.en.toLowerCase().split(/[.;] /))
      .filter((sentence) =>
        Object.entries(pesticideBansByCrop).some(
          ([pesticide, banned]) =>
            banned.split(' ').includes(id) && sentence.includes(pesticide.slice(0, lettersOfName)),
        ),
      )
      .filter((sentence) => !/banned|do not use/.test(sentence))
      .map((sentence) => `${id}: ${sentence}`),
  )
  expect(advised).toEqual([])
  const ids = new Set(crops.map(({ id }) => id))
  expect(
    Object.values(pesticideBansByCrop).flatMap((banned) =>
      banned.split(' ').filter((id) => !ids.has(id)),
    ),
  ).toEqual([])
})

/**
 * Pesticides that Punjab forbade on basmati for 60 days from 1 August 2025 (order of May 2025, section 27 of the Insecticides Act), and
 * hexaconazole, which it had forbidden there before, as their names begin on the pages.
 */
const forbiddenOnBasmati =
  'acephate buprofezin chlorpyri propiconazole thiamethoxam profenofos carbendazim tricyclazole tebuconazole carbofuran imidacloprid hexaconazole'.split(
    ' ',
  )

test('the page of rice says of each spray that is forbidden on basmati that it is not for basmati', () => {
  const rice = crops.find(({ id }) => id === 'rice')
  const sprayed = (rice?.troubles ?? []).flatMap(({ remedy }) =>
    remedy.en
      .split(/\. /)
      .filter((sentence) => /spray/.test(sentence))
      .filter((sentence) => forbiddenOnBasmati.some((name) => sentence.includes(name)))
      .map((sentence) => ({ sentence, hindi: remedy.hi })),
  )
  expect(sprayed.length).toBeGreaterThanOrEqual(5)
  expect(sprayed.filter(({ sentence }) => !/basmati/.test(sentence))).toEqual([])
  expect(sprayed.filter(({ hindi }) => !/बासमती/.test(hindi))).toEqual([])
})

test('imidacloprid is advised on barley, lentil, linseed and sesame only where the label names them', () => {
  const named = ['barley', 'lentil', 'linseed', 'sesame'].flatMap((id) => {
    const remedies = crops.find((crop) => crop.id === id)?.troubles ?? []
    return remedies
      .filter(({ remedy }) => remedy.en.includes('imidacloprid 17.8 SL'))
      .map(({ remedy }) => remedy.en.includes(`the label names ${id}`))
  })
  expect(named).toEqual([true, true, true, true])
})

test('mancozeb is not advised on vegetables that its label does not name', () => {
  const advised = ['brinjal', 'okra', 'carrot', 'bottle-gourd', 'cabbage'].flatMap((id) =>
    (crops.find((crop) => crop.id === id)?.troubles ?? [])
      .filter(({ remedy }) => /mancozeb|मैंकोजेब/.test(remedy.en + remedy.hi))
      .map(({ name }) => `${id}: ${name.en}`),
  )
  expect(advised).toEqual([])
})
