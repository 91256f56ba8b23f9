import { execFileSync } from 'node:child_process'
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { migrate, openDatabase } from '../src/server/app/database/orm.ts'
import { maxOpenSandboxes } from '../src/server/app/sandbox/sandbox-pool.ts'
import { readEnv } from '../src/server/platform/config/env.ts'
import { sandboxEnv } from '../src/server/platform/config/sandbox-env.ts'
import { execute, queryRows } from '../src/server/platform/database/query.ts'
import { sql } from '../src/server/platform/database/sql.ts'
import { createLogger } from '../src/server/platform/observability/logger.ts'
import { testDatabaseUrl } from '../src/server/testing/test-database.ts'
import { testSettings } from '../src/server/testing/test-settings.ts'
import { maxPictureZipBytes } from '../src/shared/listing-import/listing-import.constants.ts'
import { findPostgres, startCluster } from './lib/postgres.ts'

const root = resolve(import.meta.dirname, '..')
const readText = (file: string) => readFileSync(join(root, file), 'utf8')
const compose = readText('compose.yaml')
const operations = readText('docs/operations.md')

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
  const { scripts } = JSON.parse(readText('package.json')) as {
    scripts: { start: string }
  }
  const started = scripts.start.match(/--max-.*$/)?.[0].split(' ')
  const dockerfile = readText('Dockerfile')
  const command = dockerfile.match(/^CMD (.+)$/m)?.[1] ?? '[]'
  expect(JSON.parse(command)).toEqual(['node', ...(started ?? [])])
  const inContainers = JSON.parse(command).join(' ')
  const memory = dockerfile.match(/^ENV (MALLOC_.+)$/m)?.[1]
  expect(operations).toContain(`NODE_ENV=production ${memory} ${inContainers}`)
})

test('PostgreSQL has connections for two processes with all the sandboxes that they open', () => {
  const [, given] = compose.match(/max_connections=(\d+)/) ?? []
  const [, ofPooler] = readText('deploy/pgbouncer.sh').match(/POOL_SIZE:-(\d+)/) ?? []
  const { DATABASE_POOL_SIZE } = sandboxEnv(readEnv(testSettings), {
    DATA_DIR: 'memory://',
    SECRET_KEY: '',
    DATABASE_URL: undefined,
  })
  // Beside the pool a probe of the server and one for live hints.
  const ofSandboxes = maxOpenSandboxes.postgresql * (DATABASE_POOL_SIZE + 2)
  const ofProcess = { listening: 2, migrating: 2 }
  const reservedForSuperusers = 3
  const needed = 2 * (ofSandboxes + ofProcess.listening + ofProcess.migrating) + Number(ofPooler)
  expect(needed + reservedForSuperusers).toBeLessThan(Number(given))
})

test('a primary that failed can come back as a replica: both servers have the script for it', () => {
  const mount = /- \.\/deploy\/postgres-replica\.sh:\/postgres-replica\.sh:ro/g
  expect(compose.match(mount)).toHaveLength(2)
})

test('the statements for an older database are those of a new one', () => {
  const init = readText('deploy/postgres-init.sh')
  const sql = init.match(/<<'SQL'\n([\s\S]+)\nSQL\n/)?.[1] ?? ''
  const statements = sql
    .replaceAll(":'password'", "'<POSTGRES_PASSWORD>'")
    .replaceAll(":'replication_password'", "'<POSTGRES_REPLICATION_PASSWORD>'")
    .split(/(?<=;)\n/)
    .filter((statement) => /krishihaat_(sandbox|replication)/.test(statement))
  expect(statements).toHaveLength(4)
  for (const statement of statements) expect(operations).toContain(statement)
  const [, accessRule] = init.match(/^echo '(.+)' >> /m) ?? []
  expect(operations).toContain(`echo '${accessRule}'`)
})

test('the proxy lets the largest zip of pictures pass, with the form around it', () => {
  const [, mebibytes] = readText('deploy/Caddyfile').match(/@zip \{\s+max_size (\d+)MiB/) ?? []
  expect(Number(mebibytes) * 1024 * 1024).toBeGreaterThan(maxPictureZipBytes + 100_000)
})

test('the image has the script that sends the newsletter, which needs nothing that the image lacks', () => {
  expect(readText('Dockerfile')).toMatch(/^COPY scripts\/newsletter\.ts scripts\/$/m)
  const imports = [...readText('scripts/newsletter.ts').matchAll(/from '(\..+)'/g)]
  expect(imports.length).toBeGreaterThan(3)
  expect(imports.filter(([, file]) => !file?.startsWith('../src/'))).toEqual([])
})

test('the app’s storage keys reach pictures, those of sandboxes too, and nothing else', () => {
  const { Statement } = JSON.parse(readText('deploy/storage-policy.json'))
  expect(Statement).toEqual([
    {
      Effect: 'Allow',
      Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
      Resource: ['arn:aws:s3:::krishihaat/uploads/*', 'arn:aws:s3:::krishihaat/sandboxes/*'],
    },
    { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: ['arn:aws:s3:::krishihaat'] },
  ])
  // Who has a bucket of their own makes the keys by this sentence.
  const [sentence = ''] =
    operations.match(/Its keys need to get, put and delete objects[^.]+/) ?? []
  for (const folder of ['uploads/', 'sandboxes/']) expect(sentence).toContain(`\`${folder}\``)
  expect(sentence).toContain('list the bucket')
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
