import { expect, test } from 'vitest'
import { sortAndDeduplicate } from './news-story.policy.ts'

const story = (number: number, published: string | null) => ({
  title: `Story ${number}`,
  description: '',
  url: `https://paper.example/${number}`,
  image: null,
  published,
  category: [],
  source: { name: 'Village Voice' },
})

test('of many stories the thirty newest are shown, each once, and those without a date last', () => {
  const dated = Array.from({ length: 28 }, (_, day) =>
    story(day, `2026-10-${String(day + 1).padStart(2, '0')}T06:00:00.000Z`),
  )
  const undated = [40, 41, 42].map((number) => story(number, null))
  const shown = sortAndDeduplicate([...undated, ...dated, ...dated])
  expect(shown.map(({ title }) => title)).toEqual(
    [...dated.toReversed(), ...undated.slice(0, 2)].map(({ title }) => title),
  )
})
