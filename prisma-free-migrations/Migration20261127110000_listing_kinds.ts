import { Migration } from '@mikro-orm/migrations'

/**
 * The kind of goods of each listing. Both columns are null in existing rows, so that neither the columns nor the
 * indexes of kinds cost more than one read of the table; a job then derives the kinds in batches
 * (listing-kinds.service).
 */
export class Migration20261127110000_listing_kinds extends Migration {
  override up(): void {
    for (const [table, price] of [
      ['crops', 'price'],
      ['equipments', 'price_per_day'],
    ]) {
      this.addSql(
        `alter table ${table} add column kind_id text,
          add column kind_from text check (kind_from in ('name', 'owner'))`,
      )
      this.addSql(
        `create index ${table}_kind_newest on ${table} (kind_id, newest_at desc, id desc)
          where not is_archived and kind_id is not null`,
      )
      this.addSql(
        `create index ${table}_kind_price on ${table} (kind_id, ${price}, id)
          where not is_archived and kind_id is not null`,
      )
      // Listings whose kind has not been derived yet; empty once the job is done.
      this.addSql(`create index ${table}_kind_missing on ${table} (id) where kind_from is null`)
    }
  }

  override down(): void {
    for (const table of ['crops', 'equipments']) {
      this.addSql(`alter table ${table} drop column kind_id, drop column kind_from`)
    }
    this.addSql(`delete from search_words where kind like '%\\_kinds' or kind like '%\\_names'`)
  }
}
