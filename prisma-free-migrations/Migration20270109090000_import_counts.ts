import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/**
 * What became of the rows of an import, so that reading it counts none. Null in imports of before, which are counted
 * when they are read and deleted after eight days.
 */
export class Migration20270109090000_import_counts extends StepwiseMigration {
  override async up(): Promise<void> {
    await this.runShort(['alter table listing_imports add column if not exists counts jsonb'])
  }

  override down(): void {
    this.addSql('alter table listing_imports drop column counts')
  }
}
