import { describe, expect, test } from 'vitest'
import type { Season } from '#shared/calendar/calendar.constants.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import {
  composePassages,
  composeSigns,
  numberedSteps,
  passageTextForState,
  withoutDoses,
} from './advisor-answer.policy.ts'
import { advisorSentences } from './advisor-sentences.policy.ts'

describe('a text without its doses', () => {
  test('starts its sentences with a capital where the clause before is gone', () => {
    expect(
      withoutDoses('Do not wet leaves. Spray mancozeb 75 WP 2.5 g a litre; pull out sick plants.'),
    ).toBe('Do not wet leaves. Pull out sick plants.')
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

  test('tells nothing that only whoever sprays needs to know', () => {
    expect(
      withoutDoses('Sow in time. Spray sulphur 3 g per litre; do not spray sulphur in hot sun.'),
    ).toBe('Sow in time.')
    expect(
      withoutDoses('Watch closely; spray neem 5% and repeat. Keep the waiting period. Burn ears.'),
    ).toBe('Watch closely. Burn ears.')
    expect(withoutDoses('बाली जलाएँ। गंधक 3 ग्राम प्रति लीटर छिड़कें; तेज़ धूप में न छिड़कें।')).toBe('बाली जलाएँ।')
  })

  test('still warns of what harms bees and people', () => {
    expect(
      withoutDoses('Spray oil 5 ml a litre. Never spray at full bloom, it kills the bees.'),
    ).toBe('Never spray at full bloom, it kills the bees.')
    expect(withoutDoses('Treat seed with thiram 3 g per kg; never eat treated seed.')).toBe(
      'Never eat treated seed.',
    )
  })

  test('tells what is done by hand in the same clause', () => {
    expect(
      withoutDoses(
        'Change hybrids every 2-3 years, treat seed with metalaxyl 35 WS 6 g per kg, pull out sick plants before 30 days and burn.',
      ),
    ).toBe('Change hybrids every 2-3 years, pull out sick plants before 30 days and burn.')
    expect(withoutDoses('बीज को थीरम 3 ग्राम प्रति किलो से उपचारित करें, रोगी पौधे उखाड़कर जलाएँ।')).toBe(
      'रोगी पौधे उखाड़कर जलाएँ।',
    )
    // What only makes sense beside the traps is gone with them.
    expect(withoutDoses('Hang traps, spray neem oil 5 ml a litre, change lures monthly.')).toBe('')
  })

  test('is empty where nothing else is said', () => {
    expect(withoutDoses('Spray 2 ml a litre.')).toBe('')
  })
})

test('problems that fit are told apart by their signs, without doses, and a guide by its title', () => {
  const { passageById } = advisorKnowledge()
  const passages = ['guide/fruit-set', 'calendar/bottle-gourd/fruit-fly'].flatMap(
    (id) => passageById(id) ?? [],
  )
  const { message } = composeSigns(passages, 'en')
  expect(message).toMatch(
    /^Flowers and young fruits that drop, or no fruit\nBottle gourd: Fruit fly: Maggots in young fruits[^.\n]*\.\n\nSource/,
  )
})

test('what spreads within days asks to be confirmed today', () => {
  const messageOf = (id: string) => {
    const passage = advisorKnowledge().passageById(id)
    return composePassages(passage ? [passage] : [], { showsDoses: false, state: null }, 'en')
      .message
  }
  expect(messageOf('calendar/potato/late-blight')).toContain(advisorSentences.spreadsFast.en)
  expect(messageOf('calendar/potato/black-scurf')).not.toContain(advisorSentences.spreadsFast.en)
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

test('an orchard is planted in no season of field crops, and none is said to be missing', () => {
  const sowing = advisorKnowledge().passageById('calendar/apple/sowing')
  expect(sowing && passageTextForState(sowing, null, 'en', 'rabi')).toMatch(/^Perennial/)
})
