import { beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { translation } from '#client/platform/i18n/translation.ts'
import { mandiName } from './mandi-name.ts'

beforeAll(async () => {
  await startTranslation()
  await withHindi(async () => {}, 'mandi')
  await switchLanguage('hi')
})

test.each([
  ['Wheat', 'गेहूँ'],
  ['Wheat (Dara)', 'गेहूँ (दड़ा)'],
  ['Arhar (Tur/Red Gram)(Whole)', 'अरहर (तूर) साबुत'],
  ['Arhar (Tur/Red Gram)(Whole) (Desi)', 'अरहर (तूर) साबुत (देसी)'],
  ['Onion (Puna-5)', 'प्याज़ (Puna-5)'],
])('"%s" is "%s" in Hindi', (name, expected) => {
  expect(mandiName(translation.t, name)).toBe(expected)
})

test.each(['Zebra Bean', 'Zebra Bean (Blue)', '$t(Wheat)', '{{name}}', ')', ' ()', 'Home'])(
  'the unknown name "%s" is shown unchanged',
  (name) => {
    expect(mandiName(translation.t, name)).toBe(name)
  },
)
