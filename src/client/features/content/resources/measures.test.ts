import { expect, test } from 'vitest'
import { landUnits } from '#shared/kit/acres.ts'
import { lands } from './measures.text.ts'

const acresIn = (text: string) => {
  const [, part, decimal] = /(?:1\/(\d+)|(\d\.\d+)) acre/.exec(text) ?? []
  return part ? 1 / Number(part) : Number(decimal)
}

test('the page of measures and the advisor give measures of land the same size', () => {
  const traditional = lands.flatMap((land) => {
    const unit = Object.values(landUnits).find(({ name }) => name.en === land.title.toLowerCase())
    return unit ? [{ land, unit }] : []
  })
  expect(traditional.length).toBeGreaterThan(6)
  for (const { land, unit } of traditional) {
    const sizes = unit.sizes.map(({ acres }) => acres)
    expect(sizes, `${land.title} ${land.place}`).toContain(acresIn(land.text))
  }
})
