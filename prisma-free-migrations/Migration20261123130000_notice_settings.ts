import { Migration } from '@mikro-orm/migrations'

export class Migration20261123130000_notice_settings extends Migration {
  override up(): void {
    const statements = [
      // Who has never touched a switch has no row, and all of them on.
      `create table notice_settings (
        user_id uuid primary key references users on delete cascade,
        sms_orders boolean not null default true,
        sms_bookings boolean not null default true,
        price_alerts boolean not null default true,
        community boolean not null default true,
        reviews boolean not null default true,
        updated_at timestamptz(3) not null
      )`,
      // Which notices go out by SMS too. The words are made when one is sent: no text, no phone here.
      // Sent rows stay for two days, to count a person's SMS of a day by.
      `create table sms_outbox (
        id uuid primary key,
        notice_id uuid not null references notices on delete cascade,
        user_id uuid not null references users on delete cascade,
        tries int not null default 0,
        next_try_at timestamptz(3) not null,
        sent_at timestamptz(3),
        created_at timestamptz(3) not null
      )`,
      'create index sms_outbox_due on sms_outbox (next_try_at) where sent_at is null',
      'create index sms_outbox_of_day on sms_outbox (user_id, created_at)',
      'create index sms_outbox_notice on sms_outbox (notice_id)',
      'create index sms_outbox_age on sms_outbox (created_at)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
