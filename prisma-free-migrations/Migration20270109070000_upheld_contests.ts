import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** Whether an operator found that the buyer of a contested order had not paid. */
export class Migration20270109070000_upheld_contests extends StepwiseMigration {
  override async up(): Promise<void> {
    // A constant default rewrites no row.
    await this.runShort([
      'alter table orders add column if not exists contest_upheld boolean not null default false',
    ])
  }

  override down(): void {
    this.addSql('alter table orders drop column contest_upheld')
  }
}
