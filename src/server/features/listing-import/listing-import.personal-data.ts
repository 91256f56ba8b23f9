import type { DataTable } from '#server/platform/database/personal-data.ts'

export const listingImportPersonalData: readonly DataTable[] = [
  {
    table: 'imported_pictures',
    people: { owner: 't.owner_id = :person' },
    columns: { owner_id: 'reference', source: {}, url: 'internal' },
    archive: {
      file: 'imported-pictures',
      about: {
        en: 'Addresses of pictures that you imported.',
        hi: 'उन तस्वीरों के पते जो आपने फ़ाइल से जोड़ीं।',
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'listing_import_rows',
    people: {
      owner: 't.import_id in (select id from listing_imports where owner_id = :person)',
    },
    columns: {
      import_id: 'reference',
      number: 'fact',
      cells: {},
      reference: {},
      plan: 'internal',
      outcome: 'fact',
      undo: 'fact',
      listing_id: 'reference',
      issues: 'internal',
      before: 'internal',
      after: 'internal',
      written_at: 'fact',
    },
    archive: {
      file: 'imported-rows',
      about: {
        en: 'The rows of the files that you imported in the last eight days.',
        hi: 'पिछले आठ दिन में जिन फ़ाइलों से आपने लिस्टिंग जोड़ीं, उनकी पंक्तियाँ।',
      },
      key: 'import_id',
      pages: {
        keys: 'select id as key from listing_imports where owner_id = :person order by id',
        by: 'number',
      },
      extra: { fileName: '(select i.file_name from listing_imports i where i.id = t.import_id)' },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'import_pictures',
    people: {
      owner: 't.import_id in (select id from listing_imports where owner_id = :person)',
    },
    columns: { import_id: 'reference', name: {}, url: 'internal', problem: 'internal' },
    archive: {
      within: 'listing_imports',
      as: 'zipPictures',
      on: 't.import_id = p.id',
      orderBy: 't.name',
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'listing_imports',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'reference',
      owner_id: 'reference',
      kind: 'fact',
      file_name: {},
      file_hash: 'internal',
      state: 'fact',
      headings: {},
      mapping: 'internal',
      rows: 'fact',
      leased_until: 'internal',
      created_at: 'fact',
      updated_at: 'fact',
      started_at: 'fact',
      ended_at: 'fact',
      pictures: 'fact',
      pictures_until: 'internal',
      counts: 'fact',
    },
    archive: {
      file: 'listing_imports',
      about: { en: 'Files that you imported listings from.', hi: 'वे फ़ाइलें जिनसे आपने लिस्टिंग जोड़ीं।' },
      key: 'id',
    },
    deletes: { owner: 'all' },
  },
]
