import type { DataTable } from '#server/platform/database/personal-data.ts'
import { formerMember } from '#shared/account/account.constants.ts'

const empty = { becomes: "''" }
const gone = { becomes: 'null' }

export const userPersonalData: readonly DataTable[] = [
  {
    table: 'listing_moves',
    people: { owner: 't.owner_id = :person' },
    columns: {
      id: 'internal',
      owner_id: 'reference',
      tries: 'internal',
      next_try_at: 'internal',
      created_at: 'fact',
    },
    archive: { none: 'Whose listings will follow a new address in the next minutes.' },
    deletes: { owner: 'all' },
  },
  // Erased last, because the statements of other tables still need to know the owner.
  {
    table: 'users',
    people: { self: 't.id = :person' },
    columns: {
      id: 'reference',
      phone: gone,
      kind: 'fact',
      activities: { becomes: "'{}'" },
      first_name: { becomes: `'${formerMember}'` },
      last_name: empty,
      email: empty,
      image: gone,
      gender: { becomes: "'Not Selected'" },
      dob: gone,
      address_line: empty,
      city: empty,
      state: empty,
      zip: empty,
      country: empty,
      language: 'fact',
      aadhaar_last4: gone,
      farmer_id: gone,
      verified: { becomes: 'false' },
      verification_lapsed_at: gone,
      second_factor_methods: { becomes: "'{}'" },
      set_up_at: 'fact',
      created_at: 'fact',
      updated_at: { becomes: 'now()' },
      upi_id: empty,
      rating: { becomes: '0' },
      num_reviews: { becomes: '0' },
      last_login_at: 'fact',
      deletion_requested_at: gone,
      deletion_due_at: gone,
      released_phone: gone,
      erased_at: { becomes: 'now()' },
    },
    archive: {
      file: 'profile',
      about: {
        en: 'Your profile: name, number, address, what you gave us of Aadhaar and Farmer ID, your rating.',
        hi: 'आपकी प्रोफ़ाइल: नाम, नंबर, पता, आधार और किसान आईडी का जो हिस्सा आपने दिया, आपकी रेटिंग।',
      },
    },
    retentionReason:
      'A row without any personal data, for the orders, bookings, reviews and messages that other people ' +
      'keep; deleted once nothing refers to it.',
  },
]
