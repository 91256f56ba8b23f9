import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { findPostgres } from './postgres.ts'

function runTool(name: string, args: readonly string[]): void {
  const folder = findPostgres(name)
  if (!folder) throw new Error(`${name} is not on this machine: install PostgreSQL's client tools.`)
  execFileSync(join(folder, name), args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PGOPTIONS: '-c client_min_messages=warning' },
  })
}

export async function serverHasData(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select 1 from pg_tables where schemaname = 'public' limit 1",
    )
    return rows.length > 0
  } finally {
    await client.end()
  }
}

/** Dumps a PostgreSQL database in pg_dump's custom format; the app may go on running. */
export function dumpServer(url: string, file: string): void {
  runTool('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`, url])
}

/** Replaces the schema `public` by the dump's, in one transaction: all of it or nothing. */
export function restoreServer(url: string, file: string): void {
  const script = `${file}.sql`
  runTool('pg_restore', ['--no-owner', '--no-acl', `--file=${script}`, file])
  const afresh = 'drop schema if exists public cascade; create schema public'
  const strict = ['--quiet', '--no-psqlrc', '--single-transaction', '--set=ON_ERROR_STOP=1']
  runTool('psql', [...strict, `--command=${afresh}`, `--file=${script}`, url])
}
