import type { Plugin } from 'vite'

const definition = /const __iconNode = (\[.*\]);/
const isOutline = /createReactComponent\("outline"/

/**
 * An icon of lines has up to ten paths, each an element to render, to take over, to style and to lay out: a quarter of the elements
 * of /shop. One path with all the lines looks the same.
 * @param code a module of the icon library. @returns it with one path; unchanged when the icon is filled, where paths may cut each
 *   other out, or has other elements. @throws when it has another form.
 */
export function lightIcon(code: string): string {
  const nodes = definition.exec(code)?.[1]
  if (!nodes) throw new Error('The library defines its icons in another way: see light-icons.ts.')
  const elements = JSON.parse(nodes) as [string, Record<string, string>][]
  const lines = elements.flatMap(([tag, { d = '', ...others }]) =>
    // A path that began with a relative move would begin where the one before it ends.
    tag === 'path' && d.startsWith('M') && Object.keys(others).every((name) => name === 'key')
      ? [d]
      : [],
  )
  if (!isOutline.test(code) || lines.length < elements.length || lines.length < 2) return code
  const merged = JSON.stringify([['path', { d: lines.join(''), key: 'svg-0' }]])
  return code.replace(definition, () => `const __iconNode = ${merged};`)
}

/** Puts such icons in the place of the library's, in the browser's build and the server's. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  enforce: 'pre',
  // In development the library is bundled beforehand, without plugins.
  apply: 'build',
  transform: (code, id) =>
    /@tabler\/icons-react\/dist\/esm\/icons\/Icon[^/]+\.mjs$/.test(id)
      ? { code: lightIcon(code), map: null }
      : null,
})
