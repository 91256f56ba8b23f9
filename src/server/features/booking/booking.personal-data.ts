import { type DataTable, isErased, masked } from '#server/platform/database/personal-data.ts'

const bookingsOfNobody = `select b.id from bookings b
  where (b.renter_id = :person and ${isErased('b.owner_id')})
    or (b.owner_id = :person and ${isErased('b.renter_id')})`

const isBookingOf = (side: 'renter' | 'owner') =>
  `t.booking_id in (select id from bookings where ${side}_id = :person)`

export const bookingPersonalData: readonly DataTable[] = [
  {
    table: 'bookings',
    people: { renter: 't.renter_id = :person', owner: 't.owner_id = :person' },
    columns: {
      id: 'reference',
      equipment_id: 'reference',
      owner_id: 'reference',
      renter_id: 'reference',
      status: 'fact',
      first_day: 'fact',
      last_day: 'fact',
      days: 'internal',
      number: 'fact',
      name: { of: 'owner', seenByAll: true, becomes: masked },
      image: 'reference',
      price_per_day: 'fact',
      currency: 'fact',
      total: 'fact',
      is_brought: 'fact',
      travel_fee: 'fact',
      travel_km: 'fact',
      travel_from_pin: { of: 'owner', seenByAll: true, becomes: 'null' },
      travel_to_pin: { of: 'renter', seenByAll: true, becomes: 'null' },
      note: { of: 'renter', seenByAll: true, becomes: "''" },
      idempotency_key: 'internal',
      expires_at: 'fact',
      completed_at: 'fact',
      created_at: 'fact',
      updated_at: 'internal',
    },
    archive: {
      file: 'bookings',
      about: {
        en: 'Machines that you rented or let, with days, price and each step; days that you blocked.',
        hi: 'आपने जो मशीनें किराए पर लीं या दीं, दिन, दाम और हर कदम के साथ; जो दिन आपने रोके।',
      },
      key: 'id',
      extra: {
        my_side: "case when t.renter_id = :person then 'renter' else 'owner' end",
        other_side: `(select btrim(u.first_name || ' ' || u.last_name) from users u
          where u.id = case when t.renter_id = :person then t.owner_id else t.renter_id end)`,
      },
    },
    beforeErasure: [`delete from upload_uses where used_by in (${bookingsOfNobody})`],
    deletes: {
      renter: isErased('t.owner_id'),
      owner: `(t.renter_id is null or ${isErased('t.renter_id')})`,
    },
    retentionReason:
      'A booking is the counterparty’s record too; it is deleted once both people are erased.',
  },
  {
    table: 'booking_events',
    people: { renter: isBookingOf('renter'), owner: isBookingOf('owner') },
    columns: {
      id: 'reference',
      booking_id: 'reference',
      status: 'fact',
      done_by: 'fact',
      reason: { seenByAll: true, becomes: masked },
      created_at: 'fact',
    },
    archive: {
      within: 'bookings',
      as: 'steps',
      on: 't.booking_id = p.id',
      orderBy: 't.created_at, t.id',
    },
    retentionReason: 'With its booking.',
  },
]
