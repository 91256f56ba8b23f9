import type { DataTable } from '#server/platform/database/personal-data.ts'

export const apiKeyPersonalData: readonly DataTable[] = [
  {
    table: 'api_keys',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      name: {},
      secret_hash: 'secret',
      scopes: 'fact',
      sandbox_person: 'fact',
      created_at: 'fact',
      expires_at: 'fact',
      last_used_at: 'fact',
      last_network: {},
      ended_at: 'fact',
      ended_by: 'fact',
    },
    archive: {
      file: 'api-keys',
      about: {
        en: 'Your API keys: their names, what they may do, when and from which network they were last used.',
        hi: 'आपकी API कुंजियाँ: उनके नाम, वे क्या कर सकती हैं, पिछली बार कब और किस नेटवर्क से इस्तेमाल हुईं।',
      },
    },
    deletes: { owner: 'all' },
  },
]
