import { Migration } from '@mikro-orm/migrations'

export class Migration20261124110000_trade_terms extends Migration {
  override up(): void {
    const statements = [
      // What the person saw when they put the crop in; null when it is not known.
      'alter table basket_lines add column seen_name text, add column seen_unit text',
      `update basket_lines b set seen_name = c.name, seen_unit = c.unit
        from crops c where c.id = b.crop_id and c.updated_at <= b.updated_at`,

      // The seller says that the cash of a delivered order never came; settled once the cash is
      // confirmed or an operator has closed it.
      `alter table orders add column contested_at timestamptz(3),
        add column contest_settled_at timestamptz(3),
        add check (contested_at is not null or contest_settled_at is null)`,
      'alter table order_events drop constraint order_events_made_by_check',
      `alter table order_events add check (made_by in ('buyer', 'seller', 'time', 'operator'))`,
      `create index orders_contested on orders (contested_at)
        where contested_at is not null and contest_settled_at is null`,
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
