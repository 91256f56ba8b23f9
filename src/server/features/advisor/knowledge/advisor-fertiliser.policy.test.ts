import { expect, test } from 'vitest'
import { fertiliserDoseText, fertilisersFor } from './advisor-fertiliser.policy.ts'

test('DAP supplies the phosphorus, urea the rest of the nitrogen, MOP the potash', () => {
  const { dap, urea, mop } = fertilisersFor({ n: 150, p: 60, k: 40 })
  expect(dap).toBeCloseTo(130.43, 2)
  expect(urea).toBeCloseTo(275.05, 2)
  expect(mop).toBeCloseTo(66.67, 2)
  // DAP and urea together contain the nitrogen of the dose.
  expect(dap * 0.18 + urea * 0.46).toBeCloseTo(150)
})

test('the urea is never negative, and none is listed when DAP supplies enough nitrogen', () => {
  expect(fertilisersFor({ n: 20, p: 60, k: 20 }).urea).toBe(0)
  const dose = fertiliserDoseText({ n: 20, p: 50, k: 20, per: 'ha' }, 'en')
  expect(dose).toMatch(/DAP 44 kg.* No urea is needed: DAP brings the nitrogen\.$/)
  expect(dose).not.toContain('urea 0')
})

test('a dose is given per acre and hectare, for trees per plant, without fertilisers of 0 kg', () => {
  expect(fertiliserDoseText({ n: 150, p: 60, k: 40, per: 'ha' }, 'en')).toBe(
    'For one acre, with DAP for the phosphorus: urea 111 kg, DAP 53 kg, MOP (potash) 27 kg. For one hectare: urea 275 kg, DAP 130 kg, MOP (potash) 67 kg.',
  )
  expect(fertiliserDoseText({ n: 60, p: 30, k: 0, per: 'ha' }, 'hi')).not.toContain('पोटाश')
  expect(fertiliserDoseText({ n: 1, p: 0.5, k: 1, per: 'plant' }, 'en')).toBe(
    'For one plant, with DAP for the phosphorus: urea 1.75 kg, DAP 1.1 kg, MOP (potash) 1.65 kg.',
  )
})
