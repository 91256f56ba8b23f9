import type { EventSubscriber, FlushEventArgs } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { noteWrittenTables } from '../after-commit.ts'

const writtenTable =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?"?([a-z_]+)/gi

/** The tables that a statement writes, those of its CTEs included; now and then also a word that is no table. */
export const tablesWrittenIn = (text: string): string[] =>
  [...text.matchAll(writtenTable)].map(([, table = '']) => table.toLowerCase())

/** Notes the tables of the entities that a unit of work writes. */
export class WrittenEntityTables implements EventSubscriber {
  afterFlush({ em, uow }: FlushEventArgs): void {
    const tables = uow.getChangeSets().map(({ meta }) => meta.tableName)
    noteWrittenTables(em as EntityManager, tables)
  }
}
