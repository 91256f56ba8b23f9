import { type DataTable, masked } from '#server/platform/database/personal-data.ts'

export const cropPersonalData: readonly DataTable[] = [
  {
    table: 'crops',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'reference',
      owner_id: 'reference',
      name: { becomes: masked },
      category: 'fact',
      price: 'fact',
      quantity: 'fact',
      unit: 'fact',
      description: { becomes: "''" },
      harvest_date: 'fact',
      expiry_date: 'fact',
      dispatch_time: 'fact',
      is_organic: 'fact',
      is_archived: { becomes: 'true' },
      tags: { becomes: "'{}'" },
      images: { becomes: "'{}'" },
      place: { becomes: "''" },
      created_at: 'fact',
      updated_at: 'internal',
      search: 'internal',
      hidden_at: 'fact',
      was_archived: 'internal',
      terms_changed_at: 'internal',
      stock_moves: 'internal',
      stock_moves_seen: 'internal',
      newest_at: 'internal',
    },
    archive: {
      file: 'crops',
      about: { en: 'Your crops in the market.', hi: 'बाज़ार में आपकी फ़सलें।' },
      key: 'id',
    },
    deletes: {
      owner: `not exists (select from conversations c where c.kind = 'crop' and c.listing_id = t.id)`,
    },
    retentionReason: 'The archived name of a crop that another person’s conversation is about.',
  },
]
