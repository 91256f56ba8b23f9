import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lightStyleProps } from './light-style-props.ts'

const file = resolve(
  import.meta.dirname,
  '../../node_modules/@mantine/core/esm/core/Box/style-props/extract-style-props/extract-style-props.mjs',
)
const code = readFileSync(file, 'utf8')

test('the style properties are those of the library’s own module, in its order', async () => {
  const own = await import(file)
  const light = await import(`data:text/javascript,${encodeURIComponent(lightStyleProps(code))}`)
  const names = ['m', 'mt', 'fz', 'c', 'hiddenFrom', 'sx', 'children', 'data-size', 'role']
  const value = fc.constantFrom(undefined, null, 0, 'md')
  fc.assert(
    fc.property(fc.shuffledSubarray(names), fc.array(value, { minLength: 9 }), (some, values) => {
      const props = Object.fromEntries(some.map((name, place) => [name, values[place]]))
      const expected = own.extractStyleProps(props)
      const read = light.extractStyleProps(props)
      expect(read).toEqual(expected)
      expect(Object.keys(read.styleProps)).toEqual(Object.keys(expected.styleProps))
      expect(Object.keys(read.rest)).toEqual(Object.keys(expected.rest))
    }),
  )
})

test('a library that has changed stops the build', () => {
  expect(() => lightStyleProps('export const extractStyleProps = null')).toThrow('another way')
})
