import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'
import { computePrice, priceTrigger } from './Migration20261127120000_price_per_kg.ts'

/** A trigger computes the price of a kilogram also in databases whose `price_per_kg` PostgreSQL has computed until now. */
export class Migration20261210090000_price_per_kg_by_trigger extends StepwiseMigration {
  override async up(): Promise<void> {
    await this.runShort([
      computePrice,
      // Rewrites nothing: the column stays as it is, and may be written from now on.
      'alter table crops alter column price_per_kg drop expression if exists',
      priceTrigger,
    ])
  }

  /** Nothing: the migration of the column removes the trigger with it. */
  override down(): void {}
}
