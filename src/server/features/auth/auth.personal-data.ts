import type { DataTable } from '#server/platform/database/personal-data.ts'

export const authPersonalData: readonly DataTable[] = [
  {
    table: 'sessions',
    people: { owner: 't.user_id = :person' },
    columns: {
      id: 'reference',
      user_id: 'reference',
      token_hash: 'secret',
      user_agent: {},
      last_seen_at: 'fact',
      expires_at: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
      is_second_factor_pending: 'internal',
      second_factor_tries: 'internal',
      second_factor_at: 'fact',
      previous_token_hash: 'secret',
      previous_token_until: 'internal',
    },
    archive: {
      file: 'sessions',
      about: {
        en: 'Where you are logged in: browser, since when, last active.',
        hi: 'आप कहाँ-कहाँ लॉग इन हैं: ब्राउज़र, कब से, आखिरी बार कब।',
      },
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'otp_codes',
    people: { owner: 't.phone = (select phone from users where id = :person)' },
    columns: {
      id: 'reference',
      phone: {},
      purpose: 'fact',
      request_hash: 'secret',
      network: {},
      code_hash: 'secret',
      wrong_tries: 'fact',
      created_at: 'fact',
      expires_at: 'fact',
    },
    archive: {
      none: 'Valid for two minutes, after a login with an unknown number for five; then deleted.',
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'otp_requests',
    people: { owner: 't.phone = (select phone from users where id = :person)' },
    columns: {
      id: 'reference',
      phone: {},
      ip: {},
      wide_network: {},
      is_known_network: 'fact',
      requested_at: 'fact',
    },
    archive: {
      none: 'Stored for a day against misuse; a code may be requested by a stranger, whose address is private.',
    },
    deletes: { owner: 'all' },
  },
  {
    table: 'phone_networks',
    people: { owner: 't.phone = (select phone from users where id = :person)' },
    columns: { phone: {}, network_hash: 'secret', proven_at: 'fact' },
    archive: { none: 'Hashes of the networks you log in from, for 90 days; nobody can read them.' },
    deletes: { owner: 'all' },
  },
]
