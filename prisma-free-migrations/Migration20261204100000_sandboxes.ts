import { Migration } from '@mikro-orm/migrations'

/** Test keys, and the sandboxes that they work in: what is in a sandbox is in a database of its own. */
export class Migration20261204100000_sandboxes extends Migration {
  override up(): void {
    const statements = [
      `alter table api_keys add column sandbox_person text
        check (sandbox_person in ('seller', 'buyer'))`,
      `create table sandboxes (
        id uuid primary key,
        user_id uuid not null unique references users on delete cascade,
        generation int not null check (generation > 0),
        created_at timestamptz(3) not null,
        last_used_at timestamptz(3) not null
      )`,
      'create index sandboxes_use on sandboxes (last_used_at)',
    ]
    for (const statement of statements) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop table sandboxes')
    this.addSql('alter table api_keys drop column sandbox_person')
  }
}
