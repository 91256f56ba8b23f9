import type { Contract } from '../contract.ts'
import type { FuzzRequest } from '../fuzz-request.ts'
import { type Answer, headerOf, isJson } from '../send-request.ts'
import { createRestCheck } from './rest-check.ts'
import { createTrpcCheck } from './trpc-check.ts'

/** What is wrong with an answer, a sentence each that is the same for the same fault; [] for nothing. */
export type Check = (request: FuzzRequest, answer: Answer) => string[]

/** What shows the inside of the program: stacks, SQL, PostgreSQL's messages, places on the disk. */
const leaks: [what: string, pattern: RegExp][] = [
  ['a stack', /\n\s+at (?:async )?[\w.<>[\] ]+ \(|\bat file:\/\/|\.[cm]?[jt]s:\d+:\d+/],
  [
    'SQL',
    /\bselect\b[^<]{0,300}\bfrom "?\w+"? (?:as|where|left|join|order)\b|\binsert into "?\w+"? \(/i,
  ],
  [
    'a message of PostgreSQL',
    /violates (?:unique|check|foreign key|not-null) constraint|syntax error at or near|invalid input syntax for type|relation "\w+" does not exist/,
  ],
  ['a place on the disk', /\/node_modules\/|\/(?:home|root|tmp|var|work)\/[\w.-]+\//],
]

const siteStatuses = new Set([
  200, 204, 206, 301, 302, 303, 304, 307, 308, 400, 403, 404, 405, 406, 410, 413, 414, 415, 416,
  429, 431,
])

/** 503 is an answer when it says after how long to try again; nothing else above 499 is. */
function serverFault({ status }: Answer, retryAfter: string): string[] {
  if (status < 500 || (status === 503 && /^\d+$/.test(retryAfter))) return []
  return [`status ${status}`]
}

export function leaksIn(text: string): string[] {
  return leaks
    .filter(([, pattern]) => pattern.test(text))
    .map(([what]) => `the answer shows ${what}`)
}

/** Pages and files have their own types; only what says that it is JSON or HTML must be that. */
function checkSite({ method }: FuzzRequest, answer: Answer, text: string): string[] {
  const { status } = answer
  if (!siteStatuses.has(status) && status < 500) return [`status ${status} of a page or file`]
  if (method === 'HEAD' || status === 304 || text === '') return []
  const type = headerOf(answer, 'content-type')
  if (type === '') return ['no content-type']
  if (type.startsWith('application/json') || type.startsWith('application/manifest+json')) {
    return isJson(text) ? [] : [`${type} that is not JSON`]
  }
  if (type.startsWith('text/html') && status !== 206) {
    return /^\s*<!doctype html>/i.test(text) ? [] : ['text/html that is not a page']
  }
  return []
}

/** Statuses of Node's own parser, which answers before there is an app to ask. */
const parserStatuses = new Set([400, 408, 413, 431])

/** Checks any answer against what the contract says of it. */
export function createCheck(contract: Contract): Check {
  const checkRest = createRestCheck(contract)
  const checkTrpc = createTrpcCheck(contract)
  return (request, answer) => {
    const { target, method } = request
    const { status, failure, body } = answer
    const text = body.toString('utf8')
    if (target.wire === 'socket') return status >= 500 ? [`status ${status}`] : leaksIn(text)
    if (status === 0) return [`no answer: ${failure}`]
    const problems = [...serverFault(answer, headerOf(answer, 'retry-after')), ...leaksIn(text)]
    if (problems.length > 0) return problems
    if (method === 'HEAD' && body.length > 0) return ['HEAD with a body']
    if (isFromParser(answer)) return parserStatuses.has(status) ? [] : [`status ${status}`]
    if (target.wire === 'site') return checkSite(request, answer, text)
    if (headerOf(answer, 'x-content-type-options') !== 'nosniff') return ['no nosniff']
    return target.wire === 'trpc'
      ? checkTrpc(request, answer, text)
      : checkRest(request, answer, text)
  }
}

/** Node's HTTP parser refuses with a bare status line, or by Fastify's answer that closes. */
const isFromParser = (answer: Answer) =>
  (answer.status === 431 || answer.status === 400) &&
  headerOf(answer, 'cache-control') === '' &&
  headerOf(answer, 'x-content-type-options') === ''
