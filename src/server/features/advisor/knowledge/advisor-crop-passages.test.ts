import { expect, test } from 'vitest'
import { cropPassages } from './advisor-crop-passages.policy.ts'
import type { CalendarData } from './advisor-sowing-passages.policy.ts'

const onlyDates: CalendarData = {
  id: 'teff',
  name: { en: 'Teff', hi: 'टेफ' },
  alsoCalled: ['tef', 'टेफ़'],
  regionalNames: [],
  latinName: 'Eragrostis tef',
  group: 'Cereals',
  windows: [
    {
      season: 'kharif',
      zones: [10],
      sowing: { from: '07-01', to: '07-31' },
      harvest: { from: '10-01', to: '11-15' },
    },
  ],
  troubles: [],
  varieties: [],
  sources: [{ title: 'An institute' }],
}

const passageIds = (crop: CalendarData) =>
  cropPassages(crop).map(({ id }) => id.replace('calendar/teff/', ''))
const textOf = (crop: CalendarData, aspect: string) =>
  cropPassages(crop).find(({ id }) => id === `calendar/teff/${aspect}`)?.text

test('a crop with dates alone has an overview and its sowing times, and no other passage', () => {
  expect(passageIds(onlyDates)).toEqual(['overview', 'sowing'])
  expect(textOf(onlyDates, 'overview')).toEqual({
    en: 'Teff (Eragrostis tef): Kharif.',
    hi: 'टेफ (Eragrostis tef): खरीफ।',
  })
})

test('a passage tells only what is known', () => {
  const crop: CalendarData = {
    ...onlyDates,
    durationDays: { min: 90, max: 110 },
    spacing: { rowCm: { min: 20, max: 20 }, plantCm: null },
    yield: { amount: { min: 10, max: 12 }, unit: 'q/ha' },
  }
  expect(passageIds(crop)).toEqual(['overview', 'sowing', 'seed', 'harvest'])
  expect(textOf(crop, 'overview')?.en).toBe('Teff (Eragrostis tef): Kharif, ready in 90–110 days.')
  expect(textOf(crop, 'seed')?.en).toBe('Spacing: rows 20 cm apart.')
  expect(textOf(crop, 'harvest')?.hi).toMatch(/^90–110 दिन में तैयार। पैदावार: 10–12 क्विंटल[^।]+।$/u)
})

test('a tree bears after years, and half a year counts', () => {
  const durationOf = (min: number, max: number) => {
    const tree: CalendarData = {
      ...onlyDates,
      durationDays: { min, max },
      harvest: { en: 'Pick.', hi: 'तोड़ें।' },
    }
    return [textOf(tree, 'overview')?.en, textOf(tree, 'harvest')?.hi]
  }
  expect(durationOf(1095, 1825)).toEqual([
    'Teff (Eragrostis tef): Kharif, first harvest after 3–5 years.',
    'पहली उपज 3–5 साल में। तोड़ें।',
  ])
  expect(durationOf(540, 730)[0]).toContain('first harvest after 1.5–2 years')
  expect(durationOf(300, 425)[0]).toContain('ready in 300–425 days')
})
