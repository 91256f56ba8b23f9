import { Migration } from '@mikro-orm/migrations'

export class Migration20261125090000_quotas extends Migration {
  override up(): void {
    const statements = [
      // Daily limits are counted in counted_uses; these counts were of the running day alone.
      'drop table contact_looks',
      'drop table community_days',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
