import { Migration } from '@mikro-orm/migrations'

export class Migration20261122090000_mail extends Migration {
  override up(): void {
    const statements = [
      // What still has to leave: a row goes when the mail server has taken it.
      `create table mails (
        id uuid primary key,
        recipient text not null,
        subject text not null,
        body text not null,
        html text,
        reply_to text,
        headers jsonb not null default '{}',
        tries int not null default 0,
        next_try_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index mails_due on mails (next_try_at)',
      'create index mails_recipient on mails (recipient)',
      `create table contact_messages (
        id uuid primary key,
        user_id uuid references users on delete set null,
        name text not null,
        email text not null,
        subject text not null check (subject in ('general', 'support', 'sales', 'feedback', 'other')),
        message text not null,
        language text not null check (language in ('en', 'hi')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index contact_messages_newest on contact_messages (created_at)',
      'create index contact_messages_user on contact_messages (user_id)',
      'create index contact_messages_email on contact_messages (email, created_at)',
      // An address waits until its owner confirms it; confirm_queued_at is null while there was no
      // mail server to ask by.
      `create table newsletter_subscribers (
        id uuid primary key,
        email text not null unique,
        language text not null check (language in ('en', 'hi')),
        status text not null check (status in ('waiting', 'confirmed', 'unsubscribed')),
        asked_at timestamptz(3) not null,
        confirm_queued_at timestamptz(3),
        confirmed_at timestamptz(3),
        unsubscribed_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index newsletter_subscribers_status on newsletter_subscribers (status, id)',
      // Who was sent which article: a row in the transaction that queues the mail, so once each.
      `create table newsletter_sendings (
        article text not null,
        subscriber_id uuid not null references newsletter_subscribers on delete cascade,
        queued_at timestamptz(3) not null,
        primary key (article, subscriber_id)
      )`,
      'create index newsletter_sendings_subscriber on newsletter_sendings (subscriber_id)',
      // Uses of what is limited over all processes, by a keyed hash of who used it.
      `create table counted_uses (
        id uuid primary key,
        name text not null,
        key_hash text not null,
        used_at timestamptz(3) not null
      )`,
      'create index counted_uses_key on counted_uses (name, key_hash, used_at)',
      'create index counted_uses_time on counted_uses (used_at)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
