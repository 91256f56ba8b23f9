import { resolve } from 'node:path'
import { findBrokenBoundaries } from './house/boundaries.ts'

/** With a parser that cannot read this TypeScript, dependency-cruiser sees next to nothing and passes. */
const fewestModules = 50

const { violations, moduleCount } = await findBrokenBoundaries(resolve(import.meta.dirname, '..'))
for (const violation of violations) console.error(violation)
const isBlind = moduleCount <= fewestModules
if (isBlind) console.error(`Only ${moduleCount} modules were seen: the check is blind.`)
console.log(`${moduleCount} modules, ${violations.length} broken boundaries`)
if (isBlind || violations.length > 0) process.exit(1)
