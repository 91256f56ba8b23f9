import { Migration } from '@mikro-orm/migrations'

const shared = `name, category, description, is_archived, hidden_at, tags, images, place, point, kind_id, external_id`
const columnsOf = {
  crops: `${shared}, price, quantity, unit, harvest_date, expiry_date, dispatch_time, is_organic, shown_unit, bag_kg`,
  equipments: `${shared}, price_per_day, currency, contact_number, available_from, available_to, status,
    safety_check_passed`,
}

const row = (name: 'old' | 'new', columns: string, point: string) =>
  columns
    .split(',')
    .map((column) => `${name}.${column.trim()}`)
    .join(', ')
    .replace(`${name}.point`, `${name}.${point}`)

/**
 * Points are compared as text: a dump of the database is restored without a search path, where the operator of their
 * type is not seen, and could not be restored at all.
 */
export class Migration20261208100000_updated_at_of_places extends Migration {
  override up(): void {
    this.writeTriggers('point::text')
  }

  override down(): void {
    this.writeTriggers('point')
  }

  private writeTriggers(point: string): void {
    for (const [table, columns] of Object.entries(columnsOf)) {
      this.addSql(`drop trigger ${table}_updated on ${table}`)
      this.addSql(`create trigger ${table}_updated before update on ${table} for each row
        when ((${row('old', columns, point)}) is distinct from (${row('new', columns, point)}))
        execute function stamp_update()`)
    }
  }
}
