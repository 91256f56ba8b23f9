import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

const tables = ['crops', 'equipments']

/**
 * Adds where listings are. Nothing here rewrites a table or writes a row, and the indexes of points and areas are
 * built while all points are unknown. The job `listing-points` fills the columns after the start, a few sellers a
 * transaction, and finds what is left by the index `…_unlocated`, which is empty from then on.
 */
export class Migration20261127090000_places extends StepwiseMigration {
  override async up(): Promise<void> {
    await this.execute('create extension if not exists cube')
    for (const table of tables) {
      await this.runShort([
        // The point on a sphere of radius 1, of the owner's PIN. Its distance to another is the chord.
        // point_precision is null until the listing was located, and none when its place is not known.
        `alter table ${table} add column if not exists point cube, add column if not exists pin text,
          add column if not exists district text, add column if not exists state text,
          add column if not exists point_precision text`,
        // It stays unvalidated, for nothing was written before it.
        `alter table ${table} drop constraint if exists ${table}_point_precision`,
        `alter table ${table} add constraint ${table}_point_precision check (
          coalesce(point_precision, 'none') in ('pin', 'region', 'none')
          and (point is null) = (coalesce(point_precision, 'none') = 'none')) not valid`,
      ])
      const hasPoint = 'where not is_archived and point is not null'
      await this.buildIndex(`${table}_point`, `${table} using gist (point) ${hasPoint}`)
      // The listings of one point by id: the order of a list by distance within a PIN.
      await this.buildIndex(`${table}_point_listings`, `${table} (point, id) ${hasPoint}`)
      await this.buildIndex(
        `${table}_area`,
        `${table} (state, district) where not is_archived and state is not null`,
      )
      await this.buildIndex(
        `${table}_unlocated`,
        `${table} (owner_id) where point_precision is null`,
      )
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
