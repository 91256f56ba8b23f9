/** This many concurrent calls are never refused as overload, however slow the machine is: each may count as two pending statements. */
const mostAtOnce = 20

/** Runs `run(0)` to `run(total - 1)`, up to `atOnce` of them at a time. @returns their results in this order. */
export async function runCrowd<T>(
  total: number,
  run: (index: number) => Promise<T>,
  atOnce = mostAtOnce,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const runSome = async () => {
    while (next < total) {
      const index = next++
      results[index] = await run(index)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runSome))
  return results
}
