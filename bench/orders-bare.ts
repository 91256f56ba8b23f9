import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import { v7 } from 'uuid'
import type { SqlValue } from '../src/server/platform/database/sql.ts'
import { publicNumber } from '../src/server/platform/text/public-number.ts'
import type { RecordedOrder } from './orders-record.ts'

/**
 * The baseline for orders: runs the statements that the app sends for one order, with the ids of the
 * request, the transaction on one connection. It validates no input and makes no decisions.
 * Arguments: file of the recorded order, port.
 */
const [file = '', port = '0'] = process.argv.slice(2)
const { statements, ...recorded } = JSON.parse(readFileSync(file, 'utf8')) as RecordedOrder
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
})
const server = Fastify()

const hash = (token: string) => createHash('sha256').update(token).digest('hex')
const idPattern = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|KH-[2-9A-Z]{8}|[\da-f]{64}/g

interface OrderRequest {
  token: string
  buyerId: string
  cropId: string
  sellerId: string
}

/** Replaces the ids of the recorded order by those of the request; generated ids are generated again. */
function createIdReplacer({ token, buyerId, cropId, sellerId }: OrderRequest) {
  const replacements = new Map([
    [hash(recorded.token), hash(token)],
    [recorded.buyerId, buyerId],
    [recorded.cropId, cropId],
    [recorded.sellerId, sellerId],
  ])
  const replacementOf = (recordedId: string) => {
    const id =
      replacements.get(recordedId) ?? (recordedId.startsWith('KH-') ? publicNumber('KH') : v7())
    replacements.set(recordedId, id)
    return id
  }
  const replaceIds = (value: SqlValue): SqlValue =>
    typeof value === 'string'
      ? value.replace(idPattern, replacementOf)
      : Array.isArray(value)
        ? value.map((one: string) => one.replace(idPattern, replacementOf))
        : value
  return (values: readonly SqlValue[]) => values.map(replaceIds)
}

const begin = statements.findIndex(({ text }) => text === 'begin')
const commit = statements.findIndex(({ text }) => text === 'commit')

server.post<{ Body: OrderRequest }>('/bare/order', async ({ body }) => {
  const rename = createIdReplacer(body)
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
