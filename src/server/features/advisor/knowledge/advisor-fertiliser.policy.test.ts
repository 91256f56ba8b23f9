import { expect, test } from 'vitest'
import { fertilisersFor, sayFertilisers } from './advisor-fertiliser.policy.ts'

test('phosphorus comes from DAP, what nitrogen is still missing from urea, potash from MOP', () => {
  const { dap, urea, mop } = fertilisersFor({ n: 150, p: 60, k: 40 })
  expect(dap).toBeCloseTo(130.43, 2)
  expect(urea).toBeCloseTo(275.05, 2)
  expect(mop).toBeCloseTo(66.67, 2)
  // What is bought has what was wanted.
  expect(dap * 0.18 + urea * 0.46).toBeCloseTo(150)
})

test('where DAP brings more nitrogen than wanted there is no urea, never less than none', () => {
  expect(fertilisersFor({ n: 20, p: 60, k: 20 }).urea).toBe(0)
  const said = sayFertilisers({ n: 20, p: 50, k: 20, per: 'ha' }, 'en')
  expect(said).toMatch(/DAP 44 kg.* No urea is needed: DAP brings the nitrogen\.$/)
  expect(said).not.toContain('urea 0')
})

test('a dose is told for acre and hectare, for trees by the plant; what is none is left out', () => {
  expect(sayFertilisers({ n: 150, p: 60, k: 40, per: 'ha' }, 'en')).toBe(
    'For one acre, with DAP for the phosphorus: urea 111 kg, DAP 53 kg, MOP (potash) 27 kg. For one hectare: urea 275 kg, DAP 130 kg, MOP (potash) 67 kg.',
  )
  expect(sayFertilisers({ n: 60, p: 30, k: 0, per: 'ha' }, 'hi')).not.toContain('पोटाश')
  expect(sayFertilisers({ n: 1, p: 0.5, k: 1, per: 'plant' }, 'en')).toBe(
    'For one plant, with DAP for the phosphorus: urea 1.75 kg, DAP 1.1 kg, MOP (potash) 1.65 kg.',
  )
})
