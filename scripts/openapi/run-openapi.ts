import { indiaDay } from '../../src/shared/kit/india-day.ts'
import { readRelease } from './release.ts'

/**
 * `npm run openapi` lists what has changed since the last released form of the API's document, and fails
 * for a breaking change or one that is not accepted yet. `-- --accept` writes the new form, the changelog
 * and the tables of docs/api.md; it refuses breaking changes, which need a new version.
 */
const { changes, isCurrent, accept } = readRelease()
for (const { isBreaking, where, what } of changes) {
  console.log(`${isBreaking ? 'BREAKS ' : 'adds   '} ${where}: ${what}`)
}
if (changes.some(({ isBreaking }) => isBreaking)) {
  console.log('A breaking change needs a new version: see "Versions" in docs/api.md.')
  process.exitCode = 1
} else if (process.argv.includes('--accept')) {
  accept(indiaDay())
  console.log('Accepted.')
} else if (!isCurrent) {
  console.log('Accept it with: npm run openapi -- --accept')
  process.exitCode = 1
}
