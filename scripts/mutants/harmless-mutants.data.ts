import type { Mutant } from './mutant.ts'

interface HarmlessMutant extends Pick<Mutant, 'file' | 'key'> {
  /** Why no person and no program could notice it. */
  reason: string
}

/**
 * Mutants that survive because they change nothing that anybody could notice. They count as survivors;
 * a run prints the reason. A test refuses entries of which the code has changed.
 */
export const harmlessMutants: readonly HarmlessMutant[] = []
