// Starts server.ts. This file is JavaScript because Node.js would load its compiler of TypeScript, which takes 17 MB, for the
// first TypeScript file of a process; the files after it are found compiled in the cache that is switched on here.
import module from 'node:module'
import { join, resolve } from 'node:path'

// The settings are not checked yet.
const dataDir = process.env.DATA_DIR || './data'

/*
 * Storing compiled modules below the data folder spares the next start a second of compiling. They are written when the
 * process ends. Node.js ignores entries of other versions of itself or of the code, and a folder that cannot be written.
 * NODE_COMPILE_CACHE names another folder, and NODE_DISABLE_COMPILE_CACHE=1 switches it off. Node.js 20 has no cache.
 */
if (dataDir !== 'memory://') module.enableCompileCache?.(join(resolve(dataDir), 'compile-cache'))

// Imported only now: what is loaded before is not in the cache.
await import('./server.ts')
