import { StepwiseMigration } from '#server/platform/database/stepwise-migration.ts'

/** Lists by time, with the columns that narrow them. */
const timeIndexes = (table: string) => [
  { name: `${table}_%`, columns: '', where: 'not is_archived' },
  { name: `${table}_category_%`, columns: 'category, ', where: 'not is_archived' },
  ...(table === 'crops'
    ? [{ name: 'crops_organic_%', columns: '', where: 'is_organic and not is_archived' }]
    : []),
]

/** What Newest is sorted by: when it was listed, or later in the list where one seller would fill a page. */
export class Migration20261124115900_newest_at extends StepwiseMigration {
  override async up(): Promise<void> {
    if (await this.hasRun('Migration20261124120000_trade_limits')) return
    for (const table of ['crops', 'equipments']) {
      await this.runShort([
        `create or replace function default_newest_at() returns trigger language plpgsql as $$
          begin
            new.newest_at := coalesce(new.newest_at, new.created_at);
            return new;
          end $$`,
        `alter table ${table} add column if not exists newest_at timestamptz(3)`,
        `create or replace trigger newest_at before insert on ${table}
          for each row execute function default_newest_at()`,
      ])
      await this.fillRows(table, 'newest_at = created_at', 'newest_at is null')
      await this.setNotNull(table, 'newest_at')
      // Oldest stays by the time of listing, which these indexes have.
      for (const { name, columns, where } of timeIndexes(table)) {
        const [newest, oldest] = [name.replace('%', 'newest'), name.replace('%', 'oldest')]
        await this.runShort([
          `if to_regclass('${oldest}') is null then alter index ${newest} rename to ${oldest}; end if`,
        ])
        await this.buildIndex(newest, `${table} (${columns}newest_at desc, id desc) where ${where}`)
      }
    }
  }
}
