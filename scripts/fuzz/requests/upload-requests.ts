import fc from 'fast-check'
import sharp from 'sharp'
import { multipartOf } from '../../../src/server/testing/wire/multipart.ts'
import type { FuzzRequest } from '../fuzz-request.ts'
import { extraHeaders, persons, rolesFor } from './request-parts.ts'

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

/** Small pictures of every accepted kind, and files that are not pictures. */
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

/** Pictures and rubbish in forms that are valid, nearly valid or not forms. */
export function uploads(files: readonly Buffer[]): fc.Arbitrary<FuzzRequest> {
  const file = fc.record({
    bytes: fc.oneof(fc.constantFrom(...files.slice(0, 4)), fc.constantFrom(...files)),
    name: fc.constantFrom(
      'photo.jpg',
      '../../etc/passwd',
      '',
      'x'.repeat(500),
      'फोटो.png',
      'a.svg',
    ),
    type: fc.constantFrom('image/jpeg', 'image/svg+xml', 'text/html', ''),
    oddField: fc.integer({ min: 0, max: 19 }),
  })
  return fc
    .record({
      operation: fc.constantFrom(...uploadOperations),
      parts: fc.oneof(
        fc.array(file, { minLength: 1, maxLength: 1 }),
        fc.array(file, { maxLength: 6 }),
      ),
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
