import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findCycles, findParentCycles, mergeNodes } from './house/import-graph.ts'
import { isCode, isData, isTest, listFiles, readSource } from './house/source-files.ts'
import { findNamesExportedTwice, importGraph } from './house/structure.ts'
import { measureTypes } from './lib/measure-types.ts'

/**
 * Figures of the code's structure, of this checkout or of another one:
 * `npm run figures`, `npm run figures -- ../older-checkout`, `-- --types` for the compiler's CPU time as well.
 */
const { values, positionals } = parseArgs({
  options: { types: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const root = resolve(positionals[0] ?? join(import.meta.dirname, '..'))

const paths = listFiles(root, ['src'])
const sources = paths.filter(isCode).map((path) => readSource(root, path))
const product = sources.filter(({ path }) => !isTest(path) && !isData(path))

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

function row(label: string, of: typeof sources) {
  const lines = of.map(({ lineCount }) => lineCount).sort((a, b) => a - b)
  const at = (share: number) => lines[Math.floor(share * (lines.length - 1))] ?? 0
  return `${label.padEnd(18)} ${[of.length, sum(lines), at(0.5), at(0.9), at(1)].map((n) => String(n).padStart(7)).join('')}`
}

console.log(`${root}\n\n${''.padEnd(18)}   files  lines    p50    p90    max`)
for (const realm of ['shared', 'server', 'client']) {
  const inside = sources.filter(({ path }) => path.startsWith(`src/${realm}/`))
  console.log(
    row(
      realm,
      inside.filter(({ path }) => !isTest(path) && !isData(path)),
    ),
  )
  console.log(
    row(
      `${realm}: tests`,
      inside.filter(({ path }) => isTest(path)),
    ),
  )
  console.log(
    row(
      `${realm}: data`,
      inside.filter(({ path }) => !isTest(path) && isData(path)),
    ),
  )
}
console.log(row('product', product))

const graph = importGraph(sources)

/** `src/server/app/http/a.ts` lies in the room `http` of `src/server/app`; a file directly in it is a room. */
const roomIn = (folder: string) => (path: string) =>
  path.startsWith(`${folder}/`) ? (path.slice(folder.length + 1).split('/')[0] ?? null) : null

const topFolders = [
  'src/shared',
  ...new Set(
    product
      .map(({ path }) => path.split('/').slice(0, 3).join('/'))
      .filter((path) => /^src\/(server|client)\/[^.]+$/.test(path)),
  ),
].sort()

console.log(`\n${'rooms and arrows'.padEnd(28)}rooms arrows fullest folder`)
for (const folder of topFolders) {
  const rooms = mergeNodes(graph, roomIn(folder))
  const arrows = sum([...rooms.values()].map(({ size }) => size))
  const counts = Map.groupBy(
    product.filter(({ path }) => path.startsWith(`${folder}/`)),
    ({ path }) => dirname(path),
  )
  const [fullest = ['', []]] = [...counts].sort((a, b) => b[1].length - a[1].length)
  console.log(
    `${folder.padEnd(28)}${String(rooms.size).padStart(5)}${String(arrows).padStart(7)} ${fullest[1].length} files in ${fullest[0]}`,
  )
}

const metaLines = product
  .filter(({ path }) => path.endsWith('.router.ts'))
  .map(({ path }) => {
    const text = readFileSync(join(root, path), 'utf8')
    // Formatted code: a call over several lines ends with `)` at the indentation of its first.
    return sum(
      [...text.matchAll(/^( *)\.meta\((?:.*\)$|[\s\S]*?\n\1\}?\)$)/gm)].map(
        ([call]) => call.split('\n').length,
      ),
    )
  })
const routerLines = product
  .filter(({ path }) => path.endsWith('.router.ts'))
  .map(({ lineCount }) => lineCount)

console.log(`
import cycles between files:             ${findCycles(graph).length}
import cycles between folders:           ${findCycles(mergeNodes(graph, dirname)).length}
folders in a cycle with a folder above:  ${findParentCycles(graph).length}
names exported twice in a realm:         ${findNamesExportedTwice(sources).length}
lines of .meta( in routers:              ${sum(metaLines)} of ${sum(routerLines)}
copied code:                             npx jscpd@4 src --min-tokens 70 --ignore "**/*.test.*,**/*.json"`)

if (values.types) {
  const script = existsSync(join(root, 'tsconfig.base.json')) ? null : ['-p', '.']
  console.log('CPU of the types from cold, seconds of user and system time:')
  for (let run = 0; run < 3; run++) {
    const { user, system, elapsed } = await measureTypes(root, script)
    console.log(
      `  ${(user + system).toFixed(1)} (${user.toFixed(1)} + ${system.toFixed(1)}), ${elapsed.toFixed(1)} on the clock`,
    )
  }
}
