import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** The orders of a list by price, beside the newest ones: of all crops, of a category, of a kind, and of organic crops. */
const lists = [
  { name: 'price', first: '', where: '' },
  { name: 'category_price', first: 'category, ', where: '' },
  { name: 'kind_price', first: 'kind_id, ', where: 'kind_id is not null and ' },
  { name: 'organic_price', first: '', where: 'is_organic and ' },
]

const checks = [
  ['crops_shown_unit_check', `shown_unit in ('quintal', 'bag')`],
  ['crops_bag_kg_check', 'bag_kg between 1 and 200'],
  [
    'crops_shown_unit',
    `(shown_unit is null or unit = 'kg') and (bag_kg is not null) = (coalesce(shown_unit, '') = 'bag')`,
  ],
] as const

export const computePrice = `create or replace function compute_price_per_kg() returns trigger language plpgsql as $$
    begin
      new.price_per_kg := case new.unit
        when 'kg' then new.price when 'g' then new.price * 1000 when 'ton' then new.price / 1000 end;
      return new;
    end $$`

export const priceTrigger = `create or replace trigger price_per_kg before insert or update of price, unit, price_per_kg on crops
    for each row execute function compute_price_per_kg()`

/**
 * The price of a kilogram, by which lists sort and filter, and the unit that the seller thinks in. A trigger computes
 * the price: a column that PostgreSQL computes itself would rewrite the table, in which crops cannot be read.
 * Databases that ran this migration when it did that get the trigger by `price_per_kg_by_trigger`.
 */
export class Migration20261127120000_price_per_kg extends StepwiseMigration {
  override async up(): Promise<void> {
    await this.runShort([
      computePrice,
      `alter table crops add column if not exists price_per_kg numeric,
        add column if not exists shown_unit text, add column if not exists bag_kg integer`,
      priceTrigger,
    ])
    for (const [name, condition] of checks) await this.addCheck('crops', name, condition)
    await this.fillRows(
      'crops',
      'price_per_kg = null',
      `price_per_kg is null and unit in ('kg', 'g', 'ton')`,
    )
    for (const { name, first, where } of lists) {
      const condition = `where ${where}not is_archived`
      await this.buildIndex(
        `crops_${name}_next`,
        `crops (${first}price_per_kg, price, id) ${condition}`,
      )
      await this.buildIndex(
        `crops_${name}_high`,
        `crops (${first}price_per_kg desc nulls last, price desc, id desc) ${condition}`,
      )
      await this.runShort([
        `drop index crops_${name}`,
        `alter index crops_${name}_next rename to crops_${name}`,
      ])
    }
  }

  override down(): void {
    for (const { name, first, where } of lists) {
      this.addSql(`drop index if exists crops_${name}_high`)
      this.addSql(`drop index if exists crops_${name}`)
      this.addSql(
        `create index crops_${name} on crops (${first}price, id) where ${where}not is_archived`,
      )
    }
    this.addSql('drop trigger if exists price_per_kg on crops')
    this.addSql('drop function if exists compute_price_per_kg()')
    this.addSql(
      `alter table crops drop constraint if exists crops_shown_unit, drop column if exists bag_kg,
        drop column if exists shown_unit, drop column if exists price_per_kg`,
    )
  }
}
