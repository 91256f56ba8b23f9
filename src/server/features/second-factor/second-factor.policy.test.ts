import { expect, test } from 'vitest'
import { appUri, stepOfCode } from './authenticator-app.policy.ts'
import { newRecoveryCodes, plainRecoveryCode } from './recovery-code.policy.ts'
import { relyingParty } from './relying-party.policy.ts'

/** "12345678901234567890", the key of RFC 6238's appendix B, in base 32. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  // RFC 6238, appendix B, SHA-1: the last six of its eight digits.
  [59, '287082', 1],
  [1_111_111_109, '081804', 37_037_036],
  [1_234_567_890, '005924', 41_152_263],
  [20_000_000_000, '353130', 666_666_666],
])('at second %s the code is %s, of step %s', (seconds, code, step) => {
  const at = seconds * 1000
  expect(stepOfCode(rfcSecret, code, at)).toBe(step)
  // A phone's clock may be off by half a minute, but not by more.
  expect(stepOfCode(rfcSecret, code, at + 30_000)).toBe(step)
  expect(stepOfCode(rfcSecret, code, at - 30_000)).toBe(step)
  expect(stepOfCode(rfcSecret, code, at + 60_000)).toBeNull()
  expect(stepOfCode(rfcSecret, code, at - 60_000)).toBeNull()
})

test('the QR code of an app contains the site and the phone', () => {
  const uri = new URL(appUri(rfcSecret, '9876543210'))
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/KrishiHaat:+91 9876543210',
  ])
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: rfcSecret,
    issuer: 'KrishiHaat',
  })
})

test('there are ten different recovery codes, which are recognised in any spelling', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes)
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(plainRecoveryCode(' ol1i-7k3m 9qx4_aaaa ')).toBe('01117K3M9QX4AAAA')
})

test.each([
  ['https://krishihaat.example', 'krishihaat.example', 'https://krishihaat.example', true],
  ['https://krishihaat.example/app/', 'krishihaat.example', 'https://krishihaat.example', true],
  ['https://krishihaat.example', 'krishihaat.example', 'http://krishihaat.example', false],
  ['https://krishihaat.example', 'krishihaat.example', 'https://www.krishihaat.example', false],
  ['https://krishihaat.example', 'krishihaat.example', 'http://localhost:3000', false],
  [undefined, 'localhost', 'http://localhost:3179', true],
  [undefined, 'localhost', 'http://localhost', true],
  [undefined, 'localhost', 'http://localhost.evil.example', false],
  [undefined, 'localhost', 'http://evil.example', false],
])(
  'with PUBLIC_URL %s passkeys are of %s; a page of %s may use them: %s',
  (url, id, origin, may) => {
    const site = relyingParty(url)
    expect([site.id, site.isOrigin(origin)]).toEqual([id, may])
  },
)
