import { Migration } from '@mikro-orm/migrations'

const spoken = 'where last_message_at is not null'

export class Migration20261123120000_messages extends Migration {
  override up(): void {
    const statements = [
      // About a listing between who asks and its owner, once for each who asks. Messages count up
      // within it, under its row's lock, so that they have one order whatever the clocks say.
      `create table conversations (
        id uuid primary key,
        kind text not null check (kind in ('crop', 'equipment')),
        listing_id uuid not null,
        asker_id uuid not null references users on delete cascade,
        owner_id uuid not null references users on delete cascade,
        starter_id uuid not null,
        asker_opened boolean not null default false,
        owner_opened boolean not null default false,
        last_seq int not null default 0,
        last_message_at timestamptz(3),
        asker_read_seq int not null default 0,
        owner_read_seq int not null default 0,
        asker_unread int not null default 0 check (asker_unread >= 0),
        owner_unread int not null default 0 check (owner_unread >= 0),
        created_at timestamptz(3) not null,
        unique (kind, listing_id, asker_id),
        check (asker_id <> owner_id)
      )`,
      ...['asker', 'owner'].flatMap((side) => [
        `create index conversations_${side} on conversations
          (${side}_id, last_message_at desc, id desc) ${spoken}`,
        `create index conversations_${side}_unread on conversations (${side}_id)
          include (${side}_unread) where ${side}_unread > 0`,
      ]),
      'create index conversations_started on conversations (starter_id, created_at)',
      `create index conversations_age on conversations (last_message_at) ${spoken}`,
      'create index conversations_empty on conversations (created_at) where last_message_at is null',
      `create table messages (
        id uuid primary key,
        conversation_id uuid not null references conversations on delete cascade,
        seq int not null,
        sender_id uuid not null references users on delete cascade,
        body text not null default '',
        images text[] not null default '{}',
        status text not null default 'shown' check (status in ('shown', 'hidden')),
        sent_key text,
        created_at timestamptz(3) not null,
        unique (conversation_id, seq)
      )`,
      'create index messages_sender on messages (sender_id, created_at)',
      // What was sent by a key is sent once, also when the process died before it could say so.
      `create unique index messages_sent_key on messages (conversation_id, sender_id, sent_key)
        where sent_key is not null`,
      `create table message_blocks (
        blocker_id uuid not null references users on delete cascade,
        blocked_id uuid not null references users on delete cascade,
        created_at timestamptz(3) not null,
        primary key (blocker_id, blocked_id)
      )`,
      'create index message_blocks_blocked on message_blocks (blocked_id)',
      `create table message_reports (
        id uuid primary key,
        message_id uuid not null references messages on delete cascade,
        reporter_id uuid not null references users on delete cascade,
        reason text not null check (reason in ('fraud', 'abuse', 'spam', 'other')),
        note text not null default '',
        settled_at timestamptz(3),
        created_at timestamptz(3) not null,
        unique (message_id, reporter_id)
      )`,
      'create index message_reports_reporter on message_reports (reporter_id, created_at)',
      'create index message_reports_open on message_reports (created_at) where settled_at is null',
      'create index message_reports_settled on message_reports (settled_at) where settled_at is not null',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
