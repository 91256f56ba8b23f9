import { writeFileSync } from 'node:fs'
import autocannon from 'autocannon'

/** Sends a steady stream of requests from a process of its own and prints what became of them as JSON. */
interface OverloadLoad {
  origin: string
  paths: string[]
  connections: number
  seconds: number
  /** Requests a second, whether earlier ones were answered or not, as far as there are free connections. */
  rate: number
  resultFile: string
}

const { origin, paths, connections, seconds, rate, resultFile } = JSON.parse(
  process.argv[2] ?? '',
) as OverloadLoad

const times: Record<number, number[]> = {}
let withoutRetryAfter = 0

const result = await autocannon({
  url: origin,
  connections,
  duration: seconds,
  overallRate: rate,
  requests: paths.map((path) => ({ method: 'GET', path })),
  setupClient: (client) => {
    // The types of autocannon do not have this event.
    const events: NodeJS.EventEmitter = client
    events.on('headers', ({ statusCode, headers }: { statusCode: number; headers: string[] }) => {
      const hasRetryAfter = headers.some((text) => /^retry-after$/i.test(text))
      if (statusCode === 503 && !hasRetryAfter) withoutRetryAfter++
    })
    client.on('response', (status: number, _bytes: number, ms: number) => {
      times[status] ??= []
      times[status].push(ms)
    })
  },
})
const { errors, timeouts } = result
writeFileSync(resultFile, JSON.stringify({ times, withoutRetryAfter, errors, timeouts }))
