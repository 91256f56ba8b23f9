import { expect, test } from 'vitest'
import { tokenize } from '../words/advisor-token.policy.ts'
import { conditionPositions } from './advisor-conditions.policy.ts'

test.each([
  ['water after sowing', ['sowing']],
  ['water after the first weeding', ['the', 'first', 'weeding']],
  ['ropai ke baad pani', ['ropai', 'ke']],
  ['buwai ke 20 din baad pani', ['buwai', 'din']],
  ['buwai ke samay khad', ['buwai']],
  ['buwai ka samay', []],
  ['buwai samay khad', []],
  ['bimari nahi hai', ['bimari']],
  ['pani kam hai', ['pani']],
  ['kam pani wali fasal', []],
])('of “%s” the words of the condition are %j', (text, conditions) => {
  const tokens = tokenize(text)
  expect([...conditionPositions(tokens)].map((position) => tokens[position]?.folded)).toEqual(
    conditions,
  )
})
