import type { DataTable } from '#server/platform/database/personal-data.ts'

export const chatPersonalData: readonly DataTable[] = [
  {
    table: 'chat_messages',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      role: 'fact',
      text: {},
      sources: 'fact',
      understood: 'fact',
      choices: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'farmadvisor-chat',
      about: {
        en: 'Your questions to FarmAdvisor and its answers.',
        hi: 'फ़ार्म एडवाइज़र से आपके सवाल और उसके जवाब।',
      },
      key: 'id',
    },
    deletes: { owner: 'all' },
  },
]
