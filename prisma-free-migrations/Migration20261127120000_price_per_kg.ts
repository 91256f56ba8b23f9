import { Migration } from '@mikro-orm/migrations'

/** The orders of a list by price, beside the newest ones: of all crops, of a category, of a kind, and of organic crops. */
const lists = [
  { name: 'price', first: '', where: '' },
  { name: 'category_price', first: 'category, ', where: '' },
  { name: 'kind_price', first: 'kind_id, ', where: 'kind_id is not null and ' },
  { name: 'organic_price', first: '', where: 'is_organic and ' },
]

/**
 * The price of a kilogram, by which lists sort and filter, and the unit that the seller thinks in.
 * PostgreSQL keeps the price itself. The table is rewritten once for it: some 20 seconds for a million
 * crops, in which crops cannot be read.
 */
export class Migration20261127120000_price_per_kg extends Migration {
  override up(): void {
    this.addSql(
      `alter table crops
        add column price_per_kg numeric generated always as (
          case unit when 'kg' then price when 'g' then price * 1000 when 'ton' then price / 1000 end) stored,
        add column shown_unit text check (shown_unit in ('quintal', 'bag')),
        add column bag_kg integer check (bag_kg between 1 and 200),
        add constraint crops_shown_unit check (
          (shown_unit is null or unit = 'kg') and (bag_kg is not null) = (coalesce(shown_unit, '') = 'bag'))`,
    )
    for (const { name, first, where } of lists) {
      this.addSql(`drop index crops_${name}`)
      this.addSql(
        `create index crops_${name} on crops (${first}price_per_kg, price, id) where ${where}not is_archived`,
      )
      this.addSql(
        `create index crops_${name}_high on crops (${first}price_per_kg desc nulls last, price desc, id desc)
          where ${where}not is_archived`,
      )
    }
  }

  override down(): void {
    for (const { name, first, where } of lists) {
      this.addSql(`drop index crops_${name}_high`)
      this.addSql(`drop index crops_${name}`)
      this.addSql(
        `create index crops_${name} on crops (${first}price, id) where ${where}not is_archived`,
      )
    }
    this.addSql(
      `alter table crops drop constraint crops_shown_unit, drop column bag_kg, drop column shown_unit,
        drop column price_per_kg`,
    )
  }
}
