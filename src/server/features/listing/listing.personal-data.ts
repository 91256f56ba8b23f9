import type { DataTable } from '#server/platform/database/personal-data.ts'

export const listingPersonalData: readonly DataTable[] = [
  {
    table: 'paused_listings',
    people: { owner: 't.user_id = :person' },
    columns: { user_id: 'reference', kind: 'fact', listing_id: 'reference' },
    archive: { none: 'Which listings are shown again when a deletion is cancelled.' },
    deletes: { owner: 'all' },
  },
  {
    table: 'listing_announcements',
    impersonal: 'machinery',
    columns: ['id', 'kind', 'tries', 'next_try_at', 'created_at'],
  },
  // Words of listings and posts without order or origin; recounted every hour.
  { table: 'search_words', impersonal: 'machinery', columns: ['kind', 'word', 'listings'] },
]
