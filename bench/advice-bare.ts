import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The limit to measure advice against: the same answers as objects, sent as JSON, and nothing else. */
const [file = '', port = '0'] = process.argv.slice(2)
const answers = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
const server = Fastify()

server.get<{ Params: { ask: string } }>(
  '/bare/:ask',
  async ({ params }) => answers[Number(params.ask)],
)
await server.listen({ host: '127.0.0.1', port: Number(port) })
