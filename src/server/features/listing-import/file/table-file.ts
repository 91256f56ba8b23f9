import { Worker } from 'node:worker_threads'
import type { ImportFileFailure } from './import-file.failure.ts'

/** What the worker sends: the headings, then the rows in parts, then its end; or why the file cannot be read. */
export type TablePart =
  | { headings: string[] }
  | { rows: string[][] }
  | { isDone: true }
  | { failure: ImportFileFailure }

/** Megabytes of JavaScript memory for reading one file: several times the largest one. */
const memoryMb = 384
/** Milliseconds for reading one file; storing what was read takes its own time. */
const timeoutMs = 60_000

/**
 * Reads a table of cells in a thread of its own, so that a large or a harmful file neither delays other requests
 * nor uses up the memory of the process: one part at a time is outside the thread, whose memory is limited.
 * @param bytes CSV (UTF-8), XLSX or JSON lines.
 */
export async function* readTableFile(bytes: Uint8Array): AsyncGenerator<TablePart> {
  const worker = new Worker(new URL('./read-table.worker.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    env: {},
  })
  const parts: TablePart[] = []
  let wake = () => {}
  let hasEnded = false
  const push = (part: TablePart) => {
    // The file has been read before its first part is sent.
    clearTimeout(timer)
    parts.push(part)
    wake()
  }
  const end = (part?: TablePart) => {
    if (part) parts.push(part)
    hasEnded = true
    wake()
  }
  worker.on('message', push)
  // Out of memory, or a fault of the parser that it does not report itself.
  worker.on('error', () => end({ failure: { code: 'unreadable' } }))
  worker.on('exit', () => end())
  const timer = setTimeout(() => end({ failure: { code: 'too-complex' } }), timeoutMs)
  try {
    while (true) {
      const part = parts.shift()
      if (part) {
        yield part
        if ('isDone' in part || 'failure' in part) return
        worker.postMessage('next')
      } else if (hasEnded) {
        return
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
