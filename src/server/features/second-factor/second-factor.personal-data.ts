import type { DataTable } from '#server/platform/database/personal-data.ts'

export const secondFactorPersonalData: readonly DataTable[] = [
  {
    table: 'second_factor_passkeys',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      credential_id: 'internal',
      public_key: 'internal',
      counter: 'internal',
      transports: 'internal',
      name: {},
      created_at: 'fact',
      last_used_at: 'fact',
    },
    archive: {
      file: 'passkeys',
      about: {
        en: 'Your passkeys: name, since when, last used.',
        hi: 'आपकी पासकी: नाम, कब से, आखिरी बार कब इस्तेमाल हुई।',
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'second_factor_apps',
    people: { owner: 't.user_id = :person' },
    columns: {
      user_id: 'reference',
      sealed_secret: 'secret',
      last_step: 'internal',
      begun_at: 'fact',
      confirmed_at: 'fact',
    },
    archive: {
      file: 'authenticator-app',
      about: {
        en: 'Since when you log in with an authenticator app.',
        hi: 'आप ऑथेंटिकेटर ऐप से कब से लॉग इन करते हैं।',
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'second_factor_recovery_codes',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      code_hash: 'secret',
      used_at: 'fact',
      created_at: 'fact',
    },
    archive: {
      file: 'recovery-codes',
      about: {
        en: 'When your recovery codes were made and used; the codes themselves are not kept.',
        hi: 'आपके रिकवरी कोड कब बने और कब इस्तेमाल हुए; कोड खुद नहीं रखे जाते।',
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'second_factor_challenges',
    people: { owner: 't.session_id in (select id from sessions where user_id = :person)' },
    columns: {
      session_id: 'reference',
      purpose: 'internal',
      challenge: 'secret',
      expires_at: 'internal',
    },
    archive: { none: 'Random numbers that are valid for five minutes.' },
    deletes: { owner: 'all' },
  },
]
