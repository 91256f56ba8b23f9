import type { DataTable } from '#server/platform/database/personal-data.ts'

export const favouritePersonalData: readonly DataTable[] = [
  {
    table: 'favourites',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      crop_id: 'reference',
      equipment_id: 'reference',
      created_at: 'fact',
    },
    archive: {
      file: 'favourites',
      about: { en: 'Your favourites.', hi: 'आपकी पसंदीदा चीज़ें।' },
      key: 'id',
      extra: {
        listing:
          'coalesce((select name from crops where id = t.crop_id), (select name from equipments where id = t.equipment_id))',
      },
    },
    deletes: { owner: 'all' },
  },
]
