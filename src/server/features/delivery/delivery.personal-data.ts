import type { DataTable } from '#server/platform/database/personal-data.ts'

export const deliveryPersonalData: readonly DataTable[] = [
  {
    table: 'delivery_terms',
    people: { owner: 't.user_id = :person' },
    columns: {
      user_id: 'reference',
      crops: 'fact',
      equipment: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'delivery',
      about: {
        en: 'Where you deliver, how far your machines travel, and what it costs.',
        hi: 'आप माल कहाँ तक पहुँचाते हैं, आपकी मशीनें कितनी दूर जाती हैं, और इसका कितना लगता है।',
      },
    },
    deletes: { owner: 'all' },
  },
]
