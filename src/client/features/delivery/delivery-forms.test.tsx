import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import {
  type CropDeliveryTerms,
  defaultCropDelivery,
  defaultEquipmentTravel,
} from '#shared/delivery/delivery.schema.ts'
import { CropDeliveryForm } from './crop-delivery-form.tsx'
import { EquipmentTravelForm } from './equipment-travel-form.tsx'

beforeAll(() => startTranslation())

const sentences = {
  pins: 'Enter the first two to six digits of PIN codes, such as 411',
  crops: 'Say how many kilometres you deliver',
  kilometres: /Kilometres must be a whole number from 1 to/,
}

/** Shows the form, and what it has sent. */
function show(form: 'crops' | 'equipment', mode: CropDeliveryTerms['mode']) {
  const sent: unknown[] = []
  fakeServer({
    'delivery.update': (input) => {
      sent.push(input)
      const issues = [
        {
          path: 'crops.pinPrefixes.1',
          message: 'No PIN code begins with 99. Please check it.',
          template: 'No PIN code begins with {{digits}}. Please check it.',
          values: { digits: '99' },
        },
      ]
      return { refusal: { status: 400, code: 'input.invalid', message: 'See the fields', issues } }
    },
  })
  const terms = { ...defaultCropDelivery, mode, radiusKm: 40, pinPrefixes: ['411'] }
  const travel = { ...defaultEquipmentTravel, mode: 'radius' as const, radiusKm: 40 }
  renderInApp(
    form === 'crops' ? <CropDeliveryForm terms={terms} /> : <EquipmentTravelForm terms={travel} />,
  )
  return sent
}

const fieldNamed = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

test.each([
  ['crops', 'pins', 'PIN codes', '', sentences.pins],
  ['crops', 'pins', 'PIN codes', '4', sentences.pins],
  ['crops', 'pins', 'PIN codes', 'Pune', sentences.pins],
  ['crops', 'pins', 'PIN codes', '4110011', sentences.pins],
  ['crops', 'pins', 'PIN codes', '011', sentences.pins],
  // Not the two areas 411 and 412, of which the user may have meant one PIN code.
  ['crops', 'pins', 'PIN codes', '411 412 413', sentences.pins],
  ['crops', 'radius', 'Kilometres', '', sentences.crops],
  ['crops', 'radius', 'Kilometres', '0', sentences.kilometres],
  ['crops', 'radius', 'Kilometres', '-5', sentences.kilometres],
  ['crops', 'radius', 'Kilometres', '10000', sentences.kilometres],
  ['crops', 'radius', 'Fixed charge', '-1', 'Fixed charge must be at least 0'],
  ['crops', 'radius', 'Fixed charge', '1000000000', /Fixed charge .*1,?00,?000/],
  ['crops', 'radius', 'Charge per km', '0.005', 'An amount can have two decimals, for paise'],
  ['crops', 'radius', 'Smallest order', '-1', 'Smallest order must be at least 0'],
  ['equipment', 'radius', 'Kilometres', '', 'Say how many kilometres the machine travels'],
  ['equipment', 'radius', 'Kilometres', '0', sentences.kilometres],
  ['equipment', 'radius', 'Fixed charge', '1000000000', /Fixed charge .*1,?00,?000/],
  ['equipment', 'radius', 'Smallest number of days', '0', /Smallest number of days must be/],
] as const)('%s, %s: %s "%s" is refused at the field', async (form, mode, name, text, sentence) => {
  const sent = show(form, mode)
  fireEvent.input(fieldNamed(name), { target: { value: text } })
  save()
  await waitFor(() => expect(fieldNamed(name).getAttribute('aria-invalid')).toBe('true'))
  const id = fieldNamed(name).getAttribute('aria-describedby') ?? ''
  const texts = id.split(' ').map((part) => document.getElementById(part)?.textContent ?? '')
  expect(texts.join(' ')).toMatch(sentence)
  expect(fieldNamed(name).value.replace('₹', '')).toBe(text)
  expect(sent).toEqual([])
})

test('PIN codes are read with spaces, hyphens and Devanagari digits, and the server’s refusal is at the field', async () => {
  const sent = show('crops', 'pins')
  fireEvent.input(fieldNamed('PIN codes'), { target: { value: '411 245, ४१२-१०१; 99' } })
  save()
  expect(await screen.findByText('No PIN code begins with 99. Please check it.')).toBeTruthy()
  expect(sent).toEqual([
    { crops: expect.objectContaining({ pinPrefixes: ['411245', '412101', '99'] }) },
  ])
  expect(fieldNamed('PIN codes').getAttribute('aria-invalid')).toBe('true')
  expect(fieldNamed('PIN codes').value).toBe('411 245, ४१२-१०१; 99')
})
