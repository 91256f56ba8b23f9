import { Migration } from '@mikro-orm/migrations'

/** A seller's listings in the order of Newest: a seller may have 50,000 of them, of which a few hundred are read. */
export class Migration20261205100000_import_pace extends Migration {
  override up(): void {
    for (const table of ['crops', 'equipments']) {
      this.addSql(
        `create index ${table}_owner_newest on ${table} (owner_id, newest_at desc, id desc)`,
      )
    }
  }

  override down(): void {
    for (const table of ['crops', 'equipments']) this.addSql(`drop index ${table}_owner_newest`)
  }
}
