import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { enrolApp } from '#server/testing/people/second-factor.ts'
import { createSoftwarePasskey } from '#server/testing/people/software-passkey.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { storeChallenge } from './challenge.service.ts'

let app: TestApp
let phone: string
let token: string

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ phone, token } = await app.signUp())
})

const post = (path: string, by: string, body: object = {}) =>
  app.call('POST', `/api/second-factor/${path}`, { token: by, body })
const registerChallenge = async (by = token) =>
  (await post('passkey/register-options', by)).body.data.challenge as string
const confirmChallenge = async (by: string) =>
  (await post('passkey/confirm-options', by)).body.data.challenge as string
const add = (by: string, passkey: object, name = 'My phone') =>
  post('passkey/register', by, { name, passkey })
const confirm = (by: string, passkey: object) => post('confirm', by, { method: 'passkey', passkey })

type Passkey = ReturnType<typeof createSoftwarePasskey>

/** Sets up a new passkey. @returns it, and the session's new token. */
async function enrol(passkey: Passkey = createSoftwarePasskey()) {
  const { body } = await add(token, passkey.register({ challenge: await registerChallenge() }))
  token = body.token
  return passkey
}
async function logInByCode(): Promise<string> {
  const { token: pending, data } = await app.logInByCode(phone)
  expect(data.secondFactor).toBe('required')
  return pending
}
const refused = { status: 403, body: { code: 'second_factor.passkey_refused' } }

test('a passkey is set up, creates recovery codes once, and completes a login', async () => {
  const nameless = (await post('passkey/register-options', token)).body.data
  expect(nameless.user.displayName).toBe(`+91 ${phone}`)
  await app.call('PATCH', '/api/user/update-user', { token, body: { firstName: 'Asha' } })
  const options = (await post('passkey/register-options', token)).body.data
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: 'KrishiHaat' },
    user: { name: `+91 ${phone}`, displayName: 'Asha' },
    attestation: 'none',
    authenticatorSelection: { userVerification: 'required' },
  })
  const passkey = createSoftwarePasskey()
  const added = await add(token, passkey.register(options))
  expect(added).toMatchObject({ status: 200, body: { message: 'Passkey added' } })
  expect(added.body.data.recoveryCodes).toHaveLength(10)
  token = added.body.token

  const pending = await logInByCode()
  const requested = (await post('passkey/confirm-options', pending)).body.data
  expect(requested).toMatchObject({
    rpId: 'localhost',
    userVerification: 'required',
    allowCredentials: [{ id: passkey.id, transports: ['internal'] }],
  })
  const passed = await confirm(pending, passkey.confirm(requested))
  expect(passed.body.message).toBe('Logged in successfully')
  const { data } = (
    await app.call('GET', '/api/second-factor/status', { token: passed.body.token })
  ).body
  expect(data.passkeys).toEqual([
    {
      _id: expect.any(String),
      name: 'My phone',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    },
  ])
})

test('a challenge is valid once, in its session, for its purpose and for five minutes', async () => {
  const passkey = await enrol()
  const pending = await logInByCode()
  const other = await logInByCode()

  const answer = passkey.confirm({ challenge: await confirmChallenge(pending) })
  // In another session.
  expect(await confirm(other, answer)).toMatchObject(refused)
  const both = await Promise.all([confirm(pending, answer), confirm(pending, answer)])
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)

  // For another purpose.
  const forRegistering = await registerChallenge(token)
  expect(await confirm(token, passkey.confirm({ challenge: forRegistering }))).toMatchObject(
    refused,
  )

  // Too late.
  const late = passkey.confirm({ challenge: await confirmChallenge(other) })
  await execute(
    app.services.db,
    sql`update second_factor_challenges set expires_at = now() - interval '1 second'`,
  )
  expect(await confirm(other, late)).toMatchObject(refused)
  expect(await confirm(other, late)).toMatchObject(refused)
})

test.each([
  ['another site’s page', { origin: 'https://krishihaat.evil.example' }],
  ['a page that only begins like ours', { origin: 'http://localhost.evil.example' }],
  ['another site', { rpId: 'evil.example' }],
  ['a device that did not check the person', { isVerified: false }],
])(
  'an answer with %s is refused, both for the setup and for a confirmation',
  async (_what, difference) => {
    const stranger = createSoftwarePasskey()
    const challenge = await registerChallenge()
    expect(await add(token, stranger.register({ challenge, ...difference }))).toMatchObject(refused)
    const passkey = await enrol()
    const pending = await logInByCode()
    const answer = passkey.confirm({ challenge: await confirmChallenge(pending), ...difference })
    expect(await confirm(pending, answer)).toMatchObject(refused)
  },
)

