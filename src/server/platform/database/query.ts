import type { EntityManager } from '@mikro-orm/postgresql'
import { noteWrittenTables } from './after-commit.ts'
import { currentCommitMark } from './commit-mark.ts'
import type { Database } from './database.ts'
import { tablesWrittenIn } from './load/written-tables.ts'
import { requireReading } from './reading-sql.ts'
import { type Statement, toParameter } from './sql.ts'

/** Where a statement runs: on the database by itself, or in the transaction of an entity manager. */
export type SqlSource = Database | EntityManager

const isDatabase = (source: SqlSource): source is Database => 'engine' in source

/** Kysely, on which MikroORM runs, knows the connection that the transaction is on. */
async function runInTransaction<Row extends object>(
  em: EntityManager,
  { text, values = [] }: Statement,
): Promise<Row[]> {
  const { rows } = await em.getKysely().executeQuery<Row>({
    sql: text,
    parameters: values.map(toParameter),
    query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
    queryId: { queryId: '' },
  })
  return rows
}

/**
 * Reads rows. `date` is returned as YYYY-MM-DD, `numeric` and `bigint` as numbers, `timestamptz` as
 * ISO 8601 text, on both engines, in and out of transactions.
 * @throws AppError `service.unavailable` or `storage.full` (503) when the database is away or full;
 * Error for a statement that writes.
 */
export async function queryRows<Row extends object>(
  source: SqlSource,
  statement: Statement,
): Promise<Row[]> {
  if (isDatabase(source)) return source.query<Row>(statement)
  requireReading(statement.text)
  return runInTransaction<Row>(source, statement)
}

/**
 * Runs a statement that writes, locks or notifies. Rows are as `queryRows` returns them.
 * @throws AppError as `queryRows` does; of a transaction the whole `Database.transaction` throws it.
 */
export async function execute<Row extends object>(
  source: SqlSource,
  statement: Statement,
): Promise<Row[]> {
  if (!isDatabase(source)) {
    noteWrittenTables(source, tablesWrittenIn(statement.text))
    return runInTransaction(source, statement)
  }
  return currentCommitMark()
    ? source.transaction((em) => execute<Row>(em, statement))
    : source.execute<Row>(statement)
}
