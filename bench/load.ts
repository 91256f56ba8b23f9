import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import type { Post } from './measure.ts'

/** One measurement in its own process, which prints its figures as JSON. */
interface Load {
  origin: string
  paths: string[]
  /** The token of each path's user, where it needs one. */
  tokens?: (string | undefined)[]
  /** A JSON file of requests, instead of reading the paths. */
  postsFile?: string
  connections: number
  /** Load before the measurement. */
  warmUpSeconds: number
  seconds: number
}

const { origin, paths, tokens, postsFile, connections, warmUpSeconds, seconds } = JSON.parse(
  process.argv[2] ?? '',
) as Load

const posts = postsFile ? (JSON.parse(readFileSync(postsFile, 'utf8')) as Post[]) : []

/** Gives each request its own idempotency key, like browsers do. */
const withKey = (request: autocannon.Request) => ({
  ...request,
  headers: { ...request.headers, 'idempotency-key': randomUUID() },
})

const reads = paths.map((path, i): autocannon.Request => {
  const token = tokens?.[i]
  return { method: 'GET', path, ...(token && { headers: { authorization: `Bearer ${token}` } }) }
})

/** The share of the requests that may fail otherwise than by a refusal (503); they do not count as answered. */
const maxFailedShare = 0.02

/** Makes each connection start at a random request, so that they do not all send the same one at a time. */
function useRotatedRequests(client: autocannon.Client) {
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

const runLoad = (duration: number) =>
  autocannon({
    url: origin,
    connections,
    duration,
    ...(postsFile ? { setupClient: useRotatedRequests } : { requests: reads }),
  })

// One after the other at first: with a million rows the numbers of matches take long the first time, and the app would
// refuse many at once.
for (const [i, path] of paths.entries()) {
  const token = tokens?.[i]
  const answer = await fetch(origin + path, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  await answer.text()
}
const warmUp = await runLoad(warmUpSeconds)
const result = await runLoad(seconds)
const refused = result.statusCodeStats?.['503']?.count ?? 0
const failed = result.non2xx + result.errors + result.timeouts - refused
const { average, total } = result.requests
const shareOf = (count: number) => count / Math.max(1, total)
if (shareOf(failed) > maxFailedShare) {
  const statuses = JSON.stringify(result.statusCodeStats)
  throw new Error(
    `${failed} of the requests to ${origin}${paths[0] ?? posts[0]?.path} failed: ${statuses}`,
  )
}
const { p50, p99 } = result.latency
const requests = total + warmUp.requests.total
const rate = average * (1 - shareOf(failed + refused))
console.log(JSON.stringify({ rate, p50, p99, requests, refused: shareOf(refused) }))
