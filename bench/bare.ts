import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import pg from 'pg'
import type { Scenario } from './lists/scenarios.ts'

/**
 * The baseline for lists: runs the same SQL statements with the same names on a pool of the same size and
 * sends the rows of the last one as JSON, nothing else. Arguments: file of scenarios, port.
 */
const [file = '', port = '0'] = process.argv.slice(2)
const scenarios = JSON.parse(readFileSync(file, 'utf8')) as Scenario[]
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(process.env.DATABASE_POOL_SIZE),
})
const server = Fastify()

server.get<{ Params: { scenario: string; request: string } }>(
  '/bare/:scenario/:request',
  async ({ params }) => {
    const statements =
      scenarios[Number(params.scenario)]?.requests[Number(params.request)]?.statements
    let rows: unknown[] = []
    for (const { text, values, name } of statements ?? []) {
      const query = { text, values: values as unknown[] | undefined }
      rows = (await pool.query(name ? { ...query, name } : query)).rows
    }
    return rows
  },
)
await server.listen({ host: '127.0.0.1', port: Number(port) })
