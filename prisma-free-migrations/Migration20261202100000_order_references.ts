import { Migration } from '@mikro-orm/migrations'

/** The own references that a buyer and a seller have for an order, such as the number in their software. */
export class Migration20261202100000_order_references extends Migration {
  override up(): void {
    this.addSql(`create table order_references (
      order_id uuid not null references orders on delete cascade,
      person_id uuid not null references users on delete cascade,
      -- Null once it was removed; the row then still says when.
      external_id text,
      updated_at timestamptz(3) not null,
      primary key (order_id, person_id),
      unique (person_id, external_id)
    )`)
    this.addSql('create index order_references_changed on order_references (person_id, updated_at)')
  }

  override down(): void {
    this.addSql('drop table order_references')
  }
}
