import { Migration } from '@mikro-orm/migrations'

/** Milliseconds for which a short statement waits for its lock: reads that come after it wait as long. */
const lockTimeoutMs = 500

/** Rows of one step: less than a second of writing. */
const rowsOfStep = 5000

/**
 * A migration of a table that people read meanwhile. Each statement is a transaction of its own, so that no lock is
 * held until the last one ends; a process that dies leaves some done. So all of them must do no harm when they are
 * run again: `if not exists`, `or replace`, or inside a condition.
 */
export abstract class StepwiseMigration extends Migration {
  override isTransactional(): boolean {
    return false
  }

  /** Whether a migration has run: an earlier version of it did what this one does. */
  protected async hasRun(name: string): Promise<boolean> {
    const rows = await this.execute('select from mikro_orm_migrations where name = ?', [name])
    return rows.length > 0
  }

  /**
   * Runs statements in one transaction that takes milliseconds but shuts readers out, such as `alter table`.
   * @throws Error with SQLSTATE 55P03 when a lock is not free soon, instead of having readers queue behind it;
   * `migrate` then tries the migration again.
   */
  protected async runShort(statements: readonly string[]): Promise<void> {
    await this.execute(`do $migration$ begin
      perform set_config('lock_timeout', '${lockTimeoutMs}', true);
      ${statements.join(';\n')};
    end $migration$`)
  }

  /**
   * Updates rows in steps, each a transaction.
   * @param assignments in SQL, as after `set`.
   * @param where in SQL: what is no longer true of a row that was updated.
   */
  protected async fillRows(table: string, assignments: string, where: string): Promise<void> {
    await this.execute(`do $migration$
      declare
        first uuid := '00000000-0000-0000-0000-000000000000';
        last uuid;
      begin
        loop
          select id into last from ${table} where id > first order by id offset ${rowsOfStep - 1} limit 1;
          update ${table} set ${assignments}
            where id > first and (last is null or id <= last) and ${where};
          commit;
          exit when last is null;
          first := last;
        end loop;
      end $migration$`)
  }

  /** Has new rows meet a condition at once, and checks the old ones while others read and write. */
  protected async addCheck(table: string, name: string, condition: string): Promise<void> {
    await this.runShort([
      `alter table ${table} drop constraint if exists ${name}`,
      `alter table ${table} add constraint ${name} check (${condition}) not valid`,
    ])
    await this.execute(`alter table ${table} validate constraint ${name}`)
  }

  /** Has a column refuse nulls, without reading the rows while others wait. */
  protected async setNotNull(table: string, column: string): Promise<void> {
    const check = `${table}_${column}_set`
    await this.addCheck(table, check, `${column} is not null`)
    // Reads no row: the constraint shows that there is no null.
    await this.runShort([
      `alter table ${table} alter column ${column} set not null`,
      `alter table ${table} drop constraint ${check}`,
    ])
  }

  /** Builds an index while others read and write, unless it is there; one that was left unfinished is built anew. */
  protected async buildIndex(
    name: string,
    definition: string,
    { isUnique = false } = {},
  ): Promise<void> {
    const [index] = (await this.execute(
      'select indisvalid as is_finished from pg_index where indexrelid = to_regclass(?)',
      [name],
    )) as { is_finished: boolean }[]
    if (index?.is_finished) return
    await this.execute(`drop index if exists ${name}`)
    await this.execute(
      `create ${isUnique ? 'unique ' : ''}index concurrently ${name} on ${definition}`,
    )
  }
}
