import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** The orders of a list of machines by price: of all, of a category, and of a kind. */
const lists = [
  { name: 'price', first: '', where: '' },
  { name: 'category_price', first: 'category, ', where: '' },
  { name: 'kind_price', first: 'kind_id, ', where: 'kind_id is not null and ' },
]

/**
 * Machines in rupees come before all others, whether the cheapest come first or the dearest. Processes of the last
 * release sort lists by price without an index for the minutes of a rolling update.
 */
export class Migration20270108020100_machines_in_rupees_first extends StepwiseMigration {
  override async up(): Promise<void> {
    for (const { name, first, where } of lists) {
      const condition = `where ${where}not is_archived`
      await this.buildIndex(
        `equipments_${name}_next`,
        `equipments (${first}currency, price_per_day, id) ${condition}`,
      )
      await this.buildIndex(
        `equipments_${name}_high`,
        `equipments (${first}currency, price_per_day desc, id desc) ${condition}`,
      )
      await this.runShort([
        `drop index equipments_${name}`,
        `alter index equipments_${name}_next rename to equipments_${name}`,
      ])
    }
  }

  override down(): void {
    for (const { name, first, where } of lists) {
      this.addSql(`drop index if exists equipments_${name}_high`)
      this.addSql(`drop index if exists equipments_${name}`)
      this.addSql(
        `create index equipments_${name} on equipments (${first}price_per_day, id) where ${where}not is_archived`,
      )
    }
  }
}
