import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The baseline for advice: a server that only sends the same answers as JSON. */
const [file = '', port = '0'] = process.argv.slice(2)
const answers = JSON.parse(readFileSync(file, 'utf8')) as unknown[]
const server = Fastify()

server.get<{ Params: { request: string } }>(
  '/bare/:request',
  async ({ params }) => answers[Number(params.request)],
)
await server.listen({ host: '127.0.0.1', port: Number(port) })
