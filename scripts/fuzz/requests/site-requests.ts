import fc from 'fast-check'
import type { FuzzRequest } from '../fuzz-request.ts'
import type { IdPool } from '../id-pool.ts'
import { encoded, extraHeaders, persons, rolesFor } from './request-parts.ts'

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
