import { Migration } from '@mikro-orm/migrations'

/** Which of the reviews there are may count: not of gifts, not before the buyer's word or 48 hours. */
const mayCount = `case when r.order_id is not null then
    exists (select from orders o where o.id = r.order_id and o.total > 0)
    and exists (select from order_events e where e.order_id = r.order_id and e.status = 'delivered'
      and (e.made_by = 'buyer' or r.created_at >= e.created_at + interval '48 hours'))
  else exists (select from bookings b where b.id = r.booking_id and b.total > 0
      and (r.created_at >= b.completed_at + interval '48 hours'
        or exists (select from booking_events e where e.booking_id = b.id
          and e.status = 'returned' and e.done_by = 'renter')))
  end`

const recount = (table: string, column: string) => `update ${table} set rating = counted.rating,
    num_reviews = counted.reviews
  from (select one.id, coalesce(round(avg(r.stars), 2), 0) as rating, count(r.id)::int as reviews
    from ${table} one left join reviews r
      on r.${column} = one.id and r.status = 'shown' and r.counts
    where one.num_reviews > 0 group by one.id) counted
  where ${table}.id = counted.id
    and (${table}.rating <> counted.rating or ${table}.num_reviews <> counted.reviews)`

export class Migration20261124120000_trade_limits extends Migration {
  override up(): void {
    const statements = [
      // Whether it is part of the mean: one review between two people in 90 days is.
      'alter table reviews add column counts boolean not null default true',
      'drop index reviews_subject',
      'drop index reviews_equipment',
      `create index reviews_subject on reviews (subject_id, created_at desc, id desc)
        include (stars, counts) where status = 'shown'`,
      `create index reviews_equipment on reviews (equipment_id, created_at desc, id desc)
        include (stars, counts) where status = 'shown' and equipment_id is not null`,
      'create index reviews_pair on reviews (author_id, subject_id, created_at desc) where counts',
      `do $$
        declare
          one record;
          last_author uuid;
          last_subject uuid;
          last_counted timestamptz;
        begin
          for one in select r.id, r.author_id, r.subject_id, r.created_at, ${mayCount} as may_count
            from reviews r order by r.author_id, r.subject_id, r.created_at, r.id
          loop
            if one.author_id is distinct from last_author or one.subject_id is distinct from last_subject then
              last_counted := null;
            end if;
            last_author := one.author_id;
            last_subject := one.subject_id;
            if one.may_count and (last_counted is null
                or one.created_at >= last_counted + interval '90 days') then
              last_counted := one.created_at;
            else
              update reviews set counts = false where id = one.id;
            end if;
          end loop;
        end $$`,
      recount('users', 'subject_id'),
      recount('equipments', 'equipment_id'),

      // Since when a person whose tick fell waits for the operators.
      'alter table users add column verification_lapsed_at timestamptz(3)',
      `create index users_lapsed on users (verification_lapsed_at)
        where verification_lapsed_at is not null`,

      // Machines whose number a person has read today: read again, it is not counted again.
      `create table equipment_contact_looks (
        viewer_id uuid not null references users on delete cascade,
        day date not null,
        equipment_id uuid not null references equipments on delete cascade,
        primary key (viewer_id, day, equipment_id)
      )`,
      'create index equipment_contact_looks_day on equipment_contact_looks (day)',
      'create index equipment_contact_looks_equipment on equipment_contact_looks (equipment_id)',
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
