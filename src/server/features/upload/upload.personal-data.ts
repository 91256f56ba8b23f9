import type { DataTable } from '#server/platform/database/personal-data.ts'

export const uploadPersonalData: readonly DataTable[] = [
  {
    table: 'upload_uses',
    // Pictures of the person's profile and listings. Pictures in orders, bookings and messages are the
    // counterparty's record too.
    people: {
      owner: `(t.used_by = :person
        or t.used_by in (select id from crops where owner_id = :person)
        or t.used_by in (select id from equipments where owner_id = :person)
        or t.used_by in (select id from listing_imports where owner_id = :person))`,
    },
    columns: { url: 'reference', used_by: 'reference' },
    archive: {
      none: 'Which row uses which picture; the pictures themselves are in the archive.',
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'uploads',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'reference',
      owner_id: 'reference',
      url: {},
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'pictures',
      about: {
        en: 'The pictures you uploaded; the files are in the folder “pictures”.',
        hi: 'आपकी भेजी तस्वीरें; फ़ाइलें “pictures” फ़ोल्डर में हैं।',
      },
      key: 'id',
    },
    retentionReason:
      'The job sweep-uploads deletes file and row once nothing shows the picture; until then an order, a ' +
      'booking or a message of somebody else does.',
  },
]
