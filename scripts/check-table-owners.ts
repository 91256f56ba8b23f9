import { resolve } from 'node:path'
import { findForeignWrites, readTableOwners } from './lib/table-owners.ts'

const server = resolve(import.meta.dirname, '../src/server')

const ofEvaluation = 'the evaluation of searches fills a database of its own'
const ofListings = 'crops and equipment are listings: the owner passes its own table'
const ofPlace = 'copies of the person’s place; crops and equipment import users, so not the reverse'
const generated = 'generated from the owners’ declarations of personal data'

/** Statements that may write a table of another folder, by `<file> <table>`, each with its reason. `*` is a table named at run time. */
const allowed = new Map([
  ['features/account/account-erasure.policy.ts *', generated],
  ['features/listing/listing-hiding.service.ts *', ofListings],
  ['features/listing/listing-kind.service.ts *', ofListings],
  ['features/listing/listing-pause.service.ts *', ofListings],
  ['features/listing/listing-points.service.ts *', ofListings],
  ['features/listing/spread/listing-spread.service.ts *', ofListings],
  ['features/listing/search-evaluation/search-evaluation.service.ts *', ofEvaluation],
  ['features/listing/search-evaluation/search-evaluation.service.ts users', ofEvaluation],
  ['platform/database/stepwise-migration.ts *', 'migrations of any table pass theirs'],
  ['platform/jobs/outbox.ts *', 'one sending loop for the outboxes that features declare'],
  ['platform/jobs/retention.ts *', 'one job for the retention rules of app/retention.ts'],
  ['features/user/listing-moves.service.ts *', ofPlace],
])

/** With an unreadable source the check sees next to nothing, and passes. */
const fewestTables = 40

const tables = readTableOwners(server).size
const writes = findForeignWrites(server, allowed)
for (const { at, table, owner } of writes) {
  console.error(`${at}: ${table} is written outside ${owner}; call a function of ${owner} instead`)
}
console.log(`${tables} tables, ${writes.length} written outside their owner`)
if (tables < fewestTables || writes.length > 0) process.exit(1)
