import { Migration } from '@mikro-orm/migrations'

/** Addresses that events are sent to, and what was sent to each. */
export class Migration20261201100000_webhooks extends Migration {
  override up(): void {
    this.addSql(`create table webhooks (
      id uuid primary key,
      owner_id uuid not null references users on delete cascade,
      name text not null,
      url text not null,
      -- None for all.
      types text[] not null,
      secret text not null,
      old_secret text,
      old_secret_until timestamptz(3),
      state text not null default 'active',
      failures_in_row int not null default 0,
      -- Before this a failing webhook is left alone.
      next_probe_at timestamptz(3),
      -- The place in the owner's feed up to which events were put in line.
      last_position bigint not null default 0,
      last_delivered_at timestamptz(3),
      -- One process at a time sends to a webhook; after this another takes over from one that died.
      leased_until timestamptz(3) not null default '-infinity',
      created_at timestamptz(3) not null default now()
    )`)
    this.addSql('create index webhooks_owner on webhooks (owner_id)')
    this.addSql(`create table webhook_deliveries (
      id bigint generated always as identity primary key,
      webhook_id uuid not null references webhooks on delete cascade,
      message_id text not null,
      type text not null,
      object_id uuid not null,
      body text not null,
      state text not null default 'waiting',
      attempts int not null default 0,
      created_at timestamptz(3) not null default now(),
      last_tried_at timestamptz(3),
      next_try_at timestamptz(3) not null default now(),
      give_up_at timestamptz(3) not null,
      status int,
      failure text,
      duration int,
      unique (webhook_id, message_id)
    )`)
    // The first one that waits of each object is what may be sent.
    this.addSql(
      "create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, object_id, id) where state = 'waiting'",
    )
    this.addSql(
      'create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc)',
    )
    this.addSql('create index webhook_deliveries_age on webhook_deliveries (created_at)')
  }

  override down(): void {
    this.addSql('drop table webhook_deliveries')
    this.addSql('drop table webhooks')
  }
}
