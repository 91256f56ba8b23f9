import { Migration } from '@mikro-orm/migrations'

export class Migration20261126090000_written_keys extends Migration {
  override up(): void {
    const statements = [
      // The call that holds the key, and whether a transaction of it has committed.
      `alter table idempotency_keys add column attempt uuid,
        add column has_written boolean not null default false`,
      // One row, which grows with every decision of an operator: see platform/cache/cached-pages.ts.
      `create table page_versions (
        id smallint primary key check (id = 1),
        version bigint not null
      )`,
      'insert into page_versions (id, version) values (1, 1)',
    ]
    for (const statement of statements) this.addSql(statement)
  }

  override down(): void {
    const statements = [
      'drop table page_versions',
      'alter table idempotency_keys drop column attempt, drop column has_written',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
