import { Migration } from '@mikro-orm/migrations'

/** Imports of many rows beside other people's requests, and pictures that are sent in a zip. */
export class Migration20261205100000_import_pace extends Migration {
  override up(): void {
    // A seller may have 50,000 listings, of which ordering Newest reads a few hundred.
    for (const table of ['crops', 'equipments']) {
      this.addSql(
        `create index ${table}_owner_newest on ${table} (owner_id, newest_at desc, id desc)`,
      )
    }
    // How many pictures the zip has, null without one; and until when a process is reading it.
    this.addSql('alter table listing_imports add column pictures integer')
    this.addSql(
      'alter table listing_imports add column pictures_until timestamptz(3) not null default now()',
    )
    this.addSql(`create table import_pictures (
      import_id uuid not null references listing_imports (id) on delete cascade,
      name text not null,
      url text references uploads (url) on delete set null,
      problem text,
      primary key (import_id, name)
    )`)
    this.addSql('create index import_pictures_url on import_pictures (url)')
    // An import uses the pictures of its zip, and those that it replaced, until it is deleted.
    this.addSql(`create function release_import_pictures() returns trigger language plpgsql as $$
      begin
        delete from upload_uses where used_by = old.id;
        return null;
      end $$`)
    this.addSql(`create trigger release_pictures after delete on listing_imports
      for each row execute function release_import_pictures()`)
  }

  override down(): void {
    this.addSql('drop trigger release_pictures on listing_imports')
    this.addSql('drop function release_import_pictures()')
    this.addSql('drop table import_pictures')
    this.addSql('alter table listing_imports drop column pictures_until')
    this.addSql('alter table listing_imports drop column pictures')
    for (const table of ['crops', 'equipments']) this.addSql(`drop index ${table}_owner_newest`)
  }
}
