/** Pseudo-random numbers that are the same on every machine (mulberry32, T. Ettinger). */
export function createRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** From `low` up to `high`. */
    between: (low: number, high: number) => low + next() * (high - low),
    /** A whole number from `low` to `high`, both included. */
    whole: (low: number, high: number) => Math.floor(low + next() * (high - low + 1)),
    pick: <T>(items: readonly [T, ...T[]] | readonly T[]): T =>
      items[Math.floor(next() * items.length)] as T,
    chance: (probability: number) => next() < probability,
  }
}
export type Random = ReturnType<typeof createRandom>

/** A seed from a name, so that one picture's numbers don't depend on the others. */
export const seedOf = (name: string) =>
  [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 0x811c9dc5)
