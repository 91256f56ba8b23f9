import { Migration } from '@mikro-orm/migrations'

export class Migration20261123110000_reviews extends Migration {
  override up(): void {
    const statements = [
      // What two people say of each other after an order or a booking, one each way.
      `create table reviews (
        id uuid primary key,
        order_id uuid references orders on delete cascade,
        booking_id uuid references bookings on delete cascade,
        author_id uuid not null references users on delete cascade,
        subject_id uuid not null references users on delete cascade,
        -- What the subject was in it.
        subject_role text not null check (subject_role in ('seller', 'buyer', 'owner', 'renter')),
        -- The machine that is reviewed along with its owner.
        equipment_id uuid references equipments on delete cascade,
        item text not null,
        stars int not null check (stars between 1 and 5),
        text text not null default '',
        status text not null default 'shown' check (status in ('shown', 'hidden')),
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        check ((order_id is null) <> (booking_id is null)),
        check (author_id <> subject_id),
        unique (order_id, author_id),
        unique (booking_id, author_id)
      )`,
      `create index reviews_subject on reviews (subject_id, created_at desc, id desc)
        include (stars) where status = 'shown'`,
      `create index reviews_equipment on reviews (equipment_id, created_at desc, id desc)
        include (stars) where status = 'shown' and equipment_id is not null`,
      'create index reviews_author on reviews (author_id)',
      // Kept beside the rows they are counted from, in the same transaction, as the machines' are.
      'alter table users add column rating numeric(3, 2) not null default 0',
      'alter table users add column num_reviews int not null default 0',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
