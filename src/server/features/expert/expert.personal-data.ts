import type { DataTable } from '#server/platform/database/personal-data.ts'

export const expertPersonalData: readonly DataTable[] = [
  {
    table: 'expert_sessions',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      field: 'fact',
      crop: 'fact',
      state: {},
      preferred_day: 'fact',
      part_of_day: 'fact',
      language: 'fact',
      question: {},
      status: 'fact',
      note: {},
      decided_at: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'expert-sessions',
      about: {
        en: 'Your requests for a session with an expert.',
        hi: 'विशेषज्ञ से बात करने के आपके अनुरोध।',
      },
      key: 'id',
    },
    deletes: { owner: 'all' },
  },
]
