import type { DataTable } from '#server/platform/database/personal-data.ts'

const none =
  'Ids and facts of orders, bookings, listings, reviews and messages that the archive has themselves.'

export const eventPersonalData: readonly DataTable[] = [
  {
    table: 'events',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'internal',
      owner_id: 'reference',
      type: 'fact',
      object_kind: 'internal',
      object_id: 'reference',
      data: 'fact',
      position: 'internal',
      created_at: 'fact',
    },
    archive: { none },
    deletes: { owner: 'all' },
  },
  {
    table: 'event_feeds',
    people: { owner: 't.owner_id = :person' },
    columns: { owner_id: 'reference', last_position: 'internal' },
    archive: { none },
    deletes: { owner: 'all' },
  },
]
