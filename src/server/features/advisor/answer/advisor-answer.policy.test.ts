import { describe, expect, test } from 'vitest'
import type { Season } from '#shared/calendar/calendar.constants.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import {
  composePassages,
  numberedSteps,
  passageTextForState,
  withoutDoses,
} from './advisor-answer.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'

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

test('a procedure of one sentence has no numbers, one of more has', () => {
  expect(numberedSteps('Mix it well.')).toBe('Mix it well.')
  expect(numberedSteps('Mix it well. Let it stand.')).toBe('1. Mix it well.\n2. Let it stand.')
  expect(numberedSteps('इसे मिलाएँ। रात भर रखें।')).toBe('1. इसे मिलाएँ।\n2. रात भर रखें।')
})

test('the state is asked for below the crops of a month, and below nothing else', () => {
  const messageOf = (id: string, state: string | null) => {
    const passage = advisorKnowledge().passageById(id)
    return composePassages(passage ? [passage] : [], { showsDoses: true, state }, 'en').message
  }
  expect(messageOf('month/11', null)).toContain(advisorSentences.whichState.en)
  expect(messageOf('month/11', 'Punjab')).not.toContain(advisorSentences.whichState.en)
  expect(messageOf('guide/compost', null)).not.toContain(advisorSentences.whichState.en)
})

test('of a season that is named only the sowing times in it are shown, and where there are none that is said', () => {
  const sowing = advisorKnowledge().passageById('calendar/maize/sowing')
  const textFor = (state: string | null, season: Season) =>
    sowing ? passageTextForState(sowing, state, 'en', season) : ''
  expect(textFor('Bihar', 'rabi')).toMatch(/^Rabi \(Bihar/)
  expect(textFor('Bihar', 'rabi')).not.toContain('Kharif')
  expect(textFor(null, 'rabi')).not.toContain('Kharif')
  expect(textFor('Himachal Pradesh', 'rabi')).toMatch(
    new RegExp(`^${advisorSentences.otherSeason.en}\nKharif`),
  )
})
