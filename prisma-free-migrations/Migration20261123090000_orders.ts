import { Migration } from '@mikro-orm/migrations'

export class Migration20261123090000_orders extends Migration {
  override up(): void {
    const statements = [
      // Where buyers pay the person; "" without one.
      `alter table users add column upi_id text not null default ''`,
      // Orders change the stock all day: room on the page lets that skip every index of the table.
      'alter table crops set (fillfactor = 80)',

      // No foreign key to crops anywhere: a line is what was ordered as it was then, and checking
      // it would lock a much wanted crop's row for each order that is being placed.
      `create table orders (
        id uuid primary key,
        number text not null unique,
        buyer_id uuid not null references users,
        seller_id uuid not null references users,
        status text not null default 'placed' check (status in (
          'placed', 'accepted', 'declined', 'paid', 'dispatched', 'delivered', 'cancelled', 'expired'
        )),
        delivery text not null check (delivery in ('delivery', 'pickup')),
        pay_by text not null check (pay_by in ('cash', 'upi')),
        total numeric(14, 2) not null check (total >= 0),
        note text not null default '',
        address jsonb,
        payment_reference text check (payment_reference ~ '^[0-9]{12}$'),
        payee_upi_id text,
        payee_name text,
        paid_at timestamptz(3),
        expires_at timestamptz(3) not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        check (buyer_id <> seller_id)
      )`,
      // Each side's list: a state's newest first, and all of them as a merge of the eight.
      'create index orders_buyer on orders (buyer_id, status, created_at desc, id desc)',
      'create index orders_seller on orders (seller_id, status, created_at desc, id desc)',
      `create index orders_expiry on orders (expires_at) where status = 'placed'`,
      // One payment pays for one order.
      `create unique index orders_payment on orders (seller_id, payment_reference)
        where payment_reference is not null`,
      // Addresses to forget, when an order has long been over.
      `create index orders_over on orders (updated_at) where address is not null
        and status in ('declined', 'delivered', 'cancelled', 'expired')`,
      `create table order_lines (
        order_id uuid not null references orders on delete cascade,
        position int not null,
        crop_id uuid not null,
        name text not null,
        image text,
        unit text not null,
        price numeric(12, 2) not null check (price >= 0),
        quantity int not null check (quantity >= 1),
        primary key (order_id, position)
      )`,
      `create table order_events (
        order_id uuid not null references orders on delete cascade,
        id bigint generated always as identity,
        status text not null,
        -- Which side; the very person beside it, nobody when it came about by time.
        made_by text not null check (made_by in ('buyer', 'seller', 'time')),
        actor_id uuid,
        reason text not null default '',
        created_at timestamptz(3) not null,
        primary key (order_id, id)
      )`,
      // A key that orders were placed with, kept by the same transaction: whatever becomes of the
      // answer, the same request finds the same orders.
      `create table checkouts (
        person_id uuid not null references users on delete cascade,
        key text not null,
        fingerprint text not null,
        order_ids uuid[] not null,
        created_at timestamptz(3) not null,
        primary key (person_id, key)
      )`,
      'create index checkouts_age on checkouts (created_at)',
      `create table basket_lines (
        user_id uuid not null references users on delete cascade,
        crop_id uuid not null references crops on delete cascade,
        quantity int not null check (quantity >= 1),
        -- What the person saw when they put it in.
        seen_price numeric(12, 2) not null,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        primary key (user_id, crop_id)
      )`,
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
