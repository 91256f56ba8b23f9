import { Migration } from '@mikro-orm/migrations'

/** The files that sellers import listings from. */
export class Migration20261129120000_listing_imports extends Migration {
  override up(): void {
    this.addSql(`create table listing_imports (
      id uuid primary key,
      owner_id uuid not null references users (id) on delete cascade,
      kind text not null check (kind in ('crops', 'equipment')),
      file_name text not null,
      file_hash text not null,
      state text not null check (state in
        ('uploading', 'uploaded', 'checking', 'checked', 'running', 'done', 'stopped', 'undoing', 'undone')),
      headings jsonb not null,
      mapping jsonb not null,
      rows integer not null default 0,
      leased_until timestamptz(3) not null default now(),
      created_at timestamptz(3) not null default now(),
      started_at timestamptz(3),
      ended_at timestamptz(3)
    )`)
    this.addSql('create index listing_imports_owner on listing_imports (owner_id, created_at desc)')
    this.addSql(`create index listing_imports_open on listing_imports (leased_until)
      where state in ('checking', 'running', 'undoing')`)
    this.addSql(`create table listing_import_rows (
      import_id uuid not null references listing_imports (id) on delete cascade,
      number integer not null,
      cells jsonb not null,
      reference text,
      plan text check (plan in ('create', 'change', 'none', 'refused')),
      outcome text check (outcome in ('created', 'changed', 'unchanged', 'refused')),
      undo text check (undo in ('undone', 'left')),
      listing_id uuid,
      issues jsonb,
      before jsonb,
      after jsonb,
      written_at timestamptz(3),
      primary key (import_id, number)
    )`)
    this.addSql(
      'create index listing_import_rows_reference on listing_import_rows (import_id, reference) where reference is not null',
    )
    this.addSql(`create table imported_pictures (
      owner_id uuid not null references users (id) on delete cascade,
      source text not null,
      url text not null references uploads (url) on delete cascade,
      primary key (owner_id, source)
    )`)
    this.addSql('create index imported_pictures_url on imported_pictures (url)')
  }

  override down(): void {
    this.addSql('drop table imported_pictures')
    this.addSql('drop table listing_import_rows')
    this.addSql('drop table listing_imports')
  }
}
