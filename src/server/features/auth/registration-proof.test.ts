import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let account: ReturnType<typeof accountCalls>
beforeAll(async () => {
  app = await createTestApp()
  account = accountCalls(app)
})
afterAll(() => app.close())

let lastPhone = 9_500_000_000
const newPhone = () => String(++lastPhone)
const expired = { status: 401, body: { code: 'auth.registration_proof_invalid' } }

interface Proven {
  phone: string
  requestId: string
  proof: string
}

/** Enters the right code for a login. @returns the answer and the request. */
async function logIn(phone: string) {
  const requested = await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const { requestId } = requested.body.data as { requestId: string }
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0]
  const body = { phone, otp, requestId }
  return { requestId, answer: await app.call('POST', '/api/auth/login/verify-otp', { body }) }
}

/** Proves a number that has no account. */
async function prove(phone = newPhone()): Promise<Proven> {
  const { requestId, answer } = await logIn(phone)
  expect(answer).toMatchObject({ status: 404, body: { code: 'auth.no_account' } })
  return { phone, requestId, proof: answer.body.details.registrationProof }
}
const register = (body: object) => app.call('POST', '/api/auth/register/with-proof', { body })
const idOf = async (token: string) =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data._id

test('a right code for an unknown number signs it up with one more press and no second code', async () => {
  const proven = await prove()
  const sent = app.lastSms(proven.phone)
  const answer = await register(proven)
  expect(answer).toMatchObject({ status: 200, body: { message: 'Signed up successfully' } })
  const user = await app.call('GET', '/api/user/get-user', { token: answer.body.token })
  expect(user.body.data).toMatchObject({ phone: proven.phone, isSetUp: false })
  expect(app.lastSms(proven.phone)).toEqual(sent)
})

test('a proof works once, however many use it at the same moment', async () => {
  const proven = await prove()
  const answers = await Promise.all(Array.from({ length: 5 }, () => register(proven)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(expired)
  }
  expect(await register(proven)).toMatchObject(expired)
})

test('a proof is for its number and its request, and is no code', async () => {
  const [mine, other] = [await prove(), await prove()]
  expect(await register({ ...mine, phone: other.phone })).toMatchObject(expired)
  expect(await register({ ...mine, requestId: other.requestId })).toMatchObject(expired)
  expect(await register({ ...mine, proof: other.proof })).toMatchObject(expired)
  const { phone, requestId, proof } = mine
  for (const way of ['login', 'register']) {
    const body = { phone, requestId, otp: `${proof.replace(/\D/g, '')}000000`.slice(0, 6) }
    expect((await app.call('POST', `/api/auth/${way}/verify-otp`, { body })).status).toBe(401)
  }
  expect((await register(mine)).status).toBe(200)
})

test('five wrong proofs end the right one', async () => {
  const proven = await prove()
  for (let i = 0; i < 5; i++) {
    expect(await register({ ...proven, proof: `wrong${i}` })).toMatchObject(expired)
  }
  expect(await register(proven)).toMatchObject(expired)
})

test('a proof ends after five minutes, and is stored as a hash only', async () => {
  const proven = await prove()
  const rows = await queryRows<{ row: string; seconds: number }>(
    app.services.db,
    sql`select otp_codes::text as row, extract(epoch from expires_at - created_at)::int as seconds
      from otp_codes where phone = ${proven.phone}`,
  )
  expect(rows).toMatchObject([{ seconds: 300 }])
  for (const secret of [proven.proof, proven.requestId]) expect(rows[0]?.row).not.toContain(secret)
  await execute(
    app.services.db,
    sql`update otp_codes set expires_at = clock_timestamp() - interval '1 second'
      where phone = ${proven.phone}`,
  )
  expect(await register(proven)).toMatchObject(expired)
})

test('of two tabs the first creates the account, and the second is logged in to the same one', async () => {
  const phone = newPhone()
  const first = await prove(phone)
  const second = await prove(phone)
  const [a, b] = [await register(first), await register(second)]
  expect(b).toMatchObject({ status: 200, body: { message: 'Logged in successfully' } })
  expect(await idOf(b.body.token)).toBe(await idOf(a.body.token))
})

test('callers without the request of the code, with a wrong code or with an account get no proof', async () => {
  const phone = newPhone()
  const requested = await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  const wrong = { phone, otp: otp === '000000' ? '000001' : '000000' }
  const { requestId } = requested.body.data
  const guess = { body: { ...wrong, requestId } }
  const refused = await app.call('POST', '/api/auth/login/verify-otp', guess)
  expect(refused.body).not.toHaveProperty('details')
  const unnamed = await app.call('POST', '/api/auth/login/verify-otp', { body: { phone, otp } })
  expect(unnamed).toMatchObject({ status: 404, body: { code: 'auth.no_account' } })
  expect(unnamed.body).not.toHaveProperty('details')
  const member = await app.signUp(newPhone())
  const { answer } = await logIn(member.phone)
  expect(answer.status).toBe(200)
  expect(answer.body).not.toHaveProperty('details')
})

test('the new owner of a number signs up after one code, and not to the account of before', async () => {
  const before = await orderCalls(app).person('Asha')
  await account.lastLogin(before.phone, 366)
  const answer = await register(await prove(before.phone))
  expect(answer).toMatchObject({ status: 200, body: { message: 'Signed up successfully' } })
  expect(await idOf(answer.body.token)).not.toBe(before.id)
})
