import fc from 'fast-check'
import sharp from 'sharp'
import { multipartOf } from '../../src/server/testing/multipart.ts'
import type { FuzzRequest } from './fuzz-request.ts'
import type { IdPool } from './id-pool.ts'
import { encoded, extraHeaders, persons, rolesFor } from './request-parts.ts'

const uploadOperations = [
  { path: '/utils/upload-images', field: 'images' },
  { path: '/user/update-profile-image', field: 'image' },
]

/** A PNG whose header claims more pixels than anybody may send. */
function withClaimedSize(png: Buffer, width: number, height: number): Buffer {
  const claimed = Buffer.from(png)
  claimed.writeUInt32BE(width, 16)
  claimed.writeUInt32BE(height, 20)
  return claimed
}

/** Small pictures of every kind that is taken, and things that are none. */
export async function makeFiles(): Promise<readonly Buffer[]> {
  const picture = () =>
    sharp({ create: { width: 24, height: 16, channels: 3, background: '#7a9a3c' } })
  const [jpeg, png, webp, avif, gif] = await Promise.all([
    picture().jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().webp().toBuffer(),
    picture().avif().toBuffer(),
    picture().gif().toBuffer(),
  ])
  return [
    jpeg,
    png,
    webp,
    avif,
    jpeg,
    png,
    gif,
    png.subarray(0, png.length - 20),
    jpeg.subarray(0, 60),
    withClaimedSize(png, 60_000, 60_000),
    withClaimedSize(png, 0, 0),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('\u00ff\u00d8\u00ff\u00e0', 'latin1'),
    Buffer.alloc(0),
    Buffer.alloc(3000, 7),
  ]
}

/** Pictures and rubbish in forms that are right, nearly right or not forms. */
export function uploads(files: readonly Buffer[]): fc.Arbitrary<FuzzRequest> {
  const file = fc.record({
    bytes: fc.constantFrom(...files),
    name: fc.constantFrom(
      'photo.jpg',
      '../../etc/passwd',
      '',
      'x'.repeat(500),
      'फोटो.png',
      'a.svg',
    ),
    type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'text/html', ''),
    oddField: fc.integer({ min: 0, max: 9 }),
  })
  return fc
    .record({
      operation: fc.constantFrom(...uploadOperations),
      parts: fc.array(file, { maxLength: 6 }),
      damage: fc.constantFrom('', '', '', '', '', 'cut', 'boundary', 'type'),
      role: rolesFor(true, false),
      person: persons,
      extra: extraHeaders(true),
    })
    .map(({ operation, parts, damage, role, person, extra }): FuzzRequest => {
      const form = multipartOf(
        parts.map(({ oddField, ...part }) => ({
          ...part,
          field: oddField === 0 ? '__proto__' : operation.field,
        })),
      )
      const types: Record<string, string> = {
        boundary: 'multipart/form-data; boundary=another',
        type: 'application/json',
      }
      return {
        kind: 'upload',
        target: { wire: 'rest', operation: `POST ${operation.path}`, isWellFormed: false },
        role,
        person,
        method: 'POST',
        path: `/api${operation.path}`,
        headers: { 'content-type': types[damage] ?? form.headers['content-type'], ...extra },
        body: damage === 'cut' ? form.body.subarray(0, form.body.length - 30) : form.body,
      }
    })
}

const sitePaths = [
  '/',
  '/shop',
  '/rental',
  '/equipment',
  '/market-price',
  '/weather',
  '/news',
  '/blog',
  '/faq',
  '/help',
  '/contact',
  '/community',
  '/login',
  '/cart',
  '/dashboard',
  '/crop-health-tips',
  '/robots.txt',
  '/sitemap.xml',
  '/feed.xml',
  '/manifest.webmanifest',
  '/sw.js',
  '/favicon.ico',
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/docs/',
  '/assets/',
  '/uploads/',
  '/nothing/here',
  '/.env',
  '/.git/config',
  '/dist/client/index.html',
]
const siteQueries = [
  '',
  '',
  '?q=wheat&page=2',
  '?page=-1&sort=oldest',
  '?page=99999999999',
  '?q=%00',
  '?q=%E0%A4%A',
  '?q=%F0%9F%8C%BE',
  '?category[]=x&category=Grains',
  `?q=${'x'.repeat(3000)}`,
  '?lang=hi',
  '?redirect=//evil.example',
]
const siteSuffixes = [
  '',
  '',
  '',
  '',
  '/',
  '/..%2f..%2fpackage.json',
  '/%00',
  '/%',
  `/${'x'.repeat(3000)}`,
]

/** Pages, files, feeds and probes, with odd queries, methods and endings. */
export function siteVisits(ids: IdPool): fc.Arbitrary<FuzzRequest> {
  const named = (prefix: string, field: string) =>
    fc.constantFrom('none', ...ids.forField(field)).map((id) => `${prefix}${encoded(id)}`)
  const paths = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...sitePaths) },
    { weight: 1, arbitrary: named('/crop/', 'cropId') },
    { weight: 1, arbitrary: named('/rental/', 'equipmentId') },
    { weight: 1, arbitrary: named('/blog/', 'slug') },
    { weight: 1, arbitrary: named('/community/', 'questionId') },
    { weight: 2, arbitrary: fc.constantFrom('/uploads/none.webp', ...ids.forField('image')) },
  )
  return fc
    .record({
      path: paths,
      suffix: fc.constantFrom(...siteSuffixes),
      query: fc.constantFrom(...siteQueries),
      method: fc.constantFrom(
        'GET',
        'GET',
        'GET',
        'GET',
        'GET',
        'HEAD',
        'POST',
        'OPTIONS',
        'TRACE',
      ),
      role: rolesFor(false, false),
      person: persons,
      extra: extraHeaders(false),
    })
    .map(
      ({ path, suffix, query, method, role, person, extra }): FuzzRequest => ({
        kind: 'page',
        target: path.startsWith('/api/') ? { wire: 'rest-unknown' } : { wire: 'site' },
        role,
        person,
        method,
        path: path + suffix + query,
        headers: extra,
      }),
    )
}

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

/** Bytes on a socket that are not HTTP, or break off. */
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
