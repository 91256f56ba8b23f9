import module from 'node:module'
import { join, resolve } from 'node:path'

/**
 * Stores compiled modules below the data folder, which spares the next start a second of compiling. It is written when the
 * process ends. Node.js ignores entries of other versions of itself or of the code, and a folder that cannot be written.
 * NODE_COMPILE_CACHE names another folder, and NODE_DISABLE_COMPILE_CACHE=1 switches it off.
 * @param dataDir the setting DATA_DIR, before anything has checked it.
 */
export function storeCompiledModules(dataDir = process.env.DATA_DIR || './data'): void {
  if (dataDir === 'memory://') return
  // Node.js 20, on which a bare `node server.ts` may run, has none.
  const { enableCompileCache } = module as Partial<typeof module>
  enableCompileCache?.(join(resolve(dataDir), 'compile-cache'))
}
