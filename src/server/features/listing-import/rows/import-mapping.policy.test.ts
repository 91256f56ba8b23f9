import { expect, test } from 'vitest'
import { importFields } from '#shared/listing-import/import-fields.data.ts'
import { suggestMapping } from './import-mapping.policy.ts'

test('files with the Hindi headings of today and with those of older templates are understood', () => {
  const headings = importFields.crops.map(({ hindi }) => hindi)
  const names = importFields.crops.map(({ name }) => name)
  expect(suggestMapping(importFields.crops, headings)).toEqual(names)
  expect(headings).toEqual(expect.arrayContaining(['ऑर्गेनिक', 'सूची से हटाई हुई']))
  const older = suggestMapping(importFields.crops, ['जैविक', 'छिपाई हुई'])
  expect(older).toEqual(['isOrganic', 'isArchived'])
})

test('a column of kinds is taken for ours in our exports alone, a column of currencies always', () => {
  const headings = ['name', 'kind', 'currency']
  expect(suggestMapping(importFields.equipment, headings)).toEqual(['name', null, 'currency'])
  expect(suggestMapping(importFields.equipment, ['_id', ...headings])).toEqual([
    ...['_id', 'name', 'kind', 'currency'],
  ])
})
