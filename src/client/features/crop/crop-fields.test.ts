import { expect, test } from 'vitest'
import { allHindi } from '#client/testing/hindi-files.ts'
import { cropFields } from './crop-fields.ts'

test('no chip of a date is called कल, which is yesterday and tomorrow', () => {
  const chips = cropFields.flatMap((field) =>
    'chips' in field && field.chips ? field.chips.map(({ label }) => allHindi[label]) : [],
  )
  expect(chips).toContain('एक दिन पहले')
  expect(chips).not.toContain('कल')
})
