import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** A hidden listing is archived too, so that whatever reads listings is right already. */
export class Migration20261123135900_hidden_listings extends StepwiseMigration {
  override async up(): Promise<void> {
    if (await this.hasRun('Migration20261123140000_desk')) return
    for (const table of ['crops', 'equipments']) {
      await this.runShort([
        `alter table ${table} add column if not exists hidden_at timestamptz(3),
          add column if not exists was_archived boolean not null default false`,
      ])
      await this.addCheck(table, `${table}_check1`, 'hidden_at is null or is_archived')
      await this.buildIndex(
        `${table}_hidden`,
        `${table} (hidden_at desc, id desc) where hidden_at is not null`,
      )
    }
  }
}
