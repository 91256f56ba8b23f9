import { Migration } from '@mikro-orm/migrations'

export class Migration20261121090000_advice extends Migration {
  override up(): void {
    const statements = [
      // One crop of one variety and grade at one market; its newest report stands beside it, so that
      // the day's list is one scan of one table.
      `create table mandi_series (
        id uuid primary key,
        state text not null,
        district text not null,
        market text not null,
        commodity text not null,
        variety text not null default '',
        grade text not null default '',
        last_day date not null,
        last_min numeric(12, 2) not null,
        last_modal numeric(12, 2) not null,
        last_max numeric(12, 2) not null,
        unique (state, district, market, commodity, variety, grade)
      )`,
      'create index mandi_series_newest on mandi_series (last_day desc, commodity, market, id)',
      'create index mandi_series_state on mandi_series (state, last_day desc, commodity, market, id)',
      'create index mandi_series_commodity on mandi_series (commodity, state, district)',
      `create index mandi_series_words on mandi_series
        using gin ((commodity || ' ' || variety || ' ' || market || ' ' || district || ' ' || state) gin_trgm_ops)`,
      // Rupees a quintal, as reported that day.
      `create table mandi_prices (
        series_id uuid not null references mandi_series on delete cascade,
        day date not null,
        min numeric(12, 2) not null,
        modal numeric(12, 2) not null,
        max numeric(12, 2) not null,
        primary key (series_id, day)
      )`,
      // How far a day's fetch has come, so that one cut short goes on where it stopped: part 0 is the
      // whole country, the others one state each. It is done when it finished after it started.
      `create table mandi_fetches (
        day date primary key,
        part int not null default 0,
        next_offset int not null default 0,
        started_at timestamptz(3) not null,
        finished_at timestamptz(3)
      )`,
      `create table price_alerts (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        series_id uuid not null references mandi_series on delete cascade,
        direction text not null check (direction in ('above', 'below')),
        level numeric(12, 2) not null check (level > 0),
        fired_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (user_id, series_id, direction, level)
      )`,
      // Not only of those that wait: a series that is dropped looks for all that point at it.
      'create index price_alerts_series on price_alerts (series_id)',
      `create table notices (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        content jsonb not null,
        read_at timestamptz(3),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index notices_newest on notices (user_id, created_at desc, id desc)',
      'create index notices_unread on notices (user_id) where read_at is null',
      `create table chat_messages (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        role text not null check (role in ('user', 'bot')),
        text text not null,
        sources jsonb not null default '[]',
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      'create index chat_messages_newest on chat_messages (user_id, created_at desc, id desc)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
