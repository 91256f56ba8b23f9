import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { problemDrawingOf } from '#server/features/calendar/problem-pictures.policy.ts'
import {
  kindDrawings,
  problemDrawings,
} from '#server/features/reference/reference-drawings.service.ts'
import { goodsKinds } from './vocabulary.service.ts'

/** Bytes. A page shows up to 145 drawings. */
const maxBytes = 2500
const textsOf = (drawings: ReturnType<typeof kindDrawings>) =>
  [...drawings].map(([id, { svg }]) => ({ id, text: svg.toString() }))
const kindTexts = textsOf(kindDrawings())
const texts = [...kindTexts, ...textsOf(problemDrawings())]
const cropProblems = calendarCrops().flatMap((crop) =>
  crop.troubles.map(({ kind, name }) => ({
    name: name.en,
    drawing: problemDrawingOf(crop.id, { kind, name: name.en }),
  })),
)

test('every drawing shows a kind of goods, and no two are alike', () => {
  const ids = new Set([...goodsKinds('crop'), ...goodsKinds('equipment')].map(({ id }) => id))
  expect(kindTexts.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
})

test('every kind has a drawing of its own', () => {
  const kinds = [...goodsKinds('crop'), ...goodsKinds('equipment')]
  expect(kinds.filter(({ id }) => !kindDrawings().has(id)).map(({ id }) => id)).toEqual([])
  expect(new Set(kinds.map(({ image }) => image)).size).toBe(kinds.length)
})

test('the names of pests and diseases lead to a drawing that exists, and each drawing is used', () => {
  const used = new Set(cropProblems.flatMap(({ drawing }) => drawing ?? []))
  expect([...used].map((drawing) => `problem-${drawing}`).sort()).toEqual(
    [...problemDrawings().keys()].sort(),
  )
})

test('most problems have a drawing, and the most common ones on nearly every crop', () => {
  const drawn = cropProblems.filter(({ drawing }) => drawing !== null)
  expect(drawn.length / cropProblems.length).toBeGreaterThan(0.8)
  const cropsOf = Map.groupBy(cropProblems, ({ name }) => name)
  const common = [...cropsOf].filter(([, crops]) => crops.length >= 4)
  expect(common.length).toBeGreaterThan(20)
  // The mildew of a cob or an onion is not that of a leaf with veins.
  const undrawnCrops = (crops: typeof cropProblems) =>
    crops.filter(({ drawing }) => drawing === null).length
  const undrawn = common.filter(([, crops]) => undrawnCrops(crops) > crops.length / 4)
  expect(undrawn.map(([name]) => name)).toEqual([])
})

test('of several problems in a name the first is shown, and no drawing that misleads', () => {
  const pest = (crop: string, name: string) => problemDrawingOf(crop, { kind: 'pest', name })
  const disease = (crop: string, name: string) => problemDrawingOf(crop, { kind: 'disease', name })
  expect(pest('cotton', 'Leafhopper (jassid), thrips and aphid')).toBe('jassid')
  expect(pest('mustard', 'Mustard aphid')).toBe('mustard-aphid')
  expect(pest('brinjal', 'Shoot and fruit borer')).toBe('fruit-borer')
  expect(disease('tomato', 'Leaf curl virus (spread by whitefly)')).toBe('leaf-curl')
  expect(disease('wheat', 'Yellow (stripe) rust')).toBe('yellow-rust')
  expect(disease('pearl-millet', 'Downy mildew (green ear)')).toBe('green-ear')
  expect(disease('sugarcane', 'Smut')).toBeNull()
  // The drawing shows yellow patches between the veins of a broad leaf.
  expect(disease('maize', 'Downy mildew')).toBeNull()
  expect(disease('grape', 'Downy mildew')).toBe('downy-mildew')
  expect(pest('rice', 'Gall midge')).toBeNull()
  // It cannot be seen without a lens.
  expect(pest('coconut', 'Eriophyid mite (perianth mite)')).toBeNull()
})

describe.each(texts)('the drawing of $id', ({ text }) => {
  test('is small, valid, and refers to nothing outside itself', async () => {
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes)
    await expect(sharp(Buffer.from(text)).webp().toBuffer()).resolves.toBeInstanceOf(Buffer)
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 64 64"/)
    expect(text).not.toMatch(/<(?!\/|(svg|g|defs|use|path|circle|ellipse|rect)\b)/)
    expect(text).not.toMatch(
      /\son\w+=|style=|url\(|href="[^#]|http(?!:\/\/www\.w3\.org\/2000\/svg")/,
    )
  })
})
