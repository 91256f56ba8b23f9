/**
 * Lets at most `max` tasks run at once; the rest wait their turn in the order they came.
 * @returns the function that runs a task in its turn.
 */
export function createLimiter(max: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      // The place is handed on, not freed and taken again: nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