test('a changed signature, another person’s passkey and a copied passkey are refused', async () => {
  const passkey = await enrol()
  const pending = await logInByCode()
  const right = passkey.confirm({ challenge: await confirmChallenge(pending) })
  const other = createSoftwarePasskey().confirm({ challenge: 'x' })
  const forged = { ...right, response: { ...right.response, signature: other.response.signature } }
  expect(await confirm(pending, forged)).toMatchObject(refused)

  const stranger = await app.signUp()
  const theirs = createSoftwarePasskey()
  const { body } = await add(
    stranger.token,
    theirs.register({ challenge: await registerChallenge(stranger.token) }),
  )
  expect(body.success).toBe(true)
  const asTheirs = theirs.confirm({ challenge: await confirmChallenge(pending) })
  expect(await confirm(pending, asTheirs)).toMatchObject(refused)

  passkey.rewind()
  const copied = passkey.confirm({ challenge: await confirmChallenge(pending) })
  expect(await confirm(pending, copied)).toMatchObject(refused)
})

test('an attestation with certificates is refused before any address in them is fetched', async () => {
  for (const format of ['packed', 'fido-u2f', 'tpm', 'android-key', 'apple', 'nonsense']) {
    const statement = new Map<string, never>(
      Object.entries({ alg: -7, sig: Buffer.from('x'), x5c: [Buffer.from('x')] }) as never,
    )
    const passkey = createSoftwarePasskey()
    const registration = passkey.register(
      { challenge: await registerChallenge() },
      { format, statement },
    )
    expect(await add(token, registration)).toMatchObject(refused)
  }
})

test('a passkey belongs to one account, and an account has at most ten, also with concurrent requests', async () => {
  const passkey = await enrol()
  const again = passkey.register({ challenge: await registerChallenge() })
  expect((await add(token, again)).body.code).toBe('second_factor.passkey_exists')
  await execute(
    app.services.db,
    sql`insert into second_factor_passkeys
        (id, user_id, credential_id, public_key, counter, name, created_at)
      select gen_random_uuid(), user_id, credential_id || n, public_key, counter, '', now()
        from second_factor_passkeys, generate_series(1, 8) n where credential_id = ${passkey.id}`,
  )
  const tenth = createSoftwarePasskey().register({ challenge: await registerChallenge() })
  const added = await add(token, tenth)
  expect(added.status).toBe(200)
  expect((await post('passkey/register-options', added.body.token)).body.code).toBe(
    'second_factor.too_many_passkeys',
  )
})

test('removing one of two passkeys leaves the other; nobody can remove another person’s passkey', async () => {
  await enrol()
  await enrol()
  const statusOf = async (by: string) =>
    (await app.call('GET', '/api/second-factor/status', { token: by })).body.data
  const [first] = (await statusOf(token)).passkeys
  const stranger = await enrolApp(app, (await app.signUp()).token)
  const body = { method: 'passkey', passkeyId: first._id }
  expect((await post('remove', stranger.token, body)).status).toBe(404)
  expect((await post('remove', token, body)).status).toBe(200)
  const left = await statusOf(token)
  expect([left.methods, left.passkeys.length, left.recoveryCodesLeft]).toEqual([['passkey'], 1, 10])
})

test('with PUBLIC_URL a passkey belongs to that site, regardless of the Host header', async () => {
  const site = await createTestApp({ PUBLIC_URL: 'https://krishihaat.example' })
  try {
    const { token: mine } = await site.signUp()
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    const call = (path: string, body: object) =>
      site.call('POST', `/api/second-factor/${path}`, { token: mine, body, headers })
    const begin = async () => (await call('passkey/register-options', {})).body.data
    const options = await begin()
    expect(options.rp.id).toBe('krishihaat.example')
    const register = (challenge: string, origin: string, rpId: string) =>
      call('passkey/register', {
        passkey: createSoftwarePasskey().register({ challenge, origin, rpId }),
      })
    for (const [origin, rpId] of [
      ['https://evil.example', 'krishihaat.example'],
      ['http://localhost:3000', 'localhost'],
      ['https://evil.example', 'evil.example'],
    ] as const) {
      expect((await register((await begin()).challenge, origin, rpId)).status).toBe(403)
    }
    const { challenge } = await begin()
    const right = await register(challenge, 'https://krishihaat.example', 'krishihaat.example')
    expect(right.status).toBe(200)
  } finally {
    await site.close()
  }
})

test('a session that ends while a challenge is created is rejected without an internal error', async () => {
  const ended = { sessionId: randomUUID(), purpose: 'register', challenge: 'x' } as const
  await expect(storeChallenge(app.services.db, ended)).rejects.toMatchObject({ status: 401 })
})
