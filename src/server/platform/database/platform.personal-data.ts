import type { DataTable } from './personal-data.ts'

/** Tables that belong to no feature. */
export const corePersonalData: readonly DataTable[] = [
  {
    table: 'idempotency_keys',
    people: { owner: 't.owner_id = :person' },
    columns: {
      owner_id: 'reference',
      key: 'internal',
      fingerprint: 'secret',
      status: 'internal',
      body: {},
      created_at: 'internal',
      attempt: 'internal',
      has_written: 'internal',
    },
    archive: { none: 'Copies of answers, for a day; what they were made of is in the archive.' },
    deletes: { owner: 'all' },
  },
  {
    table: 'counted_uses',
    impersonal: 'keyed hash, deleted within days',
    columns: ['id', 'name', 'key_hash', 'used_at'],
  },
  { table: 'page_versions', impersonal: 'machinery', columns: ['id', 'version'] },
  { table: 'job_lease', impersonal: 'machinery', columns: ['name', 'held_until'] },
  {
    table: 'mikro_orm_migrations',
    impersonal: 'machinery',
    columns: ['id', 'name', 'executed_at'],
  },
]
