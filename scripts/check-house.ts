import { resolve } from 'node:path'
import { checkHouse } from './house/check-house.ts'
import { fixHindiSpellings } from './house/hindi.ts'
import { codeFolders } from './house/house.config.ts'
import { listFiles } from './house/source-files.ts'

const root = resolve(import.meta.dirname, '..')
if (process.argv.includes('--fix-hindi')) fixHindiSpellings(root, listFiles(root, codeFolders))

const violations = checkHouse(root)
for (const { file, line, message, rule } of violations) {
  console.error(`${file}:${line} ${message} (${rule})`)
}
const byRule = Map.groupBy(violations, ({ rule }) => rule)
for (const [rule, { length }] of byRule) console.log(`${rule}: ${length}`)
if (violations.length === 0) console.log('The house is in order.')
else process.exitCode = 1
