/**
 * Runs in one tab at a time. Browsers without locks, or that block them with the storage, run it at once.
 * @param name the lock's.
 */
export async function runInOneTab<Result>(
  name: string,
  run: () => Promise<Result>,
): Promise<Result> {
  let isStarted = false
  const start = () => {
    isStarted = true
    return run()
  }
  if (!navigator.locks) return start()
  try {
    return await navigator.locks.request(name, start)
  } catch (error) {
    if (isStarted) throw error
    return start()
  }
}
