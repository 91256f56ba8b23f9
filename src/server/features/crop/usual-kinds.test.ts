import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { goodsKinds } from '#server/features/vocabulary/vocabulary.service.ts'
import { maxUsualKinds, rankUsualKinds } from './usual-kinds.policy.ts'

const crops = calendarCrops()

test('kinds that are listed come first, then the crops that are grown in the state', () => {
  const kinds = rankUsualKinds(['honey', 'tomato'], crops, 'Punjab')
  expect(kinds.slice(0, 4)).toEqual(['honey', 'tomato', 'rice', 'wheat'])
  expect(kinds.filter((kind) => kind === 'tomato')).toHaveLength(1)
})

test('a state without listings still has crops, and none that does not grow there', () => {
  expect(rankUsualKinds([], crops, 'Kerala')).toContain('coconut')
  expect(rankUsualKinds([], crops, 'Punjab')).not.toContain('coconut')
})

test('every kind is one of the vocabulary, and there are never more than the limit', () => {
  const ids = new Set(goodsKinds('crop').map(({ id }) => id))
  const everywhere = rankUsualKinds([], crops, '')
  expect(everywhere.filter((id) => !ids.has(id))).toEqual([])
  expect(rankUsualKinds([...ids], crops, '')).toHaveLength(maxUsualKinds)
})
