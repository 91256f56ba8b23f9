import { Migration } from '@mikro-orm/migrations'

/** The listings that people want to find again. */
export class Migration20261127130000_favourites extends Migration {
  override up(): void {
    const statements = [
      `create table favourites (
        id uuid primary key,
        user_id uuid not null references users on delete cascade,
        crop_id uuid references crops on delete cascade,
        equipment_id uuid references equipments on delete cascade,
        created_at timestamptz(3) not null,
        check (num_nonnulls(crop_id, equipment_id) = 1)
      )`,
      `create unique index favourites_crop on favourites (user_id, crop_id) where crop_id is not null`,
      `create unique index favourites_equipment on favourites (user_id, equipment_id) where equipment_id is not null`,
      'create index favourites_newest on favourites (user_id, created_at desc, id desc)',
      // For the deletion of a listing.
      'create index favourites_of_crop on favourites (crop_id) where crop_id is not null',
      'create index favourites_of_equipment on favourites (equipment_id) where equipment_id is not null',
    ]
    for (const statement of statements) this.addSql(statement)
  }

  override down(): void {
    this.addSql('drop table favourites')
  }
}
