import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitPictures } from './split-pictures.policy.ts'

const segment = fc.stringMatching(/^[a-z0-9_=,;|-]{1,12}$/)
const address = fc
  .array(segment, { minLength: 1, maxLength: 4 })
  .map((path) => `https://img.example/${path.join('/')}/onion.jpg?size=2`)
const separators = [',', ';', '|', ', ', ' ; ', '\n', '\r\n', ' ']

test.each(separators)(
  'addresses with commas and semicolons in them, separated by %j',
  (separator) => {
    fc.assert(
      fc.property(fc.array(address), (addresses) => {
        expect(splitPictures(addresses.join(separator))).toEqual(addresses)
      }),
    )
  },
)

test.each([
  ['', []],
  [' , ;', []],
  ['a.jpg, b.png;red onion.jpg', ['a.jpg', 'b.png', 'red onion.jpg']],
  ['/uploads/a.webp,/uploads/b.webp, c.jpg', ['/uploads/a.webp', '/uploads/b.webp', 'c.jpg']],
  ['https://x.example/1.jpg,2.jpg', ['https://x.example/1.jpg', '2.jpg']],
  ['https://x.example/1,2.jpg', ['https://x.example/1,2.jpg']],
  ['https://x.example/1.jpg, two', ['https://x.example/1.jpg', 'two']],
  ['a.jpg|https://x.example/w_3,h_2/1.jpg', ['a.jpg', 'https://x.example/w_3,h_2/1.jpg']],
  ['https://x.example/1.jpg,', ['https://x.example/1.jpg']],
])('the cell %j names %j', (cell, pictures) => {
  expect(splitPictures(cell)).toEqual(pictures)
})

test('a hundred thousand separators without an address behind them take less than a second', () => {
  const cell = `onion.jpg${',; |'.repeat(25_000)}red.jpg`
  const startedAt = performance.now()
  expect(splitPictures(cell)).toEqual(['onion.jpg', 'red.jpg'])
  expect(performance.now() - startedAt).toBeLessThan(1000)
})
