import { describe, expect, test } from 'vitest'
import { withoutDoses } from './advisor-answer.policy.ts'

describe('a text without its doses', () => {
  test('starts its sentences with a capital where the clause before is gone', () => {
    expect(
      withoutDoses(
        'Do not wet leaves. Spray mancozeb 75 WP 2.5 g a litre; pick only after the waiting period.',
      ),
    ).toBe('Do not wet leaves. Pick only after the waiting period.')
  })

  test('ends in a full stop where the clause after is gone', () => {
    expect(withoutDoses('Hang yellow traps; spray neem oil 5 ml a litre.')).toBe(
      'Hang yellow traps.',
    )
    expect(withoutDoses('पीले कार्ड टाँगें; नीम तेल 5 मिली प्रति लीटर छिड़कें।')).toBe('पीले कार्ड टाँगें।')
  })

  test('keeps clauses together that stood together', () => {
    expect(withoutDoses('Pull out sick plants; burn them. Give 20 kg of urea.')).toBe(
      'Pull out sick plants; burn them.',
    )
  })

  test('is empty where nothing else is said', () => {
    expect(withoutDoses('Spray 2 ml a litre.')).toBe('')
  })
})
