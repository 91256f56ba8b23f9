import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file of the client, and the areas whose Hindi has loaded when its code runs. */
export interface Reached {
  file: string
  areas: string[]
}

/** Matches imports, except those of types, which do not exist at run time. */
const staticImports = /^import (?!type\b)(?:[^'"]* from )?'((?:\.|#)[^']+\.tsx?)'/gm
/** Matches `import('./x.tsx')` and the areas after it, as lazyPage and withHindi take them. */
const dynamicImports = /\bimport\('((?:\.|#)[^']+\.tsx?)'\)((?:,\s*'[\w-]+')*)/g

/**
 * The files that `entry` can load, once for each set of areas that have loaded on the way.
 * @param silent files whose sentences, with those of their imports, are never shown.
 */
export function walkImports(entry: string, silent: readonly string[] = []): Reached[] {
  const reached = new Map<string, Reached>()
  function visit(file: string, areas: string[]) {
    const key = [file, ...areas].join()
    if (reached.has(key) || silent.includes(file)) return
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
