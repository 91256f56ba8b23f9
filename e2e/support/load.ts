import { Worker } from 'node:worker_threads'

/**
 * Keeps as many threads of the processor busy as `E2E_LOAD` says, until the journeys have ended: what
 * depends on timing fails when the computer has other work. None without the variable.
 * @returns ends them.
 */
export default function startLoad(): () => Promise<void> {
  const threads = Number(process.env.E2E_LOAD ?? 0)
  if (!Number.isInteger(threads) || threads < 0)
    throw new Error('E2E_LOAD is not a number of threads.')
  const busy = Array.from({ length: threads }, () => new Worker('for (;;);', { eval: true }))
  return async () => {
    await Promise.all(busy.map((worker) => worker.terminate()))
  }
}
