import { Migration } from '@mikro-orm/migrations'

/**
 * Listings are found by `search`, which PostgreSQL keeps itself. Its `hindi` configuration stems
 * Devanagari words as Hindi and Latin ones as English, so one column serves both languages.
 */
const searchColumn = (category: string) => `
  tsvector not null generated always as (
    setweight(to_tsvector('hindi', name), 'A') ||
    setweight(to_tsvector('hindi', joined_text(tags) || ' ' || ${category}), 'B') ||
    setweight(to_tsvector('hindi', place), 'C') ||
    setweight(to_tsvector('hindi', description), 'D')
  ) stored`

const listingIndexes = (table: string, price: string) => [
  `create index ${table}_newest on ${table} (created_at desc, id desc) where not is_archived`,
  `create index ${table}_price on ${table} (${price}, id) where not is_archived`,
  `create index ${table}_category_newest on ${table} (category, created_at desc, id desc) where not is_archived`,
  `create index ${table}_category_price on ${table} (category, ${price}, id) where not is_archived`,
  `create index ${table}_search on ${table} using gin (search) with (fastupdate = off)`,
  `create index ${table}_owner on ${table} (owner_id, created_at desc, id desc)`,
  `alter table ${table} alter column search set statistics 1000`,
]

export class Migration20261120100000_initial extends Migration {
  override up(): void {
    const statements = [
      'create extension if not exists pg_trgm',
      // array_to_string is only "stable" for any array; for text it always gives the same answer.
      `create function joined_text(words text[]) returns text
        language sql immutable parallel safe as $$ select array_to_string(words, ' ') $$`,

      `create table users (
        id uuid primary key,
        phone text not null unique check (phone ~ '^[0-9]{10}$'),
        kind text not null default 'farmer' check (kind in ('farmer', 'merchant')),
        first_name text not null default '',
        last_name text not null default '',
        email text not null default '',
        image text,
        gender text not null default 'Not Selected' check (gender in ('Not Selected', 'Male', 'Female', 'Other')),
        dob date,
        address_line text not null default '',
        city text not null default '',
        state text not null default '',
        zip text not null default '',
        country text not null default 'India',
        language text not null default 'en' check (language in ('en', 'hi')),
        aadhaar_last4 text,
        aadhaar_hash text,
        farmer_id text,
        verified boolean not null default false,
        set_up_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      `create table sessions (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        token_hash text not null unique,
        user_agent text not null default '',
        last_seen_at timestamptz(3) not null,
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index sessions_user on sessions (user_id)',
      'create index sessions_expiry on sessions (expires_at)',
      `create table otp_codes (
        phone text not null,
        purpose text not null check (purpose in ('login', 'register')),
        code_hash text not null,
        wrong_tries int not null default 0,
        expires_at timestamptz(3) not null,
        primary key (phone, purpose)
      )`,
      `create table otp_requests (
        id uuid primary key,
        phone text not null,
        ip text not null,
        requested_at timestamptz(3) not null
      )`,
      'create index otp_requests_phone on otp_requests (phone, requested_at)',
      'create index otp_requests_ip on otp_requests (ip, requested_at)',

      `create table uploads (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        url text not null unique,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index uploads_age on uploads (created_at)',
      'create index uploads_owner on uploads (owner_id, created_at)',
      // Which listing or person shows an upload; one that nothing shows is swept after a day.
      `create table upload_uses (
        url text not null references uploads (url) on delete cascade,
        used_by uuid not null,
        primary key (url, used_by)
      )`,
      'create index upload_uses_by on upload_uses (used_by)',

      `create table idempotency_keys (
        owner_id uuid not null references users on delete cascade,
        key text not null,
        fingerprint text not null,
        status int not null,
        body jsonb not null,
        created_at timestamptz(3) not null,
        primary key (owner_id, key)
      )`,
      'create index idempotency_keys_age on idempotency_keys (created_at)',

      `create table crops (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        name text not null,
        category text not null check (category in ('Grains', 'Vegetables', 'Fruits', 'Legumes', 'Others')),
        price numeric(12, 2) not null check (price >= 0),
        quantity numeric(12, 3) not null check (quantity >= 0),
        unit text not null check (unit in ('kg', 'g', 'ton', 'litre', 'piece')),
        description text not null default '',
        harvest_date date not null,
        expiry_date date not null check (expiry_date >= harvest_date),
        dispatch_time int not null check (dispatch_time >= 1),
        is_organic boolean not null default false,
        is_archived boolean not null default false,
        tags text[] not null default '{}',
        images text[] not null default '{}',
        place text not null default '',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        search ${searchColumn('category')}
      )`,
      ...listingIndexes('crops', 'price'),
      'create index crops_organic_newest on crops (created_at desc, id desc) where is_organic and not is_archived',
      'create index crops_organic_price on crops (price, id) where is_organic and not is_archived',

      `create table equipments (
        id uuid primary key,
        owner_id uuid not null references users on delete cascade,
        name text not null,
        description text not null default '',
        category text not null check (
          category in ('Tractor', 'Irrigation', 'Harvesting', 'Ploughing', 'Sprayer', 'Others')
        ),
        price_per_day numeric(12, 2) not null check (price_per_day >= 0),
        currency text not null default 'INR' check (currency in ('INR', 'USD')),
        contact_number text not null,
        available_from date not null,
        available_to date not null check (available_to >= available_from),
        status text not null default 'available' check (status in ('available', 'maintenance', 'unavailable')),
        safety_check_passed boolean not null default false,
        is_archived boolean not null default false,
        tags text[] not null default '{}',
        images text[] not null default '{}',
        bookings_count int not null default 0,
        views int not null default 0,
        rating numeric(3, 2) not null default 0,
        num_reviews int not null default 0,
        place text not null default '',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        search ${searchColumn('category')}
      )`,
      ...listingIndexes('equipments', 'price_per_day'),
      // One row a visitor a day and machine; the visitor is a keyed hash, never an address.
      `create table equipment_views (
        equipment_id uuid not null references equipments on delete cascade,
        visitor text not null,
        day date not null,
        primary key (equipment_id, day, visitor)
      )`,

      // Every word that listings have, for mending misspelt searches and judging how common a word is.
      `create table search_words (
        kind text not null,
        word text not null,
        listings int not null default 1,
        primary key (kind, word)
      )`,
      'create index search_words_trigram on search_words using gin (word gin_trgm_ops)',
      'create index search_words_common on search_words (kind, listings desc)',

      // A new word can be searched for at once; a job corrects how many listings have it.
      `create function remember_words() returns trigger language plpgsql as $$
        begin
          insert into search_words (kind, word)
            select tg_argv[0], word from unnest(tsvector_to_array(new.search)) as word order by word
            on conflict do nothing;
          return null;
        end $$`,
      ...['crop', 'equipment'].map(
        (kind) => `create trigger remember_words
          after insert or update of name, category, description, tags, place on ${kind}s
          for each row when (current_setting('krishihaat.bulk', true) is distinct from 'on')
          execute function remember_words('${kind}')`,
      ),
      // How many sellers' numbers a person has looked up in a day.
      `create table contact_looks (
        viewer_id uuid not null references users on delete cascade,
        day date not null,
        looks int not null,
        primary key (viewer_id, day)
      )`,

      'create table visit_counter (id int primary key default 1 check (id = 1), visits bigint not null)',
      'insert into visit_counter (visits) values (0)',
      'create table job_lease (name text primary key, held_until timestamptz(3) not null)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
