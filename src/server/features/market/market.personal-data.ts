import type { DataTable } from '#server/platform/database/personal-data.ts'

const impersonal = 'public reference data' as const

export const marketPersonalData: readonly DataTable[] = [
  {
    table: 'price_alerts',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      series_id: 'reference',
      direction: 'fact',
      level: 'fact',
      fired_at: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'price-alerts',
      about: { en: 'The mandi prices you wait for.', hi: 'मंडी के जिन भावों का आप इंतज़ार कर रहे हैं।' },
      extra: {
        price: `(select concat_ws(', ', commodity, nullif(variety, ''), market, state)
          from mandi_series where id = t.series_id)`,
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'mandi_series',
    impersonal,
    columns: [
      'id',
      'state',
      'district',
      'market',
      'commodity',
      'variety',
      'grade',
      'last_day',
      'last_min',
      'last_modal',
      'last_max',
    ],
  },
  { table: 'mandi_prices', impersonal, columns: ['series_id', 'day', 'min', 'modal', 'max'] },
  {
    table: 'mandi_fetches',
    impersonal: 'machinery',
    columns: ['day', 'part', 'next_offset', 'started_at', 'finished_at'],
  },
]
