import { expect, test } from 'vitest'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
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

test('single super phosphate supplies phosphorus alone, and sulphate of potash the potash where chloride harms', () => {
  const { dap, ssp, urea } = fertilisersFor({ n: 20, p: 40, k: 30, phosphorusSource: 'ssp' })
  expect([dap, ssp]).toEqual([0, 250])
  expect(urea * 0.46).toBeCloseTo(20)
  expect(fertilisersFor({ n: 0.8, p: 0.56, k: 1.2, potashSource: 'sulphate' })).toMatchObject({
    mop: 0,
    sop: 2.4,
  })
})

test.each([
  ['groundnut', 'single super phosphate 250 kg', 'सिंगल सुपर फास्फेट 250 किलो', '(250 kg)'],
  ['soybean', 'single super phosphate 375 kg', 'सिंगल सुपर फास्फेट 375 किलो', '375 kg single super'],
  ['coconut', 'single super phosphate 2 kg', 'सिंगल सुपर फास्फेट 2 किलो', '2 kg single super'],
  ['litchi', 'single super phosphate 1.5 kg', 'सिंगल सुपर फास्फेट 1.5 किलो', '1.5 kg single super'],
  ['pear', 'single super phosphate 2 kg', 'सिंगल सुपर फास्फेट 2 किलो', '2 kg single super'],
  ['kiwi', 'sulphate of potash 2.5 kg', 'सल्फेट ऑफ़ पोटाश 2.5 किलो', 'sulphate of potash'],
])(
  'the dose of %s is given in the fertilisers of which its note tells',
  (id, english, hindi, note) => {
    const npk = calendarCrops().find((crop) => crop.id === id)?.npk
    if (!npk) throw new Error(`${id} has no dose`)
    expect(fertiliserDoseText(npk, 'en')).toContain(english)
    expect(fertiliserDoseText(npk, 'hi')).toContain(hindi)
    expect(npk.note.en).toContain(note)
    expect(fertiliserDoseText(npk, 'en')).not.toContain(id === 'kiwi' ? 'MOP' : 'DAP')
  },
)

test('no crop is advised single super phosphate in its note and DAP in its dose', () => {
  const contradicting = calendarCrops().filter(
    ({ npk }) =>
      npk !== undefined &&
      /\d kg single super ?phosphate|best as single super/.test(npk.note.en) &&
      npk.phosphorusSource !== 'ssp',
  )
  expect(contradicting.map(({ id }) => id)).toEqual([])
})

test('each of the three fertilisers of soybean has its dose per acre', () => {
  const soybean = calendarCrops().find(({ id }) => id === 'soybean')
  const note = withDosesPerAcre(soybean?.npk?.note.en ?? '', 'en')
  expect(note).toContain('(per acre 21 kg, 150 kg, 27 kg)')
})
