import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { lightIcon } from './light-icons.ts'

const icons = resolve(import.meta.dirname, '../../node_modules/@tabler/icons-react/dist/esm/icons')
const read = (name: string) => readFileSync(join(icons, `${name}.mjs`), 'utf8')
const pathsOf = (code: string) =>
  [...code.matchAll(/"d":\s?"([^"]+)"/g)].map(([, path = '']) => path)

test('an icon of lines has one path, with the lines of all its paths', () => {
  const own = pathsOf(read('IconTruckDelivery'))
  expect(own.length).toBeGreaterThan(1)
  expect(pathsOf(lightIcon(read('IconTruckDelivery')))).toEqual([own.join('')])
})

test('a filled icon stays as it is: its paths may cut each other out', () => {
  const filled = read('IconCircleCheckFilled')
  expect(lightIcon(filled)).toBe(filled)
})

test.each([
  [
    'a relative move',
    '[["path", { "d": "M1 1h2", "key": "a" }], ["path", { "d": "m3 3h2", "key": "b" }]]',
  ],
  [
    'another element',
    '[["path", { "d": "M1 1h2", "key": "a" }], ["circle", { "cx": "3", "key": "b" }]]',
  ],
  [
    'a colour of its own',
    '[["path", { "d": "M1 1h2", "key": "a" }], ["path", { "d": "M3 3h2", "fill": "currentColor", "key": "b" }]]',
  ],
])('an icon with %s stays as it is', (_, nodes) => {
  const code = `const __iconNode = ${nodes};\nconst Icon = createReactComponent("outline", "a", "A", __iconNode);`
  expect(lightIcon(code)).toBe(code)
})

test('a library that has changed stops the build', () => {
  expect(() => lightIcon('export default {}')).toThrow('another way')
})
