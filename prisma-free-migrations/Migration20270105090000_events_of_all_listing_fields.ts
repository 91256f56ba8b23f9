import { Migration } from '@mikro-orm/migrations'

/** What "listing.changed" has compared until now. */
const compared = {
  crops: `name, category, description, harvest_date, expiry_date, dispatch_time, is_organic, tags, images,
    external_id`,
  equipments: `name, category, description, available_from, available_to, status, contact_number, tags, images,
    external_id`,
}
/** The other fields that the owner reads of a listing. */
const added = { crops: 'kind_id, shown_unit, bag_kg', equipments: 'kind_id, safety_check_passed' }

const row = (name: 'old' | 'new', columns: string) =>
  columns
    .split(',')
    .map((column) => `${name}.${column.trim()}`)
    .join(', ')

const hasChanged = (columns: string) =>
  `(${row('new', columns)}) is distinct from (${row('old', columns)})`

const cropFunction = (columns: string) => `create or replace function record_crop_event()
  returns trigger language plpgsql as $$
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
      if ${hasChanged(columns)} then
        perform record_event(new.owner_id, 'listing.changed', 'crop', new.id, facts);
      end if;
      return null;
    end $$`

const equipmentFunction = (columns: string) => `create or replace function record_equipment_event()
  returns trigger language plpgsql as $$
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
      if ${hasChanged(columns)} then
        perform record_event(new.owner_id, 'listing.changed', 'equipment', new.id, facts);
      end if;
      return null;
    end $$`

/** A change of a listing's kind, of the unit that its seller counts in, or of a machine's safety check is an event too. */
export class Migration20270105090000_events_of_all_listing_fields extends Migration {
  override up(): void {
    this.write(`${compared.crops}, ${added.crops}`, `${compared.equipments}, ${added.equipments}`)
  }

  override down(): void {
    this.write(compared.crops, compared.equipments)
  }

  private write(crops: string, equipments: string): void {
    this.addSql(cropFunction(crops))
    this.addSql(equipmentFunction(equipments))
    this.addSql(`create or replace trigger crops_event after insert or update of quantity, price, unit, is_archived,
      ${crops} on crops for each row execute function record_crop_event()`)
    this.addSql(`create or replace trigger equipments_event after insert or update of price_per_day, currency,
      is_archived, ${equipments} on equipments for each row execute function record_equipment_event()`)
  }
}
