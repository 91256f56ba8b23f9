import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Module, ParseOptions } from '@swc/core'
import type { ICruiseOptions, ICruiseResult } from 'dependency-cruiser'
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options'

// Its swc parser knows no JSX (17.4: "TODO: {tj}sx ?"), and its other one needs the TypeScript 5 API.
// The parser is therefore told of JSX here, before dependency-cruiser takes hold of it.
const swc = createRequire(import.meta.url)('@swc/core') as {
  parseFileSync: (file: string, options: ParseOptions) => Module
}
const { parseFileSync } = swc
swc.parseFileSync = (file, options) =>
  parseFileSync(file, { ...options, tsx: file.endsWith('.tsx') } as ParseOptions)
const { cruise } = await import('dependency-cruiser')

/** With a parser that can't read this TypeScript the tool sees next to nothing, and passes. */
const fewestModules = 50

const root = resolve(import.meta.dirname, '..')
const { ruleSet, ...options } = await extractDepcruiseOptions(
  resolve(root, '.dependency-cruiser.cjs'),
)
const rules = ruleSet?.forbidden ?? []
const isOfFolders = (rule: object) => 'scope' in rule && rule.scope === 'folder'

async function check(forbidden: typeof rules, more: ICruiseOptions = {}) {
  const { output } = await cruise(['src', 'server.ts'], {
    ...options,
    ...more,
    baseDir: root,
    validate: true,
    ruleSet: { forbidden },
  })
  return (output as ICruiseResult).summary
}

const files = await check(rules.filter((rule) => !isOfFolders(rule)))
// A test stands beside its feature and starts the whole app, which would tie every folder to it.
const folders = await check(rules.filter(isOfFolders), {
  exclude: { path: ['\\.test\\.tsx?$', '/testing/', 'node_modules'] },
})

/** The one client file that may name the server, and then as a type alone: swc's reader above can't tell. */
const bridge = resolve(root, 'src/client/platform/trpc/trpc.ts')
const carried = swc
  .parseFileSync(bridge, { syntax: 'typescript' })
  .body.filter((item) => item.type === 'ImportDeclaration' && !item.typeOnly)
  .map((item) => ('source' in item ? (item.source?.value ?? '') : ''))
  .filter((source) => /^#server\/|^\..*\/server\//.test(source))

const violations = [...files.violations, ...folders.violations]
  .map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)
  .concat(carried.map((to) => `client-trpc-imports-server-types-only: ${bridge} → ${to}`))
for (const violation of violations) console.error(violation)
const isBlind = files.totalCruised <= fewestModules
if (isBlind) console.error(`Only ${files.totalCruised} modules were seen: the check is blind.`)
console.log(`${files.totalCruised} modules, ${violations.length} broken boundaries`)
if (isBlind || violations.length > 0) process.exit(1)
