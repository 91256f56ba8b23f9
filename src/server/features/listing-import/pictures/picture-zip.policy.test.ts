import { expect, test } from 'vitest'
import {
  isIgnoredEntry,
  maxUnpackedBytes,
  pictureFinder,
  plainName,
  problemOfEntry,
  refusalOfZip,
  zipSentences,
} from './picture-zip.policy.ts'

const entry = (changes: object = {}) => ({
  fileName: 'onion.jpg',
  compressedSize: 90_000,
  uncompressedSize: 100_000,
  isEncrypted: false,
  ...changes,
})

test('names are the same with another case, slash or form of their letters', () => {
  expect(plainName('.\\Fotos\\Onion.JPG')).toBe('fotos/onion.jpg')
  expect(plainName('/cafe\u0301.png')).toBe('caf\u00e9.png')
})

test.each([
  ['photos/', true],
  ['__MACOSX/._onion.jpg', true],
  ['photos/.DS_Store', true],
  ['photos/Thumbs.db', true],
  ['photos/onion.jpg', false],
  ['प्याज.jpg', false],
])('%s is ignored: %s', (name, isIgnored) => {
  expect(isIgnoredEntry(name)).toBe(isIgnored)
})

test.each([
  [{}, undefined],
  [{ isEncrypted: true }, zipSentences.encrypted],
  [{ uncompressedSize: 2 * 1024 * 1024 }, zipSentences.tooLarge],
  [{ compressedSize: 500, uncompressedSize: 1_900_000 }, zipSentences.notPicture],
  [{ compressedSize: 2, uncompressedSize: 0 }, zipSentences.notPicture],
])('an entry with %j is refused with %j before it is unpacked', (changes, problem) => {
  expect(problemOfEntry(entry(changes))).toBe(problem)
})

test('a zip without pictures, with too many, with a name twice, or that unpacks to too much is refused', () => {
  const many = (count: number, changes: object = {}) =>
    Array.from({ length: count }, (_, i) => entry({ fileName: `${i}.jpg`, ...changes }))
  expect(refusalOfZip([])).toBe('none')
  expect(refusalOfZip(many(100))).toBeUndefined()
  expect(refusalOfZip(many(101))).toBe('too-many')
  expect(refusalOfZip([entry(), entry({ fileName: 'ONION.jpg' })])).toBe('unreadable')
  expect(refusalOfZip(many(3, { uncompressedSize: maxUnpackedBytes / 2 }))).toBe('too-complex')
})

test('a picture is found by its whole name, or by its last part where only one has that', () => {
  const find = pictureFinder([
    { name: 'a/onion.jpg' },
    { name: 'b/onion.jpg' },
    { name: 'b/wheat.jpg' },
  ])
  expect(find('B/Onion.jpg')).toEqual({ name: 'b/onion.jpg' })
  expect(find('Wheat.JPG')).toEqual({ name: 'b/wheat.jpg' })
  expect(find('onion.jpg')).toBeUndefined()
  expect(find('tomato.jpg')).toBeUndefined()
})
