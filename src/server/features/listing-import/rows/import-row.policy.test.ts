import { expect, test } from 'vitest'
import { imageSentences, maxImages } from '#shared/kit/image.ts'
import { picturesOfCells } from '../pictures/import-pictures.policy.ts'
import { importKindRules } from './import-kinds.service.ts'
import { planRow } from './import-row.policy.ts'

const headings = ['name', 'price', 'unit', 'quantity', 'harvest', 'expiry', 'dispatch', 'photos']
const mapping = [
  ...(['name', 'price', 'unit', 'quantity', 'harvestDate', 'expiryDate'] as const),
  ...(['dispatchTime', 'images'] as const),
]
const missing = { message: 'The zip has no such picture.', template: '', values: {} }

/** What a row of crops does that names these pictures, of which those called "missing" are not in the zip. */
const planWith = (pictures: readonly string[]) =>
  planRow(
    importKindRules.crops,
    { headings, mapping },
    ['Onion', '20', 'kg', '100', '2026-04-15', '2037-03-31', '2', pictures.join(', ')],
    undefined,
    (name) =>
      name === 'missing' ? missing : `/uploads/0198c5d2-0000-7000-8000-00000000000${name}.webp`,
  )
const names = Array.from({ length: maxImages + 1 }, (_, i) => String(i))

test('a row that names more pictures than a listing can have is refused with the reason', () => {
  expect(planWith(names.slice(1))).toMatchObject({ plan: 'create' })
  expect(planWith(names)).toMatchObject({
    plan: 'refused',
    issues: [{ column: 'photos', message: imageSentences.tooMany }],
  })
})

test('a row of too many pictures, one of which is missing, is told of the missing one alone', () => {
  expect(planWith([...names, 'missing'])).toMatchObject({
    plan: 'refused',
    issues: [{ column: 'photos', message: missing.message }],
  })
  expect(planWith([...names, 'missing'])).toHaveProperty('issues.length', 1)
})

test('an address with commas is fetched and written as one picture', () => {
  const address = 'https://img.example/w_300,h_200/onion.jpg'
  expect(picturesOfCells(['images'], [`${address}, ${address};1.jpg`])).toEqual([address, address])
  const sources: string[] = []
  const cells = ['Onion', '20', 'kg', '100', '2026-04-15', '2037-03-31', '2', `${address}\n1.jpg`]
  planRow(importKindRules.crops, { headings, mapping }, cells, undefined, (source) => {
    sources.push(source)
    return missing
  })
  expect(sources).toEqual([address, '1.jpg'])
})

test('a unit or a category that is called like a member of every object is refused like any other unknown one', () => {
  const plan = planRow(
    importKindRules.crops,
    { headings: ['name', 'unit', 'category'], mapping: ['name', 'unit', 'category'] },
    ['Onion', 'constructor', 'toString'],
    undefined,
    () => missing,
  )
  const at = (column: string) => expect.objectContaining({ column })
  expect(plan).toMatchObject({
    plan: 'refused',
    issues: expect.arrayContaining([at('unit'), at('category')]),
  })
})
