import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { kindDrawings } from '#server/features/reference/reference-drawings.service.ts'
import { goodsKinds } from './vocabulary.service.ts'

/** Bytes. A page shows up to 130 drawings. */
const maxBytes = 2500
const texts = [...kindDrawings()].map(([id, { svg }]) => ({ id, text: svg.toString() }))

test('every drawing shows a kind of goods, and no two are alike', () => {
  const ids = new Set([...goodsKinds('crop'), ...goodsKinds('equipment')].map(({ id }) => id))
  expect(texts.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(new Set(texts.map(({ text }) => text)).size).toBe(texts.length)
})

test('crops whose emoji misled, and field crops, have drawings of their own', () => {
  const misled = ['okra', 'brinjal', 'bottle-gourd', 'papaya', 'guava', 'coffee', 'cumin']
  const fieldCrops = ['Cereals', 'Pulses', 'Oilseeds', 'Fibre crops', 'Sugar crops']
  const mustBeDrawn = calendarCrops().filter(
    ({ id, group }) => misled.includes(id) || fieldCrops.includes(group),
  )
  expect(mustBeDrawn.filter(({ id }) => !kindDrawings().has(id)).map(({ id }) => id)).toEqual([])
})

test('every kind of machine has a picture of its own', () => {
  const machines = goodsKinds('equipment')
  expect(machines.filter(({ image }) => image === null).map(({ id }) => id)).toEqual([])
  expect(new Set(machines.map(({ image }) => image)).size).toBe(machines.length)
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
