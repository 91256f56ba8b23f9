import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Check, createCheck } from './checks/check-answer.ts'
import { errorsInLog } from './checks/log-check.ts'
import { type OpenApiDocument, operationsOf } from './contract.ts'
import { createFindings, type Findings } from './findings.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import { fuzz, newTally } from './run-fuzz.ts'
import { openSender } from './send-request.ts'
import { startServer, type WatchedServer } from './server-process.ts'

// Runs the fuzzer against a server with known faults, to prove that it finds them.

const names = ['right', 'off-schema', 'unknown-member', 'fault', 'undocumented', 'leak', 'costly']

const listing = {
  type: 'object',
  properties: {
    success: { const: true },
    data: {
      type: 'object',
      properties: { name: { type: 'string' }, price: { type: 'number' } },
      required: ['name', 'price'],
      additionalProperties: false,
    },
  },
  required: ['success', 'data'],
}
const failure = {
  type: 'object',
  properties: {
    success: { const: false },
    message: { type: 'string' },
    code: { type: 'string' },
  },
  required: ['success', 'message', 'code'],
}
const inJson = (schema: object) => ({ content: { 'application/json': { schema } } })
const document: OpenApiDocument = {
  paths: Object.fromEntries(
    names.map((name) => [
      `/${name}`,
      { get: { responses: { 200: inJson(listing), 400: inJson(failure) } } },
    ]),
  ),
  components: { schemas: { Failure: failure } },
}

const requestFor = (name: string, extra: Record<string, string>): FuzzRequest => ({
  kind: 'rest-valid',
  target: { wire: 'rest', operation: `GET /${name}`, isWellFormed: true },
  role: 'visitor',
  person: 0,
  method: 'GET',
  path: `/api/${name}`,
  headers: extra,
})

let server: WatchedServer
let check: Check
beforeAll(async () => {
  server = await startServer('scripts/fuzz/planted-server.ts', {})
  check = createCheck({ document, operations: operationsOf(document), procedures: [] })
})
afterAll(() => server.stop())

async function findingsOf(name: string, requests = 10): Promise<Findings> {
  const findings = createFindings()
  const sender = openSender(server.origin, 10, () => null)
  const run = { server, send: sender.send, check, seed: 1, findings, tally: newTally() }
  const headers = fc.constantFrom({}, { 'x-a': 'long and of no matter' })
  const all = headers.map((extra) => requestFor(name, extra as Record<string, string>))
  await fuzz(run, all, { from: 0, to: requests })
  await sender.close()
  return findings
}

test('a server that follows its document gives no findings', async () => {
  expect((await findingsOf('right')).all()).toEqual([])
})

test.each([
  ['off-schema', 'off its schema at /data/price: must be number'],
  ['unknown-member', 'off its schema at /data: must NOT have additional properties (phone)'],
  ['fault', 'status 500'],
  ['undocumented', 'status 409 is not in the document'],
  ['leak', 'the answer shows a stack'],
])('%s is found, once, with the smallest request that shows it', async (name, what) => {
  const [finding, ...others] = (await findingsOf(name, 30)).all()
  expect(others).toEqual([])
  expect(finding).toMatchObject({ name: `GET /${name}`, what, times: 30 })
  expect(finding?.request?.headers).toEqual({})
})

test('a request that costs too much CPU is found', { timeout: 120_000 }, async () => {
  const [finding, ...others] = (await findingsOf('costly', 3)).all()
  expect(others).toEqual([])
  expect(finding).toMatchObject({ name: 'GET /costly', what: 'more than 250 ms of CPU' })
})

test('leaked memory is found after a garbage collection', async () => {
  const before = await server.settledMemoryMb()
  await findingsOf('hoarder', 20)
  expect((await server.settledMemoryMb()) - before).toBeGreaterThan(100)
})

test('an error in the log is found, a warning is not', async () => {
  await findingsOf('fault', 1)
  expect(errorsInLog(server.lines())).toMatchObject([{ what: 'request failed: ' }])
  expect(errorsInLog(['{"level":40,"msg":"slow"}'])).toEqual([])
  expect(errorsInLog(['(node:1) Warning: x'])).toMatchObject([{ times: 1 }])
})
