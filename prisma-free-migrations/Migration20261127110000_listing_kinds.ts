import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** The kind of goods of each listing: null in the rows there are; a job derives them in batches (listing-kinds.service). */
export class Migration20261127110000_listing_kinds extends StepwiseMigration {
  override async up(): Promise<void> {
    for (const [table, price] of [
      ['crops', 'price'],
      ['equipments', 'price_per_day'],
    ] as const) {
      await this.runShort([
        `alter table ${table} add column if not exists kind_id text,
          add column if not exists kind_from text`,
      ])
      await this.addCheck(table, `${table}_kind_from_check`, `kind_from in ('name', 'owner')`)
      const hasKind = 'where not is_archived and kind_id is not null'
      await this.buildIndex(
        `${table}_kind_newest`,
        `${table} (kind_id, newest_at desc, id desc) ${hasKind}`,
      )
      await this.buildIndex(`${table}_kind_price`, `${table} (kind_id, ${price}, id) ${hasKind}`)
      // Listings whose kind has not been derived yet; empty once the job is done.
      await this.buildIndex(`${table}_kind_missing`, `${table} (id) where kind_from is null`)
    }
  }

  override down(): void {
    for (const table of ['crops', 'equipments']) {
      this.addSql(`alter table ${table} drop column kind_id, drop column kind_from`)
    }
    this.addSql(`delete from search_words where kind like '%\\_kinds' or kind like '%\\_names'`)
  }
}
