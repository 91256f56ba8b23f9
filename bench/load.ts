import autocannon from 'autocannon'

/** One measurement, in a process of its own: prints what it saw as JSON. */
interface Load {
  origin: string
  paths: string[]
  connections: number
  seconds: number
}

const { origin, paths, connections, seconds } = JSON.parse(process.argv[2] ?? '') as Load

const shoot = (duration: number) =>
  autocannon({
    url: origin,
    connections,
    duration,
    requests: paths.map((path) => ({ method: 'GET', path })),
  })

const warmUp = await shoot(1)
const result = await shoot(seconds)
const failed = result.non2xx + result.errors + result.timeouts
if (failed > 0) throw new Error(`${failed} of the requests to ${origin}${paths[0]} failed`)
const { average, total } = result.requests
const { p50, p99 } = result.latency
console.log(JSON.stringify({ rate: average, p50, p99, requests: total + warmUp.requests.total }))
