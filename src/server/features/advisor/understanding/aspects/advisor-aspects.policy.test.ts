import { expect, test } from 'vitest'
import { tokenize } from '../words/advisor-token.policy.ts'
import { readAspects } from './advisor-aspects.policy.ts'

const aspectsOf = (question: string) => [...readAspects(tokenize(question)).aspects]

test('quintals are a harvest, unless they are of seed', () => {
  expect(aspectsOf('aalu kitne quintal per hectare')).toContain('yield')
  expect(aspectsOf('aalu ka beej kitne quintal per hectare')).toEqual(['seed'])
})

test('fruits on one tree are a harvest, plants on one acre are none', () => {
  expect(aspectsOf('how many fruits on one tree')).toContain('yield')
  expect(aspectsOf('ek ped par kitne phal')).toContain('yield')
  expect(aspectsOf('how many plants in one acre')[0]).toBe('seed')
  expect(aspectsOf('एक एकड़ में कितने पौधे')[0]).toBe('seed')
  expect(aspectsOf('ek acre me kitne ped')).not.toContain('yield')
})

test.each([
  'how many kilos are sown on an acre',
  'ek acre me kitne kilo boye',
  'एक एकड़ में कितने किलो बोएं',
  'how many plants are planted in one acre',
])('"%s" asks for the seed rather than for the time to sow', (question) => {
  expect(aspectsOf(question).slice(0, 2)).toEqual(['seed', 'sowing'])
})

test('a gap of days between waterings is no gap between plants', () => {
  expect(aspectsOf('pani kitne din ke antar par de')).not.toContain('spacing')
  expect(aspectsOf('paudhe kitne antar par lagaye')).toContain('spacing')
})

test.each(['aloo kaise rakhe', 'how to keep potatoes', 'aloo kitne din rakhe'])(
  '"%s" asks how the crop is stored',
  (question) => {
    expect(aspectsOf(question)[0]).toBe('storage')
  },
)

test('a high-yielding crop is a variety, while a crop that yields little or much has a yield', () => {
  expect(aspectsOf('high yielding wheat')).toEqual(['varieties'])
  expect(aspectsOf('my wheat is yielding less')).toContain('yield')
  expect(aspectsOf('my wheat is yielding less')).not.toContain('varieties')
})
