import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { v7 } from 'uuid'
import type { SqlValue } from '../src/server/platform/database/database.ts'
import { publicNumber } from '../src/server/platform/text/public-number.ts'
import type { RecordedOrder } from './orders-record.ts'

/**
 * The limit to measure orders against: the statements of one order as the app sends them, those of the
 * transaction on one connection, with this request's ids in them, and nothing else. No input is
 * checked, and nothing is decided. Arguments: file of the recorded order, port.
 */
const [file = '', port = '0'] = process.argv.slice(2)
const { statements, ...first } = JSON.parse(readFileSync(file, 'utf8')) as RecordedOrder
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
})
const server = Fastify()

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|KH-[2-9A-Z]{8}|[\da-f]{64}/g

interface Query {
  token: string
  buyerId: string
  cropId: string
  sellerId: string
}

/** Puts this order's ids where the recorded one had its own; ids that it made up are made up anew. */
function renamed({ token, buyerId, cropId, sellerId }: Query) {
  const names = new Map([
    [hash(first.token), hash(token)],
    [first.buyerId, buyerId],
    [first.cropId, cropId],
    [first.sellerId, sellerId],
  ])
  const nameOf = (known: string) => {
    const name = names.get(known) ?? (known.startsWith('KH-') ? publicNumber('KH') : v7())
    names.set(known, name)
    return name
  }
  const rename = (value: SqlValue): SqlValue =>
    typeof value === 'string'
      ? value.replace(uuids, nameOf)
      : Array.isArray(value)
        ? value.map((one: string) => one.replace(uuids, nameOf))
        : value
  return (values: readonly SqlValue[]) => values.map(rename)
}

const begin = statements.findIndex(({ text }) => text === 'begin')
const commit = statements.findIndex(({ text }) => text === 'commit')

server.post<{ Body: Query }>('/bare/order', async ({ body }) => {
  const rename = renamed(body)
  const send = (client: pg.Pool | pg.PoolClient, { text, name, values }: (typeof statements)[0]) =>
    client.query(name ? { text, name, values: rename(values) } : { text, values: rename(values) })
  for (const statement of statements.slice(0, begin)) await send(pool, statement)
  const client = await pool.connect()
  try {
    for (const statement of statements.slice(begin, commit + 1)) await send(client, statement)
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
  let rows: unknown[] = []
  for (const statement of statements.slice(commit + 1)) rows = (await send(pool, statement)).rows
  return rows
})
server.get('/bare/ready', async () => ({ statements: statements.length }))
await server.listen({ host: '127.0.0.1', port: Number(port) })
