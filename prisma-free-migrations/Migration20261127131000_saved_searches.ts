import { Migration } from '@mikro-orm/migrations'

/** Searches that tell their owners of new listings, and the queue of listings to be told. */
export class Migration20261127131000_saved_searches extends Migration {
  override up(): void {
    const statements = [
      `create table saved_searches (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        kind text not null check (kind in ('crop', 'equipment')),
        name text not null,
        is_on boolean not null default true,
        -- As the owner asked for it, and its hash, by which saving it again is the same.
        query jsonb not null,
        query_hash text not null,
        -- As it is compared with a listing; null for no limit.
        category text,
        is_organic boolean not null default false,
        min_price numeric,
        max_price numeric,
        state text,
        district text,
        center cube,
        chord float8,
        goods_kinds text[],
        kind_words tsquery,
        words tsquery,
        last_match_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (user_id, query_hash)
      )`,
      'create index saved_searches_newest on saved_searches (user_id, created_at desc, id desc)',
      // Each search is under every key of which a matching listing must have at least one.
      `create table saved_search_keys (
        key text not null,
        search_id uuid not null references saved_searches on delete cascade,
        primary key (key, search_id)
      )`,
      'create index saved_search_keys_search on saved_search_keys (search_id)',
      `create table saved_search_matches (
        user_id uuid not null references users on delete cascade,
        listing_id uuid not null,
        kind text not null check (kind in ('crop', 'equipment')),
        search_id uuid references saved_searches on delete set null,
        created_at timestamptz(3) not null,
        sms_at timestamptz(3),
        primary key (user_id, listing_id)
      )`,
      'create index saved_search_matches_search on saved_search_matches (search_id)',
      'create index saved_search_matches_unsent on saved_search_matches (created_at) where sms_at is null',
      `create table listing_announcements (
        id uuid primary key,
        kind text not null check (kind in ('crop', 'equipment')),
        tries integer not null default 0,
        next_try_at timestamptz(3) not null,
        created_at timestamptz(3) not null
      )`,
      'create index listing_announcements_due on listing_announcements (next_try_at)',
      // Listings of before this count as announced, whether they are archived or not.
      'alter table crops add column has_been_public boolean not null default true',
      'alter table equipments add column has_been_public boolean not null default true',
      `alter table notice_settings add column saved_searches boolean not null default true,
        add column sms_saved_searches boolean not null default false`,
    ]
    for (const statement of statements) this.addSql(statement)
  }

  override down(): void {
    const statements = [
      `delete from notices where content ->> 'kind' = 'saved-search'`,
      'alter table notice_settings drop column saved_searches, drop column sms_saved_searches',
      'alter table equipments drop column has_been_public',
      'alter table crops drop column has_been_public',
      'drop table listing_announcements, saved_search_matches, saved_search_keys, saved_searches',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
