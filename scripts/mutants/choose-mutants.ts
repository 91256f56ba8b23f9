import { createHash } from 'node:crypto'
import type { Mutant } from './mutant.ts'

const isTypeScript = (file: string) => /\.ts$/.test(file) && !/\.test\.ts$|\.d\.ts$/.test(file)

/**
 * What decides and what stores: policies, services, SQL, and both sides' rules. Data tables, the style of
 * the map, whose numbers are appearance, and what only measures answers are left out.
 */
export const isMutated = (file: string): boolean =>
  isTypeScript(file) &&
  !/\.(?:data|constants)\.ts$|-style\.ts$|\/testing\/|evaluation\//.test(file) &&
  (/^src\/server\/features\/.*\.(?:policy|service|sql)\.ts$/.test(file) ||
    /^src\/shared\//.test(file) ||
    /^src\/client\/(?:domain|features)\//.test(file))

const orderOf = (seed: number, { file, kind, key }: Mutant) =>
  createHash('sha256')
    .update(JSON.stringify([seed, file, kind, key]))
    .digest('hex')

/** Mutants of one file, at most, so that the sample is spread over the product. */
const maxPerFile = 2

/**
 * Chooses `count` mutants. The same seed and the same code give the same ones in the same order; where a
 * line changes, a few of them.
 */
export function chooseMutants(all: readonly Mutant[], count: number, seed: number): Mutant[] {
  const perFile = new Map<string, number>()
  return all
    .map((mutant) => ({ mutant, order: orderOf(seed, mutant) }))
    .sort((a, b) => (a.order < b.order ? -1 : 1))
    .map(({ mutant }) => mutant)
    .filter(({ file }) => {
      const before = perFile.get(file) ?? 0
      perFile.set(file, before + 1)
      return before < maxPerFile
    })
    .slice(0, count)
}
