import { Migration } from '@mikro-orm/migrations'

export class Migration20261124140000_personal_data extends Migration {
  override up(): void {
    const statements = [
      // The last four digits are enough to show whose number was given.
      'alter table users drop column if exists aadhaar_hash',

      // Without a phone nobody can log in: an erased account, and one that lost its number to the
      // phone's new owner. When accounts last logged in was not recorded before, so each has a year from now.
      `alter table users
        alter column phone drop not null,
        add column last_login_at timestamptz(3) not null default now(),
        add column deletion_requested_at timestamptz(3),
        add column deletion_due_at timestamptz(3),
        add column released_phone text check (released_phone ~ '^[0-9]{10}$'),
        add column erased_at timestamptz(3),
        add check (phone is not null or deletion_due_at is not null or erased_at is not null),
        add check (erased_at is null or (phone is null and released_phone is null and deletion_due_at is null))`,
      'create index users_deletion_due on users (deletion_due_at) where deletion_due_at is not null',
      'create index users_erased on users (erased_at) where erased_at is not null',

      // What was archived when its owner asked to be deleted, and is shown again if they stay.
      `create table paused_listings (
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('crop', 'equipment')),
        listing_id uuid not null,
        primary key (user_id, kind, listing_id)
      )`,

      // Whose subscription it is, when they were logged in. An address alone proves nothing: anybody can
      // type one into their profile.
      `alter table newsletter_subscribers
        add column user_id uuid references users on delete set null`,
      `create index newsletter_subscribers_user on newsletter_subscribers (user_id)
        where user_id is not null`,

      // Codes are sent for more than logging in and signing up; the code's own type lists what for.
      'alter table if exists otp_codes drop constraint if exists otp_codes_purpose_check',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
