import type { DataTable } from '#server/platform/database/personal-data.ts'

export const cartPersonalData: readonly DataTable[] = [
  {
    table: 'basket_lines',
    people: { owner: 't.user_id = :person' },
    columns: {
      user_id: 'reference',
      crop_id: 'reference',
      quantity: 'fact',
      seen_price: 'fact',
      seen_name: 'fact',
      seen_unit: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'cart',
      about: { en: 'What is in your cart.', hi: 'आपके कार्ट में क्या है।' },
      extra: { crop: '(select name from crops where id = t.crop_id)' },
    },
    deletes: { owner: 'all' },
  },
]
