import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { findModuleForReact } from '../lib/preact-for-react.ts'

/** Libraries in `node_modules` are loaded by Node itself, which does not know Vite's aliases. */
registerHooks({
  resolve(name, context, next) {
    const module = findModuleForReact(name)
    if (module === undefined) return next(name, context)
    if (module.startsWith('/')) return { url: pathToFileURL(module).href, shortCircuit: true }
    return next(module, { ...context, parentURL: import.meta.url })
  },
})
