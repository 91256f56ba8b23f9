// Starts server.ts. This file is JavaScript because Node.js would load its compiler of TypeScript, which takes 17 MB, for the
// first TypeScript file of a process; the files after it are found compiled in the cache that is switched on here.
import module from 'node:module'
import { join, resolve } from 'node:path'
import v8 from 'node:v8'

// The settings are not checked yet.
const dataDir = process.env.DATA_DIR || './data'

/*
 * Storing compiled modules below the data folder spares the next start a second of compiling. They are written when the
 * process ends. Node.js ignores entries of other versions of itself or of the code, and a folder that cannot be written.
 * NODE_COMPILE_CACHE names another folder, and NODE_DISABLE_COMPILE_CACHE=1 switches it off. Node.js 20 has no cache.
 */
if (dataDir !== 'memory://') module.enableCompileCache?.(join(resolve(dataDir), 'compile-cache'))

/*
 * V8 lets the heap grow to three or four times of what is in use before it looks for garbage again. At 1.4 times
 * a busy process has two thirds of the memory, for no measurable processor time. Unlike --max-old-space-size, this ends no process that
 * needs more. See docs/performance.md.
 */
const growth = '--heap-growing-percent'
if (!process.execArgv.some((option) => option.startsWith(growth))) {
  v8.setFlagsFromString(`${growth}=40`)
}

// Imported only now: what is loaded before is not in the cache.
await import('./server.ts')
