import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createCheck } from './fuzz/checks/check-answer.ts'
import { errorsInLog } from './fuzz/checks/log-check.ts'
import { readContract } from './fuzz/contract.ts'
import { createFindings, describeFinding } from './fuzz/findings.ts'
import { createFuzzMarket, type FuzzMarket, idsIn } from './fuzz/fuzz-market.ts'
import { asCommand, type FuzzRequest, type Kind, kinds } from './fuzz/fuzz-request.ts'
import { type Program, renewKey } from './fuzz/keys.ts'
import { startPrivateReceiver } from './fuzz/private-receiver.ts'
import { neverSucceeded, statusTable } from './fuzz/report.ts'
import { allRequests } from './fuzz/requests/all-requests.ts'
import { makeFiles } from './fuzz/requests/upload-requests.ts'
import { fuzz, newTally, requestNumber } from './fuzz/run-fuzz.ts'
import { type Answer, openSender } from './fuzz/send-request.ts'
import { startApp } from './fuzz/server-process.ts'
import { logIn, newOperator, operatorPhones, type Person } from './fuzz/session.ts'
import { buildIfStale } from './lib/client-build.ts'
import { canInstall, installPackage } from './lib/debian.ts'
import { findPostgres, startCluster } from './lib/postgres.ts'
import { startStandIns } from './stand-ins/server.ts'

/**
 * Sends the running app valid and invalid requests made from its own contract, and checks every answer:
 * no status from 500 on, no answer that breaks its schema, no internals shown, no request over 250 ms of
 * CPU, memory within 100 MB of its start, no error in the log, nothing that a key's scopes do not allow, no webhook at a
 * private address.
 * `npm run fuzz [-- --requests 100000 --seed 7 --postgres --kinds rest-valid,trpc-meta --only 1234]`
 */
const { values: flags } = parseArgs({
  options: {
    requests: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    /** On PostgreSQL; else on the embedded database. */
    postgres: { type: 'boolean', default: false },
    /** Only these kinds of requests. */
    kinds: { type: 'string', default: kinds.join(',') },
    /** Sends only the request with this number. */
    only: { type: 'string' },
  },
})
const requests = Number(flags.requests)
const seed = Number(flags.seed)
const isKind = (name: string): name is Kind => kinds.some((kind) => kind === name)
const chosen = flags.kinds.split(',').filter(isKind)
if (
  !(Number.isInteger(requests) && requests >= 1 && Number.isInteger(seed)) ||
  chosen.length === 0
) {
  throw new Error(`--requests and --seed are whole numbers, --kinds some of ${kinds.join(',')}`)
}

/** Requests after which new users are signed up: by then the first have sold out, hidden and blocked. */
const chapterLength = 4000
/** Megabytes by which the server's memory may have grown at the end since the first chapter. */
const memoryLimitMb = 100
/** Requests before memory is first measured: caches, compiled code and pools have reached their size then. */
const warmUp = Math.min(chapterLength, Math.ceil(requests / 3))

async function openDatabase() {
  if (!flags.postgres) return { url: '', stop: async () => {} }
  if (!findPostgres() && canInstall()) await installPackage('postgresql')
  const bin = findPostgres()
  if (!bin) throw new Error('There is no PostgreSQL on this machine.')
  return startCluster(bin)
}

await buildIfStale()
const contract = readContract()
const files = await makeFiles()
const readPaths = contract.operations
  .filter(({ method, parameters }) => method === 'GET' && !parameters.some((each) => each.required))
  .map(({ path, isProtected }) => ({ path, isPrivate: isProtected }))
const database = await openDatabase()
const standIns = await startStandIns()
const privateReceiver = await startPrivateReceiver()
const server = await startApp({
  ...standIns.settings,
  DATA_GOV_IN_API_KEY: 'any-will-do',
  ADMIN_PHONES: operatorPhones.join(','),
  ...(database.url && { DATABASE_URL: database.url }),
})
const startedAt = Date.now()
const findings = createFindings()
const tally = newTally()
let market: FuzzMarket | undefined

const peopleOf = ({ role }: FuzzRequest): Person[] =>
  (role === 'farmer' && market?.farmers) ||
  (role === 'buyer' && market?.buyers) ||
  (role === 'key' && market?.programs) ||
  (role === 'operator' && market?.operators) ||
  []

