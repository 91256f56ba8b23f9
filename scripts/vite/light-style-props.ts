import type { Plugin } from 'vite'

/**
 * Mantine takes the style properties (`mt`, `fz`) out of the properties of every element by building an object of all sixty
 * and dropping those that are undefined: 9% of what the server needs to render /shop. The module that this makes of the library's
 * own looks only at the properties that an element has.
 * @param code the library's module, from which the names and their order are read. @throws when it has another form.
 */
export function lightStyleProps(code: string): string {
  const names = /filterProps\(\{([^}]+)\}\)/
    .exec(code)?.[1]
    ?.split(',')
    .map((name) => name.trim())
  if (!names?.includes('mt')) {
    throw new Error('The library reads style properties in another way: see light-style-props.ts.')
  }
  return `const order = new Map(${JSON.stringify(names.map((name, place) => [name, place]))})
    export function extractStyleProps(others) {
      const rest = {}
      const own = []
      for (const name in others) {
        if (!order.has(name)) rest[name] = others[name]
        else if (others[name] !== undefined) own.push(name)
      }
      // \`m\` comes before \`mt\` in the element's style, whatever comes first among its properties.
      if (own.length > 1) own.sort((one, other) => order.get(one) - order.get(other))
      const styleProps = {}
      for (const name of own) styleProps[name] = others[name]
      return { styleProps, rest }
    }`
}

/** Puts that module in the place of the library's. */
export const lightStylePropsPlugin = (): Plugin => ({
  name: 'light-style-props',
  transform: (code, id) =>
    id.endsWith('/extract-style-props.mjs') ? { code: lightStyleProps(code), map: null } : null,
})
