import { Migration } from '@mikro-orm/migrations'

const tables = ['crops', 'equipments']

/**
 * Adds where listings are. Nothing here rewrites a table or writes a row: columns without a default are
 * added at once, a constraint that is not validated reads no rows, and the indexes of points and areas
 * are built while all points are unknown, so that each costs one pass over the table (half a second
 * for a million rows). The job `listing-points` fills the columns after the start, a few sellers a
 * transaction, and finds what is left by the index `…_unlocated`, which is empty from then on.
 */
export class Migration20261127090000_places extends Migration {
  override up(): void {
    this.addSql('create extension if not exists cube')
    for (const table of tables) {
      const statements = [
        // The point on a sphere of radius 1, of the owner's PIN. Its distance to another is the chord.
        // point_precision is null until the listing was located, and none when its place is not known.
        `alter table ${table} add column point cube, add column pin text, add column district text,
          add column state text, add column point_precision text`,
        `alter table ${table} add constraint ${table}_point_precision check (
          coalesce(point_precision, 'none') in ('pin', 'region', 'none')
          and (point is null) = (coalesce(point_precision, 'none') = 'none')) not valid`,
        `create index ${table}_point on ${table} using gist (point)
          where not is_archived and point is not null`,
        // The listings of one point by id: the order of a list by distance within a PIN.
        `create index ${table}_point_listings on ${table} (point, id)
          where not is_archived and point is not null`,
        `create index ${table}_area on ${table} (state, district)
          where not is_archived and state is not null`,
        `create index ${table}_unlocated on ${table} (owner_id) where point_precision is null`,
      ]
      for (const statement of statements) this.addSql(statement)
    }
  }

  override down(): void {
    for (const table of tables) {
      this.addSql(
        `alter table ${table} drop column point, drop column pin, drop column district,
          drop column state, drop column point_precision`,
      )
    }
    this.addSql('drop extension cube')
  }
}
