import { Migration } from '@mikro-orm/migrations'

/**
 * Where sellers deliver and what it costs, and what of it was agreed with an order or a booking. The columns
 * are added without a default that has to be written, so the large tables are locked for a moment only.
 */
export class Migration20261127100000_delivery extends Migration {
  override up(): void {
    const statements = [
      // Each part is read and written whole and checked by its schema; no query looks into it. Null as long
      // as the person has set nothing: delivery is agreed with each buyer.
      `create table delivery_terms (
        user_id uuid primary key references users on delete cascade,
        crops jsonb,
        equipment jsonb,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null
      )`,
      // The fee in rupees is part of the total. Null for a pick-up and when it is agreed with the seller.
      `alter table orders
        add column delivery_fee numeric(14, 2) check (delivery_fee >= 0),
        add column delivery_mode text,
        add column delivery_km int,
        add column delivery_from_pin text,
        add column delivery_to_pin text`,
      `alter table bookings
        add column is_brought boolean not null default false,
        add column travel_fee numeric(14, 2) check (travel_fee >= 0),
        add column travel_km int,
        add column travel_from_pin text,
        add column travel_to_pin text`,
    ]
    for (const statement of statements) this.addSql(statement)
  }

  override down(): void {
    const statements = [
      `alter table bookings drop column is_brought, drop column travel_fee, drop column travel_km,
        drop column travel_from_pin, drop column travel_to_pin`,
      `alter table orders drop column delivery_fee, drop column delivery_mode, drop column delivery_km,
        drop column delivery_from_pin, drop column delivery_to_pin`,
      'drop table delivery_terms',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
