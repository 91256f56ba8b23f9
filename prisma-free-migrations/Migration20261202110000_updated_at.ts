import { Migration } from '@mikro-orm/migrations'

const listing = `name, category, description, is_archived, hidden_at, tags, images, place, point, kind_id, external_id`

/**
 * The columns whose change is a change of the row to those who read it. Counters, views, places in a list and leases
 * are none.
 */
const watched = {
  orders: `status, delivery, pay_by, total, note, address, payment_reference, payee_upi_id, payee_name, paid_at,
    contested_at, contest_settled_at, delivery_fee, delivery_from_pin, delivery_to_pin`,
  bookings: `status, first_day, last_day, name, image, price_per_day, currency, total, note, is_brought,
    travel_fee, travel_from_pin, travel_to_pin`,
  crops: `${listing}, price, quantity, unit, harvest_date, expiry_date, dispatch_time, is_organic, shown_unit, bag_kg`,
  equipments: `${listing}, price_per_day, currency, contact_number, available_from, available_to, status,
    safety_check_passed`,
  reviews: 'item, stars, text, status, counts',
  messages: 'body, images, status',
  notices: 'content, read_at',
  saved_searches: 'name, is_on, query, last_match_at',
  price_alerts: 'direction, level, fired_at',
  community_posts: 'title, body, topic, crop, state, status, helpful, answers, edited_at',
  expert_sessions: `field, crop, state, preferred_day, part_of_day, language, question, status, note, decided_at`,
  listing_imports: 'state, headings, mapping, rows, started_at, ended_at',
}

/** Null while the row is as it was created, because filling the column would rewrite the table. */
const withoutColumn = ['messages', 'listing_imports']

const row = (name: 'old' | 'new', columns: string) =>
  columns
    .split(',')
    .map((column) => `${name}.${column.trim()}`)
    .join(', ')

export class Migration20261202110000_updated_at extends Migration {
  override up(): void {
    for (const table of withoutColumn) {
      this.addSql(`alter table ${table} add column updated_at timestamptz(3)`)
    }
    // The database's clock at the write, whoever writes: the start of a transaction that waited would be too early.
    this.addSql(`create function stamp_update() returns trigger language plpgsql as $$
      begin
        new.updated_at := clock_timestamp();
        return new;
      end $$`)
    for (const [table, columns] of Object.entries(watched)) {
      this.addSql(`create trigger ${table}_updated before update on ${table} for each row
        when ((${row('old', columns)}) is distinct from (${row('new', columns)}))
        execute function stamp_update()`)
    }
    // Not for crops: their stock changes with each order, and an index would have to be written each time.
    this.addSql('create index orders_buyer_changed on orders (buyer_id, updated_at)')
    this.addSql('create index orders_seller_changed on orders (seller_id, updated_at)')
  }

  override down(): void {
    this.addSql('drop index orders_buyer_changed')
    this.addSql('drop index orders_seller_changed')
    for (const table of Object.keys(watched)) {
      this.addSql(`drop trigger ${table}_updated on ${table}`)
    }
    this.addSql('drop function stamp_update()')
    for (const table of withoutColumn) {
      this.addSql(`alter table ${table} drop column updated_at`)
    }
  }
}
