import { type DataTable, masked } from '#server/platform/database/personal-data.ts'

export const equipmentPersonalData: readonly DataTable[] = [
  {
    table: 'equipments',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'reference',
      owner_id: 'reference',
      name: { becomes: masked },
      description: { becomes: "''" },
      category: 'fact',
      price_per_day: 'fact',
      currency: 'fact',
      contact_number: { becomes: "''" },
      available_from: 'fact',
      available_to: 'fact',
      status: 'fact',
      safety_check_passed: 'fact',
      is_archived: { becomes: 'true' },
      tags: { becomes: "'{}'" },
      images: { becomes: "'{}'" },
      bookings_count: 'fact',
      views: 'fact',
      rating: 'fact',
      num_reviews: 'fact',
      place: { becomes: "''" },
      created_at: 'fact',
      updated_at: 'internal',
      search: 'internal',
      hidden_at: 'fact',
      was_archived: 'internal',
      terms_changed_at: 'internal',
      newest_at: 'internal',
      kind_id: 'fact',
      kind_from: 'internal',
    },
    archive: {
      file: 'equipment',
      about: { en: 'Your machines for rent.', hi: 'किराए पर दी जाने वाली आपकी मशीनें।' },
      key: 'id',
    },
    deletes: {
      owner: `not exists (select from conversations c where c.kind = 'equipment' and c.listing_id = t.id)
        and not exists (select from bookings b where b.equipment_id = t.id and b.renter_id is not null)`,
    },
    retentionReason:
      'The archived name of a machine that another person has rented or written about.',
  },
  {
    table: 'equipment_contact_looks',
    people: { viewer: 't.viewer_id = :person' },
    columns: { viewer_id: 'reference', day: 'fact', equipment_id: 'reference' },
    archive: { none: 'The machines of today, for the daily limit.' },
    deletes: { viewer: 'all' },
  },
  {
    table: 'equipment_views',
    impersonal: 'keyed hash, deleted within days',
    columns: ['equipment_id', 'visitor', 'day'],
  },
]
