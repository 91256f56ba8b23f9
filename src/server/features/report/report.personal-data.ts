import { type DataTable, masked } from '#server/platform/database/personal-data.ts'

export const reportPersonalData: readonly DataTable[] = [
  {
    table: 'listing_reports',
    people: { reporter: 't.reporter_id = :person' },
    columns: {
      id: 'reference',
      crop_id: 'reference',
      equipment_id: 'reference',
      kind: 'fact',
      listing_id: 'reference',
      reporter_id: 'reference',
      reason: 'fact',
      note: { becomes: masked },
      settled_at: 'fact',
      created_at: 'fact',
    },
    archive: {
      file: 'listing-reports',
      about: { en: 'Listings that you reported.', hi: 'वे चीज़ें जिनकी आपने शिकायत की।' },
      key: 'id',
    },
    retentionReason:
      'Operators decide about what was reported, whoever did; a year after that it is deleted.',
  },
]
