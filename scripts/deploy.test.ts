import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate, openDatabase } from '../src/server/app/database/orm.ts'
import { readEnv } from '../src/server/platform/config/env.ts'
import { execute, queryRows } from '../src/server/platform/database/query.ts'
import { sql } from '../src/server/platform/database/sql.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import { testDatabaseUrl } from '../src/server/testing/test-database.ts'
import { testSettings } from '../src/server/testing/test-settings.ts'
import { findPostgres, startCluster } from './lib/postgres.ts'

const root = resolve(import.meta.dirname, '..')
const compose = readFileSync(join(root, 'compose.yaml'), 'utf8')

/** PostgreSQL's settings in compose.yaml. */
const postgresSettings = [...compose.matchAll(/- -c\n\s+- (\w+=\S+)/g)].map(
  ([, setting]) => setting ?? '',
)

test('the app gets neither the superuser’s password nor the storage’s root keys', () => {
  expect(compose).toContain('DATABASE_URL: postgres://krishihaat:${POSTGRES_PASSWORD')
  expect(compose).toMatch(
    /POSTGRES_USER: postgres\n\s+POSTGRES_PASSWORD: \$\{POSTGRES_SUPERUSER_PASSWORD/,
  )
  expect(compose).toMatch(/MINIO_ROOT_PASSWORD: \$\{S3_ROOT_PASSWORD/)
  for (const name of [
    'POSTGRES_SUPERUSER_PASSWORD',
    'POSTGRES_REPLICATION_PASSWORD',
    'S3_ROOT_USER',
    'S3_ROOT_PASSWORD',
  ]) {
    // The app gets all of .env; values in compose.yaml win.
    expect(compose).toContain(`    ${name}: ""\n`)
  }
})

test('the container starts the app as npm start does, with the same limits of memory', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string }
  }
  const started = scripts.start.match(/--max-.*$/)?.[0].split(' ')
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8')
  const command = dockerfile.match(/^CMD (.+)$/m)?.[1] ?? '[]'
  expect(JSON.parse(command)).toEqual(['node', ...(started ?? [])])
  const inContainers = JSON.parse(command).join(' ')
  const memory = dockerfile.match(/^ENV (MALLOC_.+)$/m)?.[1]
  expect(readFileSync(join(root, 'docs/operations.md'), 'utf8')).toContain(
    `NODE_ENV=production ${memory} ${inContainers}`,
  )
})

test('the app’s storage keys reach pictures, those of sandboxes too, and nothing else', () => {
  const { Statement } = JSON.parse(readFileSync(join(root, 'deploy/storage-policy.json'), 'utf8'))
  expect(Statement).toEqual([
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: ['arn:aws:s3:::krishihaat/uploads/*', 'arn:aws:s3:::krishihaat/sandboxes/*'],
    },
    { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::krishihaat'] },
  ])
})

/** Each test run uses one engine; only the PostgreSQL run has its programs. */
function describeRun(isOfThisRun: boolean, name: string, tests: () => void): void {
  if (isOfThisRun) describe(name, () => tests())
}

describeRun(Boolean(testDatabaseUrl), 'the database of compose.yaml', () => {
  test('is migrated and used by a role that is not a superuser, and logs no personal values', async () => {
    const bin = findPostgres()
    if (!bin) throw new Error('PostgreSQL’s programs are needed for this test.')
    const logs = mkdtempSync(join(tmpdir(), 'krishihaat-pg-log-'))
    chmodSync(logs, 0o777)
    const collector = ['logging_collector=on', `log_directory=${logs}`, 'log_file_mode=0644']
    expect(postgresSettings.length).toBeGreaterThan(4)
    const cluster = await startCluster(bin, [...postgresSettings, ...collector])
    const url = new URL(cluster.url)
    try {
      execFileSync('sh', [join(root, 'deploy/postgres-init.sh')], {
        env: {
          PATH: `${bin}:${process.env.PATH}`,
          PGHOST: url.hostname,
          PGPORT: url.port,
          POSTGRES_USER: 'postgres',
          POSTGRES_DB: 'postgres',
          APP_PASSWORD: "it's a secret",
          REPLICATION_PASSWORD: "another's secret",
          PGDATA: logs,
        },
        stdio: 'pipe',
      })
      expect(readFileSync(join(logs, 'pg_hba.conf'), 'utf8')).toBe(
        'host replication krishihaat_replication all scram-sha-256\n',
      )
      url.username = 'krishihaat'
      url.password = encodeURIComponent("it's a secret")
      url.pathname = '/krishihaat'
      const env = readEnv({ ...testSettings, DATABASE_URL: url.href, DATA_DIR: logs })
      const db = await openDatabase(env, createLogger('silent', false))
      await migrate(db, env)
      const [role] = await queryRows(
        db,
        sql`select current_user as name, rolsuper as "isSuper" from pg_roles where rolname = current_user`,
      )
      expect(role).toEqual({ name: 'krishihaat', isSuper: false })

      const addUser = (phone: string) =>
        db.transaction((em) =>
          execute(
            em,
            sql`insert into users (id, phone, created_at, updated_at)
              values (gen_random_uuid(), ${phone}, now(), now())`,
          ),
        )
      await addUser('9812345678')
      await expect(addUser('9812345678')).rejects.toThrow('duplicate key')
      const text = 'select 1 / (length($1) - length($1))'
      const failing = queryRows(db, { text, values: ['9812345678'] })
      await expect(failing).rejects.toThrow('division by zero')
      await db.close()
    } finally {
      await cluster.stop()
    }
    const log = globSync(join(logs, '*.log'))
      .map((file) => readFileSync(file, 'utf8'))
      .join('')
    rmSync(logs, { recursive: true, force: true })
    expect(log).toContain('duplicate key value violates unique constraint')
    expect(log).toContain('division by zero')
    expect(log).not.toContain('insert into')
    expect(log).not.toContain('9812345678')
  }, 120_000)
})
