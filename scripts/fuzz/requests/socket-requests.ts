import fc from 'fast-check'
import type { FuzzRequest } from '../fuzz-request.ts'

const bytes = [
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nhost: y\r\n\r\n',
  'GET / HTTP/9.9\r\nhost: x\r\n\r\n',
  'GET http://other.example/ HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
  'BREW / HTTP/1.1\r\nhost: x\r\n\r\n',
  'CONNECT x:1 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET /\u00e9\u0001 HTTP/1.1\r\nhost: x\r\n\r\n',
  'GET / HTTP/1.1\r\nhost: x\r\nname with spaces: y\r\n\r\n',
  'POST /api/auth/logout HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/chat/personalized HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'POST /api/chat/personalized HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nZZ\r\n',
  'POST /trpc/chat.ask HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  'GET /trpc/crop.list HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
]

/** Bytes on a socket that are not HTTP, or end early. */
export const socketRubbish: fc.Arbitrary<FuzzRequest> = fc
  .oneof(
    { weight: 3, arbitrary: fc.constantFrom(...bytes) },
    {
      weight: 1,
      arbitrary: fc
        .nat(40_000)
        .map((n) => `GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(n)}\r\n\r\n`),
    },
    {
      weight: 1,
      arbitrary: fc
        .uint8Array({ maxLength: 200 })
        .map((all) => Buffer.from(all).toString('latin1')),
    },
  )
  .map(
    (body): FuzzRequest => ({
      kind: 'socket',
      target: { wire: 'socket' },
      role: 'visitor',
      person: 0,
      method: 'GET',
      path: '/',
      headers: {},
      body,
    }),
  )
