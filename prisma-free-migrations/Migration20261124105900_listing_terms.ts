import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

export class Migration20261124105900_listing_terms extends StepwiseMigration {
  override async up(): Promise<void> {
    if (await this.hasRun('Migration20261124110000_trade_terms')) return
    for (const table of ['crops', 'equipments']) {
      // When name, unit or currency last changed: a price alone no longer says what was agreed.
      // Null as long as they are as the listing was made.
      await this.runShort([
        `alter table ${table} add column if not exists terms_changed_at timestamptz(3)`,
      ])
      // Listings that were edited before this migration may have had another name, unit or currency.
      await this.fillRows(
        table,
        'terms_changed_at = updated_at',
        'terms_changed_at is null and updated_at > created_at',
      )
    }
    // How often orders have changed the stock, and how many of these changes the owner has seen.
    await this.runShort([
      `alter table crops add column if not exists stock_moves int not null default 0,
        add column if not exists stock_moves_seen int not null default 0`,
    ])
  }
}
