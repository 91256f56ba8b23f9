import { readdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { migrate, openDatabase } from '../src/server/app/database/orm.ts'
import { readEnv } from '../src/server/platform/config/env.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import { nextMigrationStamp } from './lib/migration-stamp.ts'

const isAddition = (sql: string) =>
  /^(create table|alter table "\w+" add (column )?"|create type)/.test(sql)

/** The tables and columns that entities have and the migrated schema lacks, as MikroORM sees it. */
async function findAdditions(): Promise<string[]> {
  const env = readEnv({ DATA_DIR: 'memory://', SECRET_KEY: 'used for nothing: nothing is served' })
  const db = await openDatabase(env, createLogger('warn', false))
  try {
    await migrate(db, env)
    const { up } = await db.orm.schema.getUpdateSchemaMigrationSQL({ safe: true })
    return up.split('\n').filter(isAddition)
  } finally {
    await db.close()
  }
}

/**
 * `npm run migration:create -- name` writes a new migration with the entities' additions only. The schema
 * also has what entities do not declare (checks, partial indexes, search columns, tables without an
 * entity), and MikroORM's full difference would drop all of it.
 */
const name = (process.argv[2] ?? 'change').replace(/\W+/g, '_')
const folder = resolve(import.meta.dirname, '../prisma-free-migrations')
const stamp = nextMigrationStamp(readdirSync(folder))
const className = `Migration${stamp}_${name}`
const statements = await findAdditions()
const lines = statements.map((sql) => `      \`${sql.replace(/;$/, '').replaceAll('`', '\\`')}\`,`)

writeFileSync(
  resolve(folder, `${className}.ts`),
  `import { Migration } from '@mikro-orm/migrations'

export class ${className} extends Migration {
  override up(): void {
    const statements: string[] = [
${lines.join('\n')}
    ]
    for (const statement of statements) this.addSql(statement)
  }
}
`,
)
console.log(
  `prisma-free-migrations/${className}.ts has ${statements.length} statements from the entities. ` +
    'Complete it by hand: indexes, checks, data.',
)
