import { Migration } from '@mikro-orm/migrations'

export class Migration20261123100000_bookings extends Migration {
  override up(): void {
    const statements = [
      // Gives GiST an equality for ids, so that one constraint can watch machine and days together.
      'create extension if not exists btree_gist',

      // Bookings, and the days that an owner blocks (status 'blocked', nobody rents): one table, so
      // that one constraint holds over both. The owner has no foreign key of their own, for their
      // row would be locked by each booking; they never change, and go with the machine.
      `create table bookings (
        id uuid primary key,
        equipment_id uuid not null references equipments on delete cascade,
        owner_id uuid not null,
        renter_id uuid references users on delete cascade,
        status text not null check (status in ('requested', 'accepted', 'declined', 'handed-over',
          'returned', 'completed', 'cancelled', 'expired', 'blocked')),
        first_day date not null,
        last_day date not null check (last_day >= first_day),
        days daterange not null generated always as (daterange(first_day, last_day, '[]')) stored,
        number text unique,
        name text not null default '',
        image text,
        price_per_day numeric(12, 2) not null default 0 check (price_per_day >= 0),
        currency text not null default 'INR' check (currency in ('INR', 'USD')),
        total numeric(14, 2) not null default 0 check (total >= 0),
        note text not null default '',
        idempotency_key text,
        expires_at timestamptz(3),
        completed_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        check ((status = 'blocked') = (renter_id is null)),
        check ((status = 'blocked') = (number is null)),
        check ((status = 'requested') = (expires_at is not null)),
        check (renter_id <> owner_id),
        unique (renter_id, idempotency_key),
        constraint bookings_no_overlap exclude using gist (equipment_id with =, days with &&)
          where (status in ('requested', 'accepted', 'handed-over', 'blocked'))
      )`,
      'create index bookings_renter on bookings (renter_id, created_at desc, id desc)',
      `create index bookings_owner on bookings (owner_id, created_at desc, id desc)
        where renter_id is not null`,
      'create index bookings_equipment on bookings (equipment_id)',
      `create index bookings_waiting on bookings (expires_at) where status = 'requested'`,

      `create table booking_events (
        id uuid primary key,
        booking_id uuid not null references bookings on delete cascade,
        status text not null,
        done_by text not null check (done_by in ('renter', 'owner', 'time')),
        reason text not null default '',
        created_at timestamptz(3) not null
      )`,
      'create index booking_events_booking on booking_events (booking_id, created_at, id)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
