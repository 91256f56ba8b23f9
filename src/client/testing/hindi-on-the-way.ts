import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the client, and the areas whose Hindi has come when its code runs. */
export interface Reached {
  file: string
  areas: string[]
}

/** Without those of types, which are gone when the code runs. */
const staticImports = /^import (?!type\b)(?:[^'"]* from )?'((?:\.|#)[^']+\.tsx?)'/gm
/** `import('./x.tsx')` and the areas that follow it, as lazyPage and withHindi have them. */
const dynamicImports = /\bimport\('((?:\.|#)[^']+\.tsx?)'\)((?:,\s*'[\w-]+')*)/g

/** All that `entry` brings to the screen, once for each set of areas that a way there has loaded. */
export function walkImports(entry: string): Reached[] {
  const reached = new Map<string, Reached>()
  function visit(file: string, areas: string[]) {
    const key = [file, ...areas].join()
    if (reached.has(key)) return
    reached.set(key, { file, areas })
    const source = readFileSync(file, 'utf8')
    const beside = (path = '') =>
      path.startsWith('#') ? join('src', path.slice(1)) : join(file, '..', path)
    for (const [, path] of source.matchAll(staticImports)) visit(beside(path), areas)
    for (const [, path, own = ''] of source.matchAll(dynamicImports)) {
      const added = [...own.matchAll(/'([\w-]+)'/g)].map(([, area = '']) => area)
      visit(beside(path), [...new Set([...areas, ...added])].sort())
    }
  }
  visit(entry, [])
  return [...reached.values()]
}
