import fc from 'fast-check'
import type { Role } from '../fuzz-request.ts'

export const jsonHeaders = { 'content-type': 'application/json' }

/** The sender's role: mostly an allowed one, sometimes another. */
export function rolesFor(isProtected: boolean, isForOperators: boolean): fc.Arbitrary<Role> {
  const weighted = (...list: [number, Role][]) =>
    fc.oneof(...list.map(([weight, role]) => ({ weight, arbitrary: fc.constant(role) })))
  if (isForOperators)
    return weighted([6, 'operator'], [1, 'buyer'], [1, 'key'], [1, 'visitor'], [1, 'wrong-token'])
  return isProtected
    ? weighted(
        ...([
          [5, 'farmer'],
          [5, 'buyer'],
          [3, 'key'],
        ] as [number, Role][]),
        ...([
          [1, 'operator'],
          [1, 'visitor'],
          [1, 'wrong-token'],
        ] as [number, Role][]),
      )
    : weighted(
        ...([
          [3, 'visitor'],
          [2, 'farmer'],
          [2, 'buyer'],
        ] as [number, Role][]),
        ...([
          [1, 'key'],
          [1, 'operator'],
          [1, 'wrong-token'],
        ] as [number, Role][]),
      )
}

/** The index of a user within the role; it wraps around, because some roles have fewer users. */
export const persons = fc.nat(19)

/** Keys that are repeated, with the same body and with others, and some invalid keys. */
const idempotencyKeys = fc.oneof(
  { weight: 3, arbitrary: fc.nat(30).map((n) => `key-${n}`) },
  { weight: 2, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constantFrom('', ' ', 'x'.repeat(256), 'a b', '\u00e9') },
)

const someHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constantFrom<Record<string, string>>(
    { range: 'bytes=0-10' },
    { range: 'bytes=9-2,-,x' },
    { 'if-none-match': '*' },
    { 'if-none-match': 'W/"x", "y"' },
    { 'if-modified-since': 'yesterday' },
    { 'accept-encoding': 'br' },
    { 'accept-encoding': 'gzip;q=0, *;q=9999' },
    { 'accept-language': 'hi-IN,hi;q=0.9' },
    { 'accept-language': ','.repeat(2000) },
    { accept: 'text/html' },
    { accept: 'application/jsonl' },
    { 'trpc-accept': 'application/jsonl' },
    { 'user-agent': '' },
    { 'user-agent': 'x'.repeat(4000) },
    { 'x-forwarded-for': '1.2.3.4, ::1, not an address' },
    { 'x-forwarded-host': 'evil.example' },
    { host: 'evil.example' },
    { 'x-no-compression': '1' },
    { 'content-encoding': 'gzip' },
    { cookie: 'a=b; '.repeat(500) },
    { origin: 'https://evil.example' },
    { referer: 'javascript:alert(1)' },
    { 'last-event-id': '-1' },
    { authorization: 'Basic YTpi' },
    { authorization: `Bearer ${'x'.repeat(600)}` },
    { authorization: 'Bearer a b' },
  ),
)

/** Headers that any client may send, with an occasional odd one. */
export const extraHeaders = (takesKey: boolean): fc.Arbitrary<Record<string, string>> =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant({}) },
    {
      weight: takesKey ? 4 : 1,
      arbitrary: idempotencyKeys.map((key) => ({ 'idempotency-key': key })),
    },
    { weight: 1, arbitrary: someHeaders },
  )

/** A text encoded for an address; lone surrogates, which have no bytes, become the replacement character. */
export const encoded = (value: unknown): string =>
  encodeURIComponent(
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed(),
  )

/** Bytes of an address that the server accepts; longer ones are cut. */
const longestQuery = 12_000

export const queryOf = (fields: Record<string, unknown>): string => {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => `${encoded(name)}=${encoded(each)}`),
    )
  return pairs.length > 0 ? `?${pairs.join('&').slice(0, longestQuery)}` : ''
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
