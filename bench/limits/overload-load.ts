import { writeFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
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

/**
 * Seconds in which all connections are opened at once, by a process that has just begun. What is answered in them tells more of this
 * process than of the app.
 */
const openingSeconds = 2
const began = performance.now()
const isOpening = () => performance.now() - began < openingSeconds * 1000

const times: Record<number, number[]> = {}
/** How late this process was itself, which the times contain. */
const late = monitorEventLoopDelay({ resolution: 10 })
setTimeout(() => late.enable(), openingSeconds * 1000)
let withoutRetryAfter = 0

const result = await autocannon({
  url: origin,
  connections,
  duration: openingSeconds + seconds,
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
      if (isOpening()) return
      times[status] ??= []
      times[status].push(ms)
    })
  },
})
const { errors, timeouts } = result
const senderLateMs = late.max / 1e6
writeFileSync(
  resultFile,
  JSON.stringify({ times, withoutRetryAfter, errors, timeouts, senderLateMs }),
)
