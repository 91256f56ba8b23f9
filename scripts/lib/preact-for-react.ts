import { resolve } from 'node:path'

const adapter = resolve(import.meta.dirname, '../../src/client/platform/preact/react.js')

/** What is loaded for each of React's modules, in the build and in the client's tests (docs/decisions/0071). */
const modules: Readonly<Record<string, string>> = {
  react: adapter,
  'react-dom': 'preact/compat',
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react-dom/test-utils': 'preact/test-utils',
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  // The hook of the libraries is for React 17, which had none.
  'use-sync-external-store/shim': 'preact/compat',
  'use-sync-external-store/shim/index.js': 'preact/compat',
}

/** The module for React's one; undefined for any other. */
export const findModuleForReact = (name: string): string | undefined => modules[name]

/** The same for Vite's `resolve.alias`. */
export const preactForReact = Object.entries(modules).map(([name, replacement]) => ({
  find: new RegExp(`^${name.replaceAll('.', '\\.')}$`),
  replacement,
}))