/** Mostly a user who owns what the request names; otherwise, and every fourth time, any user of the role. */
function personOf(request: FuzzRequest): Person | undefined {
  const people = peopleOf(request)
  const { role, person, path, body } = request
  if ((role === 'farmer' || role === 'buyer') && person % 4 !== 0) {
    const owners = idsIn(`${path} ${body ?? ''}`).flatMap((id) => market?.ownersOf(id) ?? [])
    if (owners.length > 0) return owners[person % owners.length]
  }
  return people[person % Math.max(1, people.length)]
}
const tokenOf = (request: FuzzRequest) =>
  request.role === 'wrong-token' ? 'not-a-token-of-anybody' : (personOf(request)?.token ?? null)

/** Logs a user in again whose session one of our requests has ended. */
async function restoreSession(request: FuzzRequest, { status, body }: Answer) {
  const person = personOf(request)
  if (status !== 401 || !person || request.headers.authorization !== undefined) return
  if (request.role === 'key') {
    if (!body.includes('api_key.invalid')) return
    // A user has so many keys a day; without another one its requests are those of a wrong key.
    await renewKey(server, person as Program).catch((error: unknown) => console.log(String(error)))
    return
  }
  if (!body.includes('auth.required')) return
  if (request.role === 'operator') Object.assign(person, await newOperator(server))
  else person.token = await logIn(server, person.phone)
}

const sender = openSender(server.origin, 10, tokenOf)
console.log(
  `${requests} requests, seed ${seed}, on ${flags.postgres ? 'PostgreSQL' : 'the embedded database'}`,
)
try {
  const run = {
    server,
    send: sender.send,
    check: createCheck(contract),
    seed,
    findings,
    tally,
    onAnswer: restoreSession,
  }
  const begin = async (chapter: number) => {
    market = await createFuzzMarket(server, chapter, readPaths, privateReceiver.addresses)
    return allRequests(contract, market, files, chosen)
  }
  if (flags.only === undefined) {
    let memoryBefore = 0
    for (let from = 0, chapter = 0; from < requests && !server.hasEnded(); chapter++) {
      const to = Math.min(requests, from + (chapter === 0 ? warmUp : chapterLength))
      await fuzz(run, await begin(chapter), { from, to })
      if (chapter === 0 && !server.hasEnded()) {
        memoryBefore = await server.settledMemoryMb()
        console.log(`Warm: ${Math.round(memoryBefore)} MB (${server.memoryParts()})`)
      }
      from = to
      const seconds = Math.round((Date.now() - startedAt) / 1000)
      console.log(`${to} requests in ${seconds} s, ${findings.all().length} findings`)
    }
    const memoryAfter = server.hasEnded() ? 0 : await server.settledMemoryMb()
    const grown = Math.round(memoryAfter - memoryBefore)
    console.log(`At the end: ${Math.round(memoryAfter)} MB (${server.memoryParts()})`)
    if (grown > memoryLimitMb) {
      const what = `holds ${grown} MB more than when it was warm`
      findings.add({ name: 'memory', what, nth: -1, excerpt: '' })
    }
  } else {
    const nth = Number(flags.only)
    const all = await begin(0)
    console.log(asCommand(requestNumber(all, seed, nth), server.origin))
    await fuzz(run, all, { from: nth, to: nth + 1 })
  }
} finally {
  await sender.close()
  await server.stop()
  await standIns.stop()
  await privateReceiver.stop()
  await database.stop()
}

if (privateReceiver.connections() > 0) {
  const what = `reached a private address ${privateReceiver.connections()} ×`
  findings.add({ name: 'webhook', what, nth: -1, excerpt: '' })
}

for (const { what, times, line } of errorsInLog(server.lines())) {
  findings.add({ name: 'log', what: `${what} (${times} ×)`, nth: -1, excerpt: line })
}
console.log(`\n${statusTable(tally)}`)
const silent = neverSucceeded(contract, tally)
console.log(`\nWithout a success, ${silent.length}: ${silent.join(', ')}`)
if (tally.unexplained > 0) {
  console.log(`${tally.unexplained} costly batches had no costly request: background work.`)
}
for (const finding of findings.all()) console.log(`\n${describeFinding(finding, server.origin)}`)
const count = findings.all().length
console.log(count > 0 ? `\n${count} findings. Again with --seed ${seed}.` : '\nNothing was found.')
if (count > 0) process.exitCode = 1
