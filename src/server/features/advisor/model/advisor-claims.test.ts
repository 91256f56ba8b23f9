import { describe, expect, test } from 'vitest'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { createClaimCheck } from './advisor-claims.policy.ts'

const evidence =
  'Wheat: sow 40 kg seed per acre. Spray propiconazole 25 EC at 1 ml per litre of water, 200 litres per acre. About 15 rows.'

function unfounded(sentence: string): string {
  const check = createClaimCheck(advisorKnowledge().lexicon)
  check.addEvidence(evidence)
  return check.findUnfounded(sentence)
}

describe('a dose that no passage gives is noticed', () => {
  test.each([
    ['in Hindi numerals', 'गेहूं में ५ ग्राम डालें'],
    ['in the numerals of Gujarat', 'ઘઉં ૭ kg'],
    ['in Hindi words', 'गेहूं में बीस ग्राम डालें'],
    ['in Hindi words in Latin letters', 'gehu me pachas gram dale'],
    ['in halves', 'गेहूं में डेढ़ किलो डालें'],
    ['as a fraction', 'Give ½ kg to wheat'],
    ['as a mixed fraction', 'Give 2½ kg to wheat'],
    ['in grams instead of kilograms', 'Use 40 grams of seed per acre'],
    ['in ग्राम instead of किलो', 'प्रति एकड़ 40 ग्राम बीज डालें'],
    ['in litres instead of millilitres', 'Mix 1 litre of propiconazole in the tank'],
    ['in लीटर instead of मिली', 'प्रोपिकोनाज़ोल 1 लीटर मिलाएं'],
    ['in millilitres instead of kilograms', 'Pour 40 ml on each plant'],
    ['in spoons', 'Put 2 spoons in the pump'],
    ['in bags', 'गेहूं में 3 बोरी डालें'],
    ['in full-width digits', 'Spray ９ ml per litre'],
    ['behind an invisible sign', 'Spray 1\u200b2 ml per litre'],
    ['of another strength', 'Use propiconazole 50 EC'],
    ['at the upper end of a range', 'Sow 40 to 90 kg of seed'],
  ])('%s', (_how, sentence) => {
    expect(unfounded(sentence)).not.toBe('')
  })
})

describe('another crop or pesticide is noticed', () => {
  test.each([
    'Sow mustard beside the wheat.',
    'गेहूं के साथ सरसों बोएं',
    'gehu ke saath sarson boye',
    'Spray imidacloprid on the wheat.',
    'गेहूं पर इमिडाक्लोप्रिड छिड़कें',
  ])('%s', (sentence) => {
    expect(unfounded(sentence)).not.toBe('')
  })
})

test.each([
  'Sow 40 kg of wheat per acre.',
  'गेहूं में ४० किलो बीज प्रति एकड़ डालें',
  'गेहूं का चालीस किलो बीज बोएं',
  'Spray propiconazole 25 EC, 1 ml per litre.',
  'Do not spray wheat when bees fly.',
  'Leave 15 litres in the tank.',
])('what the passages say is shown: "%s"', (sentence) => {
  expect(unfounded(sentence)).toBe('')
})
