import type { DataTable } from '#server/platform/database/personal-data.ts'

export const sandboxPersonalData: readonly DataTable[] = [
  {
    table: 'sandboxes',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      generation: 'internal',
      created_at: 'fact',
      last_used_at: 'fact',
    },
    archive: { none: 'A sandbox holds invented data of a program, in a database of its own.' },
    deletes: { owner: 'all' },
  },
]
