import { Migration } from '@mikro-orm/migrations'

/** References that the two people of an order have for it in their own systems. */
export class Migration20261202100000_order_references extends Migration {
  override up(): void {
    this.addSql(`create table order_references (
      order_id uuid not null references orders on delete cascade,
      person_id uuid not null references users on delete cascade,
      external_id text not null,
      primary key (order_id, person_id),
      unique (person_id, external_id)
    )`)
  }

  override down(): void {
    this.addSql('drop table order_references')
  }
}
