import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { appCode, enrolApp } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

const operatorPhone = '9000000001'
let app: TestApp
let phone: string
let token: string
let secret: string
let recoveryCodes: string[]

beforeAll(async () => {
  app = await createTestApp({ ADMIN_PHONES: operatorPhone })
})
afterAll(() => app.close())
beforeEach(async () => {
  const person = await app.signUp()
  phone = person.phone
  ;({ token, secret, recoveryCodes } = await enrolApp(app, person.token))
})

const post = (path: string, by: string, body: object = {}, headers = {}) =>
  app.call('POST', `/api/${path}`, { token: by, body, headers })
const get = (path: string, by: string) => app.call('GET', `/api/${path}`, { token: by })
const run = <Row extends object>(statement: SqlFragment) => execute<Row>(app.services.db, statement)
const idOf = async (by: string) => (await app.services.findActor(by))?.id ?? ''

const logInByCode = (number = phone) => app.logInByCode(number)
const confirm = (by: string, code: string, method = 'app') =>
  post('second-factor/confirm', by, { method, code })
/** The app's next code, because the current one was used for the setup. */
const nextCode = () => appCode(secret, 1)
/** Moves a session's second step to `minutes` ago. */
const age = (by: string, minutes: number) =>
  idOf(by).then((id) =>
    run(
      sql`update sessions set second_factor_at = now() - make_interval(mins => ${minutes}) where user_id = ${id}`,
    ),
  )

test('the first factor ends all other sessions immediately, and copies of the token within a minute', async () => {
  const other = await app.signUp()
  const second = (await logInByCode(other.phone)).token as string
  const enrolled = await enrolApp(app, second)
  expect((await get('user/get-user', other.token)).status).toBe(401)
  // Running calls succeed for a minute, except those that require the factor.
  expect((await get('user/get-user', second)).status).toBe(200)
  const refused = { status: 403, body: { code: 'second_factor.confirm' } }
  expect(await post('second-factor/remove', second, { method: 'app' })).toMatchObject(refused)
  expect((await confirm(second, appCode(enrolled.secret, 1))).body.code).toBe('auth.required')
  await run(
    sql`update sessions set previous_token_until = now() where previous_token_hash is not null`,
  )
  expect((await get('user/get-user', second)).status).toBe(401)
  expect((await get('user/get-user', enrolled.token)).status).toBe(200)
})

test('a first factor can only be set up right after a login', async () => {
  const other = await app.signUp()
  const id = await idOf(other.token)
  await run(
    sql`update sessions set created_at = now() - interval '16 minutes' where user_id = ${id}`,
  )
  const refused = { status: 403, body: { code: 'second_factor.log_in_again' } }
  expect(await post('second-factor/app/begin', other.token)).toMatchObject(refused)
  expect(await post('second-factor/passkey/register-options', other.token)).toMatchObject(refused)
  const status = (await get('second-factor/status', other.token)).body.data
  expect(status).toMatchObject({ methods: [], needsFreshLogin: true })
})

test('changes of factors require a recent second step, and removing the last factor deletes everything', async () => {
  await age(token, 11)
  const refused = { status: 403, body: { code: 'second_factor.confirm' } }
  expect(await post('second-factor/remove', token, { method: 'app' })).toMatchObject(refused)
  expect(await post('second-factor/recovery-codes', token)).toMatchObject(refused)
  expect(await post('second-factor/passkey/register-options', token)).toMatchObject(refused)

  const renewed = (await confirm(token, nextCode())).body.token as string
  const made = (await post('second-factor/recovery-codes', renewed)).body.data.recoveryCodes
  expect(new Set([...made, ...recoveryCodes]).size).toBe(20)
  const [old = ''] = recoveryCodes
  expect((await confirm(renewed, old, 'recovery-code')).status).toBe(403)
  expect((await post('second-factor/remove', renewed, { method: 'app' })).status).toBe(200)
  expect((await get('second-factor/status', renewed)).body.data).toMatchObject({
    methods: [],
    appSince: null,
    recoveryCodesLeft: 0,
  })
  expect((await logInByCode()).data.secondFactor).toBeUndefined()
  expect(await post('second-factor/remove', renewed, { method: 'app' })).toMatchObject({
    status: 404,
  })
})

test('secrets are stored encrypted or hashed, and not in stored answers', async () => {
  const other = await app.signUp()
  const headers = { 'idempotency-key': 'k1' }
  const begun = await post('second-factor/app/begin', other.token, {}, headers)
  const again = await post('second-factor/app/begin', other.token, {}, headers)
  expect(again.body.data.secret).not.toBe(begun.body.data.secret)
  const [dump] = await run<{ text: string }>(sql`select concat(
      (select string_agg(a::text, ' ') from second_factor_apps a),
      (select string_agg(c::text, ' ') from second_factor_recovery_codes c),
      (select string_agg(k::text, ' ') from idempotency_keys k),
      (select string_agg(s::text, ' ') from sessions s)) as text`)
  const secrets = [secret, again.body.data.secret, ...recoveryCodes, token]
  for (const each of secrets) expect(dump?.text).not.toContain(each)
})

test('an operator cannot act before a second factor is set up, nor after it is removed', async () => {
  const refused = { status: 403, body: { code: 'admin.second_factor_needed' } }
  const first = (await app.signUp(operatorPhone)).token
  expect(await get('desk/summary', first)).toMatchObject(refused)
  const operator = await enrolApp(app, first)
  expect((await get('desk/summary', operator.token)).status).toBe(200)
  // Every login requires the second step: the code by SMS alone is not enough.
  const { token: pending } = await logInByCode(operatorPhone)
  expect(await get('desk/summary', pending)).toMatchObject({
    status: 401,
    body: { code: 'second_factor.required' },
  })
  const passed = await confirm(pending, appCode(operator.secret, 1))
  expect((await get('desk/summary', passed.body.token)).status).toBe(200)
  await post('second-factor/remove', passed.body.token, { method: 'app' })
  expect(await get('desk/summary', passed.body.token)).toMatchObject(refused)
  expect(await get('desk/summary', operator.token)).toMatchObject(refused)
})

test('a login at the same moment as the setup of the first factor cannot bypass it', async () => {
  const other = await app.signUp()
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone: other.phone } })
  const body = { phone: other.phone, otp: app.lastOtp(other.phone) }
  const [enrolled, login] = await Promise.all([
    enrolApp(app, other.token),
    app.call('POST', '/api/auth/login/verify-otp', { body }),
  ])
  // Either the login came first and its session has ended, or it came second and waits for the second step.
  expect((await get('user/get-user', login.body.token)).status).toBe(401)
  expect((await get('user/get-user', enrolled.token)).status).toBe(200)
})
