import { Migration } from '@mikro-orm/migrations'

/** The indexes that the dashboard's list of what waits, and its earnings, are read from. */
const indexes = {
  orders_cash_due: `orders (seller_id, created_at, id) where pay_by = 'cash' and paid_at is null
    and contested_at is null and status in ('dispatched', 'delivered')`,
  orders_seller_paid: 'orders (seller_id, paid_at) where paid_at is not null',
  orders_buyer_paid: 'orders (buyer_id, paid_at) where paid_at is not null',
  bookings_owner_open: `bookings (owner_id, status, created_at)
    where status in ('requested', 'accepted', 'handed-over', 'returned')`,
  bookings_renter_open: `bookings (renter_id, status, created_at)
    where status in ('requested', 'accepted', 'handed-over', 'returned')`,
  bookings_owner_done: 'bookings (owner_id, completed_at) where completed_at is not null',
  bookings_renter_done: 'bookings (renter_id, completed_at) where completed_at is not null',
}

export class Migration20261128100000_dashboard extends Migration {
  override up(): void {
    for (const [name, rows] of Object.entries(indexes)) {
      this.addSql(`create index ${name} on ${rows}`)
    }
  }

  override down(): void {
    for (const name of Object.keys(indexes)) this.addSql(`drop index ${name}`)
  }
}
