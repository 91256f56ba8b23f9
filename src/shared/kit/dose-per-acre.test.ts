import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acresPerHectare } from './acres.ts'
import { assumedSprayLitres, pumpLitres, roundDoseDown, withDosesPerAcre } from './dose-per-acre.ts'

test('rounding never raises a dose and takes at most 5 % from it', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 100_000, noNaN: true }), (value) => {
      const rounded = roundDoseDown(value)
      expect(rounded).toBeLessThanOrEqual(value * (1 + 1e-8))
      expect(rounded).toBeGreaterThanOrEqual(value * 0.949)
    }),
  )
})

test('what is added never adds up to more than the dose per hectare', () => {
  const millilitres = fc.integer({ min: 1, max: 9999 })
  const litres = fc.option(fc.integer({ min: 200, max: 999 }))
  fc.assert(
    fc.property(millilitres, litres, (dose, water) => {
      const text = withDosesPerAcre(
        `Spray quinalphos 25 EC ${dose} ml per hectare${water === null ? '' : ` in ${water} litres`}.`,
        'en',
      )
      const [, acre = '', pump = ''] =
        /per acre ([\d.,]+) ml; 15-litre pump ([\d.,]+) ml/.exec(text) ?? []
      const numberOf = (figure: string) => Number(figure.replaceAll(',', ''))
      expect(numberOf(acre)).toBeGreaterThan(0)
      expect(numberOf(acre) * acresPerHectare).toBeLessThanOrEqual(dose * 1.0001)
      const pumps = (water ?? assumedSprayLitres) / pumpLitres
      expect(numberOf(pump) * pumps).toBeLessThanOrEqual(dose * 1.0001)
    }),
  )
})

test('a text only grows: without the additions it is the text that it was', () => {
  const piece = fc.constantFrom(
    'spray ',
    'give ',
    '2.5 kg ',
    '500 litres ',
    '50 g ',
    'per hectare',
    'per litre',
    ' in 500 litres',
    '. ',
    '; ',
    '(',
    ')',
    '5-10 t FYM ',
    '/ha',
    'urea ',
    'N 120, ',
    'K₂O 0 kg ',
    'or cartap 50 SP ',
    '37,000 ',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const text = pieces.join('')
      const longer = withDosesPerAcre(text, 'en')
      let position = 0
      for (const letter of longer) if (letter === text[position]) position++
      expect(position).toBe(text.length)
      expect(longer).not.toContain('NaN')
    }),
  )
})

test.each([
  [
    'Spray chlorantraniliprole 18.5 SC 375 ml per hectare in 1000 litres, then irrigate.',
    'Spray chlorantraniliprole 18.5 SC 375 ml per hectare in 1000 litres (per acre 150 ml), then irrigate.',
  ],
  [
    'Spray quinalphos 25 EC 1 litre per hectare in 600 litres of water.',
    'Spray quinalphos 25 EC 1 litre per hectare in 600 litres of water (per acre 400 ml; 15-litre pump 25 ml).',
  ],
  [
    'Spray tebuconazole 25.9 EC 1.25 ml per litre (625 ml per hectare), again after 15 days.',
    'Spray tebuconazole 25.9 EC 1.25 ml per litre (625 ml per hectare; per acre 250 ml; 15-litre pump 18.5 ml, taking 500 litres of water per hectare), again after 15 days.',
  ],
  [
    'Treat seed with Trichoderma 10 g per kg and mix 2.5 kg Trichoderma in 100 kg rotted manure per hectare.',
    'Treat seed with Trichoderma 10 g per kg and mix 2.5 kg Trichoderma in 100 kg rotted manure per hectare (per acre 1 kg, 40 kg).',
  ],
  ['Add 5-8 t FYM per hectare.', 'Add 5-8 t FYM per hectare (per acre 2–3.2 t).'],
  [
    'Spray chlorantraniliprole 18.5 SC 150 ml or cartap 50 SP 1 kg per hectare in 500 litres.',
    'Spray chlorantraniliprole 18.5 SC 150 ml or cartap 50 SP 1 kg per hectare in 500 litres (per acre 60 ml or 400 g; 15-litre pump 4.5 ml or 30 g).',
  ],
  [
    'Spray wettable sulphur 80 WP 5 kg per hectare in 500 litres.',
    'Spray wettable sulphur 80 WP 5 kg per hectare in 500 litres (per acre 2 kg; 15-litre pump 150 g).',
  ],
  [
    'That is N 180, P₂O₅ 80, K₂O 0 kg per hectare.',
    'That is N 180, P₂O₅ 80, K₂O 0 kg per hectare (per acre N 72 kg, P₂O₅ 32 kg, K₂O 0 kg).',
  ],
  [
    'Give sulphur (as gypsum) and 25 kg zinc sulphate per hectare.',
    'Give sulphur (as gypsum) and 25 kg zinc sulphate per hectare (per acre 10 kg).',
  ],
  // The packets are those of a hectare.
  [
    'Sow 2-2.5 kg/ha (about 5 packets of 475 g), varieties 10 kg/ha.',
    'Sow 2-2.5 kg/ha (about 5 packets of 475 g) (per acre 0.8–1 kg), varieties 10 kg/ha (per acre 4 kg).',
  ],
  [
    'Bt 1 kg and NPV 250 LE per hectare kill young caterpillars.',
    'Bt 1 kg and NPV 250 LE per hectare kill young caterpillars.',
  ],
])('%s', (text, expected) => {
  expect(withDosesPerAcre(text, 'en')).toBe(expected)
})

test('a Hindi text gets its doses in Hindi', () => {
  expect(
    withDosesPerAcre('थायामेथोक्साम 25 WG 50 ग्राम प्रति हेक्टेयर (500 लीटर पानी में) छिड़कें।', 'hi'),
  ).toBe(
    'थायामेथोक्साम 25 WG 50 ग्राम प्रति हेक्टेयर (500 लीटर पानी में) (प्रति एकड़ 20 ग्राम; 15 लीटर के पंप में 1.5 ग्राम) छिड़कें।',
  )
  expect(withDosesPerAcre('जिंक सल्फेट 25 किलो प्रति हेक्टेयर दें।', 'hi')).toBe(
    'जिंक सल्फेट 25 किलो प्रति हेक्टेयर (प्रति एकड़ 10 किलो) दें।',
  )
})

test.each([
  'Set 5 pheromone traps per hectare.',
  'Release 50,000 Trichogramma per hectare every 10 days.',
  'Spray propiconazole 25 EC 1 ml per litre, 500 litres of water per hectare.',
  'Plant corms of 25-35 g, about 37,000 per hectare.',
  'It gives 2,000 to 2,500 kg made tea per hectare.',
  'Give 25 kg per hectare (10 kg per acre).',
  'NPV 250 LE/ha kills young caterpillars.',
  'Green pods every 3-4 days, 50-100 q/ha in all.',
])('“%s” stays as it is', (text) => {
  expect(withDosesPerAcre(text, 'en')).toBe(text)
})
