import { Migration } from '@mikro-orm/migrations'

/**
 * What happens to a person's orders, bookings, listings, reviews and messages, for programs that follow it. Triggers
 * write the rows in the transaction of the change, so that no change can be forgotten: not those of jobs, of
 * operators, or of imports of thousands of rows.
 */
const functions = [
  `create function record_event(owner uuid, event text, kind text, object uuid, facts jsonb) returns void
    language sql as $$
      insert into events (owner_id, type, object_kind, object_id, data)
        -- Seeding a million listings tells nobody.
        select owner, event, kind, object, facts
          where current_setting('krishihaat.bulk', true) is distinct from 'on'
    $$`,
  `create function record_order_event() returns trigger language plpgsql as $$
    declare o orders;
    declare facts jsonb;
    begin
      select * into o from orders where id = new.order_id;
      facts := jsonb_build_object('orderId', o.id, 'number', o.number, 'status', new.status,
        'by', new.made_by, 'total', o.total);
      perform record_event(o.buyer_id, 'order.' || new.status, 'order', o.id, facts);
      perform record_event(o.seller_id, 'order.' || new.status, 'order', o.id, facts);
      return null;
    end $$`,
  `create function record_payment_event() returns trigger language plpgsql as $$
    declare event text;
    declare facts jsonb;
    begin
      event := case when new.paid_at is not null and old.paid_at is null then 'payment.confirmed'
        when new.payment_reference is distinct from old.payment_reference
          and new.payment_reference is not null then 'payment.claimed' end;
      if event is not null then
        facts := jsonb_build_object('orderId', new.id, 'number', new.number, 'payBy', new.pay_by,
          'total', new.total);
        perform record_event(new.buyer_id, event, 'order', new.id, facts);
        perform record_event(new.seller_id, event, 'order', new.id, facts);
      end if;
      return null;
    end $$`,
  `create function record_booking_event() returns trigger language plpgsql as $$
    declare b bookings;
    declare facts jsonb;
    begin
      select * into b from bookings where id = new.booking_id;
      if b.renter_id is null then return null; end if;
      facts := jsonb_build_object('bookingId', b.id, 'number', b.number, 'equipmentId', b.equipment_id,
        'status', new.status, 'by', new.done_by, 'from', b.first_day, 'to', b.last_day);
      perform record_event(b.renter_id, 'booking.' || new.status, 'booking', b.id, facts);
      perform record_event(b.owner_id, 'booking.' || new.status, 'booking', b.id, facts);
      return null;
    end $$`,
  `create function record_crop_event() returns trigger language plpgsql as $$
    declare facts jsonb;
    begin
      facts := jsonb_build_object('kind', 'crop', 'listingId', new.id, 'externalId', new.external_id,
        'price', new.price, 'unit', new.unit, 'quantity', new.quantity, 'isArchived', new.is_archived);
      if tg_op = 'INSERT' then
        perform record_event(new.owner_id, 'listing.created', 'crop', new.id, facts);
        return null;
      end if;
      if new.quantity <> old.quantity then
        perform record_event(new.owner_id, 'stock.changed', 'crop', new.id, facts);
      end if;
      if (new.price, new.unit) is distinct from (old.price, old.unit) then
        perform record_event(new.owner_id, 'price.changed', 'crop', new.id, facts);
      end if;
      if new.is_archived <> old.is_archived then
        perform record_event(new.owner_id,
          case when new.is_archived then 'listing.archived' else 'listing.listed' end, 'crop', new.id, facts);
      end if;
      if (new.name, new.category, new.description, new.harvest_date, new.expiry_date, new.dispatch_time,
          new.is_organic, new.tags, new.images, new.external_id)
        is distinct from (old.name, old.category, old.description, old.harvest_date, old.expiry_date,
          old.dispatch_time, old.is_organic, old.tags, old.images, old.external_id) then
        perform record_event(new.owner_id, 'listing.changed', 'crop', new.id, facts);
      end if;
      return null;
    end $$`,
  `create function record_equipment_event() returns trigger language plpgsql as $$
    declare facts jsonb;
    begin
      facts := jsonb_build_object('kind', 'equipment', 'listingId', new.id, 'externalId', new.external_id,
        'pricePerDay', new.price_per_day, 'currency', new.currency, 'status', new.status,
        'isArchived', new.is_archived);
      if tg_op = 'INSERT' then
        perform record_event(new.owner_id, 'listing.created', 'equipment', new.id, facts);
        return null;
      end if;
      if (new.price_per_day, new.currency) is distinct from (old.price_per_day, old.currency) then
        perform record_event(new.owner_id, 'price.changed', 'equipment', new.id, facts);
      end if;
      if new.is_archived <> old.is_archived then
        perform record_event(new.owner_id,
          case when new.is_archived then 'listing.archived' else 'listing.listed' end,
          'equipment', new.id, facts);
      end if;
      if (new.name, new.category, new.description, new.available_from, new.available_to, new.status,
          new.contact_number, new.tags, new.images, new.external_id)
        is distinct from (old.name, old.category, old.description, old.available_from, old.available_to,
          old.status, old.contact_number, old.tags, old.images, old.external_id) then
        perform record_event(new.owner_id, 'listing.changed', 'equipment', new.id, facts);
      end if;
      return null;
    end $$`,
  `create function record_review_event() returns trigger language plpgsql as $$
    begin
      perform record_event(new.subject_id, 'review.received', 'review', new.id,
        jsonb_build_object('reviewId', new.id, 'orderId', new.order_id, 'bookingId', new.booking_id,
          'stars', new.stars));
      return null;
    end $$`,
  `create function record_message_event() returns trigger language plpgsql as $$
    declare c conversations;
    begin
      select * into c from conversations where id = new.conversation_id;
      perform record_event(case when new.sender_id = c.asker_id then c.owner_id else c.asker_id end,
        'message.received', 'conversation', c.id,
        jsonb_build_object('conversationId', c.id, 'messageId', new.id, 'kind', c.kind,
          'listingId', c.listing_id));
      return null;
    end $$`,
]

