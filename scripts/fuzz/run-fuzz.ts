import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import type { Check } from './checks/check-answer.ts'
import { costLimitMs, costOf } from './cost.ts'
import { excerptOf, type Findings } from './findings.ts'
import { asCommand, type FuzzRequest, type Kind, nameOf } from './fuzz-request.ts'
import type { Answer, Send } from './send-request.ts'
import type { WatchedServer } from './server-process.ts'

/** Requests that run at the same time, and whose CPU is measured together. */
const batchSize = 10
/** How many requests may be sent to shrink a finding, and a costly one. */
const shrinkTries = { cheap: 60, costly: 8 }
/** How many findings are shrunk; of further ones the first request is enough. */
const mostShrunk = 40
/** How many costly requests are confirmed: on a server with so many, more only take time. */
const mostCostly = 15

const tooCostly = `more than ${costLimitMs} ms of CPU`

/** The seed of the nth request of a run. */
const seedOf = (seed: number, nth: number) => (seed + Math.imul(nth, 0x9e3779b1)) | 0

export const requestNumber = (
  requests: fc.Arbitrary<FuzzRequest>,
  seed: number,
  nth: number,
): FuzzRequest => {
  const [request] = fc.sample(requests, { seed: seedOf(seed, nth), numRuns: 1 })
  if (!request) throw new Error('fast-check gave no request')
  return request
}

/** The result of a run, by kind and status, and how much of the contract succeeded. */
export interface Tally {
  byKind: Map<Kind, Map<number, number>>
  succeeded: Set<string>
  /** Batches over the limit in which no single request was: background jobs, or many small costs. */
  unexplained: number
}

export const newTally = (): Tally => ({ byKind: new Map(), succeeded: new Set(), unexplained: 0 })

export interface FuzzRun {
  server: WatchedServer
  send: Send
  check: Check
  seed: number
  findings: Findings
  tally: Tally
  /** Called with each answer as soon as its batch is done. */
  onAnswer?: (request: FuzzRequest, answer: Answer) => Promise<void>
}

function count({ tally }: FuzzRun, request: FuzzRequest, { status }: Answer) {
  const statuses = tally.byKind.get(request.kind) ?? new Map<number, number>()
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  tally.byKind.set(request.kind, statuses)
  if (status !== 200 || request.method === 'HEAD') return
  const { target } = request
  if (target.wire === 'rest') tally.succeeded.add(target.operation)
  if (target.wire !== 'trpc') return
  for (const name of target.procedures) tally.succeeded.add(`trpc ${name}`)
}

interface Shrinking {
  nth: number
  what: string
  isFound: (request: FuzzRequest) => Promise<boolean>
  mostTries: number
}

/** Makes a finding's request as small as fast-check can while it still shows the same fault. */
async function shrink(
  { findings, seed, send }: FuzzRun,
  requests: fc.Arbitrary<FuzzRequest>,
  { nth, what, isFound, mostTries }: Shrinking,
) {
  const name = nameOf(requestNumber(requests, seed, nth))
  let tries = 0
  const property = fc.asyncProperty(requests, async (request) => {
    // The first request has shown the fault already; sent again it may not, because it may have changed data.
    if (++tries === 1) return false
    if (tries > mostTries || nameOf(request) !== name) return true
    return !(await isFound(request))
  })
  const { counterexample } = await fc.check(property, { seed: seedOf(seed, nth), numRuns: 1 })
  const [smallest] = counterexample ?? []
  if (smallest && tries > 1) findings.shorten(name, what, smallest, excerptOf(await send(smallest)))
}

/** Finds the request that made a batch costly. */
async function findCostly(run: FuzzRun, requests: fc.Arbitrary<FuzzRequest>, batch: Numbered[]) {
  const { server, send, findings, tally } = run
  let isExplained = false
  for (const { nth, request } of batch) {
    const name = nameOf(request)
    if (findings.has(name, tooCostly)) isExplained = true
    const isKnown = findings.has(name, tooCostly)
    const costly = findings.all().filter(({ what }) => what === tooCostly)
    if (isKnown || costly.length >= mostCostly || server.hasEnded()) continue
    const cost = await costOf(request, server, send)
    if (cost <= costLimitMs) continue
    isExplained = true
    findings.add({ name, what: tooCostly, nth, request, excerpt: `${cost} ms` })
    const isFound = async (smaller: FuzzRequest) =>
      (await costOf(smaller, server, send, 1)) > costLimitMs
    await shrink(run, requests, { nth, what: tooCostly, isFound, mostTries: shrinkTries.costly })
  }
  if (!isExplained) tally.unexplained++
}

interface Numbered {
  nth: number
  request: FuzzRequest
}

/** Names the requests that ran when the server's process ended: one of them ended it. */
function reportEnd({ server, findings }: FuzzRun, batch: Numbered[]) {
  const commands = batch.map(({ request }) => asCommand(request, server.origin))
  const excerpt = [...commands, ...server.lines().slice(-8)].join('\n      ')
  findings.add({
    name: '',
    what: 'the process ended while one of these was under way',
    nth: batch[0]?.nth ?? -1,
    excerpt,
  })
}

async function runBatch(run: FuzzRun, requests: fc.Arbitrary<FuzzRequest>, batch: Numbered[]) {
  const { server, send, check, findings } = run
  const before = server.cpuMs()
  const answers = await Promise.all(batch.map(({ request }) => send(request)))
  // The end of a process is reported a little after the end of its connections.
  if (answers.some(({ status }) => status === 0)) await wait(500)
  if (server.hasEnded()) return reportEnd(run, batch)
  const cost = server.cpuMs() - before
  for (const [i, { nth, request }] of batch.entries()) {
    const answer = answers[i]
    if (!answer) continue
    count(run, request, answer)
    await run.onAnswer?.(request, answer)
    for (const what of check(request, answer)) {
      const isNew = findings.add({
        name: nameOf(request),
        what,
        nth,
        request,
        excerpt: excerptOf(answer),
      })
      if (!isNew || findings.all().length > mostShrunk) continue
      const isFound = async (smaller: FuzzRequest) =>
        check(smaller, await send(smaller)).includes(what)
      await shrink(run, requests, { nth, what, isFound, mostTries: shrinkTries.cheap })
    }
  }
  if (cost > costLimitMs) await findCostly(run, requests, batch)
}

/** Sends the requests numbered from `from` to before `to`, and checks their answers. */
export async function fuzz(
  run: FuzzRun,
  requests: fc.Arbitrary<FuzzRequest>,
  { from, to }: { from: number; to: number },
): Promise<void> {
  for (let start = from; start < to; start += batchSize) {
    if (run.server.hasEnded()) return
    const size = Math.min(batchSize, to - start)
    const batch = Array.from({ length: size }, (_, i) => ({
      nth: start + i,
      request: requestNumber(requests, run.seed, start + i),
    }))
    await runBatch(run, requests, batch)
  }
}
