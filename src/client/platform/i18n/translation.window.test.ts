import { expect, test, vi } from 'vitest'
import { Translation } from './translation.ts'

const hindi = {
  Shop: 'दुकान',
  'Up to {{max}} crops': '{{max}} तक फ़सलें',
  '{{count}} min read_one': '{{count}} मिनट का लेख',
  '{{count}} min read_other': '{{count}} मिनट के लेख',
}

test('a sentence is translated with its values, and stays English without Hindi', () => {
  const { t } = new Translation('hi', hindi)
  expect(t('Shop')).toBe('दुकान')
  expect(t('Up to {{max}} crops', { max: 50 })).toBe('50 तक फ़सलें')
  expect(t('Nobody translated {{this}}', { this: 'sentence' })).toBe('Nobody translated sentence')
  expect(new Translation('en', hindi).t('Shop')).toBe('Shop')
})

test.each([
  [0, '0 मिनट के लेख'],
  [1, '1 मिनट का लेख'],
  [2, '2 मिनट के लेख'],
])('the plural for %i is what people say, none being several', (count, text) => {
  expect(new Translation('hi', hindi).t('{{count}} min read', { count })).toBe(text)
  expect(new Translation('en').t('{{count}} min read', { count })).toBe(`${count} min read`)
})

test('sentences that come later are shown anew only where one was missing', () => {
  const translation = new Translation('hi')
  const listener = vi.fn()
  translation.subscribe(listener)
  translation.addSentences({ Shop: 'दुकान' })
  expect(listener).not.toHaveBeenCalled()
  const { t } = translation.getShown()
  expect(t('Rental')).toBe('Rental')
  translation.addSentences({ Rental: 'किराया' })
  expect(listener).toHaveBeenCalledOnce()
  // Another function, so that what was memorized with the first is made again.
  expect(translation.getShown().t).not.toBe(t)
  expect(translation.t('Rental')).toBe('किराया')
})

test('the sentences that a rendering used are known', () => {
  const { translation, used } = new Translation('hi', hindi).recorded()
  translation.t('Shop')
  translation.t('{{count}} min read', { count: 5 })
  translation.t('Not in Hindi')
  expect(used).toEqual({
    Shop: 'दुकान',
    '{{count}} min read_other': '{{count}} मिनट के लेख',
  })
})
