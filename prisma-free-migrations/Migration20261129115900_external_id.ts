import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** Sellers' own references of listings. */
export class Migration20261129115900_external_id extends StepwiseMigration {
  override async up(): Promise<void> {
    for (const table of ['crops', 'equipments']) {
      await this.runShort([`alter table ${table} add column if not exists external_id text`])
      await this.buildIndex(
        `${table}_external_id`,
        `${table} (owner_id, external_id) where external_id is not null`,
        { isUnique: true },
      )
    }
  }

  override down(): void {
    for (const table of ['crops', 'equipments']) {
      this.addSql(`drop index ${table}_external_id`)
      this.addSql(`alter table ${table} drop column external_id`)
    }
  }
}
