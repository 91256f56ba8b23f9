import { expect, test } from 'vitest'
import { readAspects } from './advisor-aspects.policy.ts'
import { tokenize } from './advisor-token.policy.ts'

const aspectsOf = (question: string) => [...readAspects(tokenize(question)).aspects]

test('quintals are a harvest, unless they are of seed', () => {
  expect(aspectsOf('aalu kitne quintal per hectare')).toContain('yield')
  expect(aspectsOf('aalu ka beej kitne quintal per hectare')).toEqual(['seed'])
})

test('a gap of days between waterings is no gap between plants', () => {
  expect(aspectsOf('pani kitne din ke antar par de')).not.toContain('spacing')
  expect(aspectsOf('paudhe kitne antar par lagaye')).toContain('spacing')
})
