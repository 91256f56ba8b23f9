import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Module, ParseOptions } from '@swc/core'
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

// dependency-cruiser 17.4 calls swc without its option for JSX, and its other parser needs the TypeScript 5
// API. swc is patched before dependency-cruiser loads it.
const swc = createRequire(import.meta.url)('@swc/core') as {
  parseFileSync: (file: string, options: ParseOptions) => Module
}
const { parseFileSync } = swc
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') } as ParseOptions)
const { cruise } = await import('dependency-cruiser')

const { ruleSet, ...options } = await extractDepcruiseOptions(
  resolve(import.meta.dirname, '../../.dependency-cruiser.cjs'),
)
const rules = ruleSet?.forbidden ?? []
const isOfFolders = (rule: object) => 'scope' in rule && rule.scope === 'folder'

async function check(root: string, forbidden: typeof rules, more: ICruiseOptions = {}) {
  const entries = ['src', 'server.ts'].filter((path) => existsSync(resolve(root, path)))
  const { output } = await cruise(entries, {
    ...options,
    ...more,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  return (output as ICruiseResult).summary
}

/** The one client file that may import from the server, and types only. The cruise does not see `import type`. */
const bridge = 'src/client/platform/trpc/trpc.ts'

function serverValuesInClient(root: string): string[] {
  const path = resolve(root, bridge)
  if (!existsSync(path)) return []
  return swc
    .parseFileSync(path, { syntax: 'typescript' })
    .body.filter((item) => item.type === 'ImportDeclaration' && !item.typeOnly)
    .map((item) => ('source' in item ? (item.source?.value ?? '') : ''))
    .filter((source) => /^#server\/|^\..*\/server\//.test(source))
    .map((to) => `client-trpc-imports-server-types-only: ${bridge} → ${to}`)
}

/** The imports below `root` that .dependency-cruiser.cjs forbids, and how many modules were read. */
export async function findBrokenBoundaries(root: string) {
  const files = await check(
    root,
    rules.filter((rule) => !isOfFolders(rule)),
  )
  // Tests are next to their feature and start the whole app, which would connect every folder to it.
  const folders = await check(root, rules.filter(isOfFolders), {
    exclude: { path: ['\\.test\\.tsx?$', '/testing/', 'node_modules'] },
  })
  const violations = [...files.violations, ...folders.violations]
    .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
    .concat(serverValuesInClient(root))
  return { violations, moduleCount: files.totalCruised }
}