const triggers = {
  order_events: 'after insert on order_events for each row execute function record_order_event()',
  orders: `after update of paid_at, payment_reference on orders for each row
    execute function record_payment_event()`,
  booking_events:
    'after insert on booking_events for each row execute function record_booking_event()',
  crops: `after insert or update of quantity, price, unit, is_archived, name, category, description, harvest_date,
    expiry_date, dispatch_time, is_organic, tags, images, external_id on crops
    for each row execute function record_crop_event()`,
  equipments: `after insert or update of price_per_day, currency, is_archived, name, category, description,
    available_from, available_to, status, contact_number, tags, images, external_id on equipments
    for each row execute function record_equipment_event()`,
  reviews: 'after insert on reviews for each row execute function record_review_event()',
  messages: 'after insert on messages for each row execute function record_message_event()',
}

export class Migration20261129160000_events extends Migration {
  override up(): void {
    this.addSql(`create table events (
      id bigint generated always as identity primary key,
      owner_id uuid not null references users on delete cascade,
      type text not null,
      object_kind text not null,
      object_id uuid not null,
      data jsonb not null,
      -- The place in the owner's feed; given when the feed is read, because only then it is committed.
      position bigint,
      created_at timestamptz(3) not null default clock_timestamp()
    )`)
    this.addSql(
      'create unique index events_feed on events (owner_id, position) where position is not null',
    )
    this.addSql('create index events_new on events (owner_id, id) where position is null')
    this.addSql('create index events_age on events (created_at)')
    this.addSql(`create table event_feeds (
      owner_id uuid primary key references users on delete cascade,
      last_position bigint not null default 0
    )`)
    for (const statement of functions) this.addSql(statement)
    for (const [table, on] of Object.entries(triggers)) {
      this.addSql(`create trigger ${table}_event ${on}`)
    }
  }

  override down(): void {
    for (const table of Object.keys(triggers)) {
      this.addSql(`drop trigger ${table}_event on ${table}`)
    }
    for (const name of ['order', 'payment', 'booking', 'crop', 'equipment', 'review', 'message']) {
      this.addSql(`drop function record_${name}_event()`)
    }
    this.addSql('drop function record_event(uuid, text, text, uuid, jsonb)')
    this.addSql('drop table event_feeds')
    this.addSql('drop table events')
  }
}
