import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { checkHouse } from './house/check-house.ts'
import { fixHindiSpellings } from './house/hindi.ts'
import { codeFolders } from './house/house.config.ts'
import { listFiles } from './house/source-files.ts'
import { findStrayFiles } from './house/tracked-files.ts'

const root = resolve(import.meta.dirname, '..')
if (process.argv.includes('--fix-hindi')) fixHindiSpellings(root, listFiles(root, codeFolders))

// An unpacked archive of the sources has no list of tracked files.
const strayFiles = existsSync(join(root, '.git')) ? findStrayFiles(root) : []
const violations = [...checkHouse(root), ...strayFiles]
for (const { file, line, message, rule } of violations) {
  console.error(`${file}:${line} ${message} (${rule})`)
}
const byRule = Map.groupBy(violations, ({ rule }) => rule)
for (const [rule, { length }] of byRule) console.log(`${rule}: ${length}`)
if (violations.length === 0) console.log('The house is in order.')
else process.exitCode = 1
