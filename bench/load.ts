import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Post } from './measure.ts'

/** One measurement, in a process of its own: prints what it saw as JSON. */
interface Load {
  origin: string
  paths: string[]
  /** A JSON file of requests, instead of reading the paths. */
  postsFile?: string
  connections: number
  seconds: number
}

const { origin, paths, postsFile, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Load

const posts = postsFile ? (JSON.parse(readFileSync(postsFile, 'utf8')) as Post[]) : []

/** Each is a wish of its own, as browsers send them. */
const withKey = (request: autocannon.Request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
})

/** Each connection begins elsewhere, or all would want the same thing at the same moment. */
function spread(client: autocannon.Client) {
  const start = Math.floor(Math.random() * posts.length)
  client.setRequests(
    [...posts.slice(start), ...posts.slice(0, start)].map(({ path, token, body }) => ({
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      setupRequest: withKey,
    })),
  )
}

const shoot = (duration: number) =>
  autocannon({
    url: origin,
    connections,
    duration,
    ...(postsFile
      ? { setupClient: spread }
      : { requests: paths.map((path) => ({ method: 'GET', path })) }),
  })

const warmUp = await shoot(1)
const result = await shoot(seconds)
const failed = result.non2xx + result.errors + result.timeouts
if (failed > 0)
  throw new Error(`${failed} of the requests to ${origin}${paths[0] ?? posts[0]?.path} failed`)
const { average, total } = result.requests
const { p50, p99 } = result.latency
console.log(JSON.stringify({ rate: average, p50, p99, requests: total + warmUp.requests.total }))
