import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { checkOtp, requestOtp, takeOtp } from './otp.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

let lastPhone = 9_300_000_000
const newPhone = () => String(++lastPhone)
const home = '198.51.100.7'
const strange = '203.0.113.9'

type Purpose = 'login' | 'register'
async function post(ip: string, path: string, payload: object) {
  const answer = await app.server.inject({
    method: 'POST',
    url: `/api/auth/${path}`,
    payload,
    remoteAddress: ip,
  })
  return { status: answer.statusCode, body: answer.json() }
}
const verify = (
  ip: string,
  { phone, otp, requestId }: { phone: string; otp: string; requestId?: string },
) => post(ip, 'register/verify-otp', { phone, otp, requestId })
const invalid = {
  status: 401,
  body: { success: false, message: 'Invalid OTP', code: 'auth.otp_invalid' },
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Requests a code. @returns the answer, and the code from the SMS. */
async function ask(ip: string, phone: string, purpose: Purpose = 'register') {
  const { status, body } = await post(ip, `${purpose}/request-otp`, { phone })
  const otp: string = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  return { status, phone, otp, requestId: body.data?.requestId as string }
}

/** Requests codes until two differ, because equal codes would prove nothing. */
async function askForOther(ip: string, phone: string, code: string) {
  const requested = await ask(ip, phone)
  return requested.otp === code ? ask(ip, phone) : requested
}

test('a stranger’s wrong guesses, without an id or with their own, do not invalidate a code', async () => {
  const phone = newPhone()
  const mine = await ask(home, phone)
  const theirs = await askForOther(strange, phone, mine.otp)
  for (let i = 0; i < 6; i++) {
    const otp = otherThan(mine.otp)
    expect(await verify(strange, { phone, otp })).toEqual(invalid)
    expect(await verify(strange, { phone, otp, requestId: theirs.requestId })).toEqual(invalid)
    expect(await verify('203.0.113.200', { phone, otp })).toEqual(invalid)
  }
  expect((await verify(home, { phone, otp: mine.otp })).status).toBe(200)
  expect(await verify(strange, { phone, otp: theirs.otp })).toEqual(invalid)
})

test('a right code without its id is valid only on the network that requested it', async () => {
  const phone = newPhone()
  const { otp, requestId } = await ask('2001:db8:7:7::1', phone)
  expect(await verify('2001:db8:7:8::1', { phone, otp })).toEqual(invalid)
  expect(await verify(strange, { phone, otp })).toEqual(invalid)
  expect((await verify('2001:db8:7:7:ffff::2', { phone, otp })).status).toBe(200)
  const again = await ask(home, phone)
  expect((await verify(strange, again)).status).toBe(200)
  expect(await verify(home, { phone, otp, requestId })).toEqual(invalid)
})

test('five wrong guesses with a code’s id invalidate only that code', async () => {
  const phone = newPhone()
  const burnt = await ask(home, phone)
  const good = await ask(home, phone)
  for (let i = 0; i < 5; i++) {
    const wrong = { ...burnt, otp: otherThan(burnt.otp) }
    expect(await verify(i % 2 ? home : strange, wrong)).toEqual(invalid)
  }
  expect(await verify(home, burnt)).toEqual(invalid)
  expect((await verify(home, good)).status).toBe(200)
})

test('of forty concurrent guesses with the id only five are compared', async () => {
  const requested = await ask(home, newPhone())
  const guesses = Array.from({ length: 40 }, (_, i) =>
    verify(`203.0.113.${i}`, {
      ...requested,
      otp: i < 39 ? otherThan(requested.otp) : requested.otp,
    }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const [row] = await queryRows<{ tries: number }>(
    app.services.db,
    sql`select coalesce(max(wrong_tries), 5) as tries from otp_codes where phone = ${requested.phone}`,
  )
  expect(row).toEqual({ tries: 5 })
  // The right code may have been among the first five.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  expect(await verify(home, requested)).toEqual(invalid)
})

test('an id is valid only for its phone and purpose', async () => {
  const [mine, other] = [await ask(home, newPhone()), await ask(home, newPhone())]
  expect(await verify(home, { ...mine, requestId: other.requestId })).toEqual(invalid)
  expect(await verify(home, { ...other, otp: mine.otp, requestId: mine.requestId })).toEqual(
    invalid,
  )
  const { phone, otp, requestId } = mine
  expect(await post(home, 'login/verify-otp', { phone, otp, requestId })).toEqual(invalid)
  for (const wrongId of ['', 'x', requestId.slice(1), requestId.toLowerCase(), '\0']) {
    expect(await verify(home, { ...mine, requestId: wrongId })).toEqual(invalid)
  }
  expect((await verify(home, mine)).status).toBe(200)
})

test('a feature requests a code for its own purpose, which codes for other purposes do not replace', async () => {
  const phone = newPhone()
  const login = await ask(home, phone, 'login')
  const fresh = { phone, purpose: 'delete-account', ip: home } as const
  const { requestId } = await requestOtp(app.services, { ...fresh, language: 'en' })
  const otp = app.lastSms(phone)?.text.match(/^(\d{6}) .* for deleting your account/)?.[1] ?? ''
  const refused = { code: 'auth.otp_invalid' }
  await expect(checkOtp(app.services, { ...fresh, ...login })).rejects.toMatchObject(refused)
  expect(await post(home, 'login/verify-otp', { phone, otp, requestId })).toEqual(invalid)
  const right = await checkOtp(app.services, { ...fresh, otp, requestId })
  await app.services.db.transaction((em) => takeOtp(em, app.env, right))
  await expect(checkOtp(app.services, { ...fresh, otp, requestId })).rejects.toMatchObject(refused)
})

test('three codes of a phone are valid at the same time; a fourth replaces the oldest', async () => {
  const phone = newPhone()
  const requested = []
  for (let i = 0; i < 4; i++) requested.push(await ask(home, phone))
  const [first, second, third, fourth] = requested
  if (!first || !second || !third || !fourth) throw new Error('four codes were asked for')
  expect(await verify(home, first)).toEqual(invalid)
  // Without an id only the newest code is valid, as before ids existed.
  if (third.otp !== fourth.otp) {
    expect(await verify(home, { phone, otp: third.otp })).toEqual(invalid)
  }
  for (const live of [second, third]) expect((await verify(strange, live)).status).toBe(200)
  expect((await verify(home, { phone, otp: fourth.otp })).status).toBe(200)
})

test('requests of strangers neither use up a person’s limit nor replace their code', async () => {
  const phone = newPhone()
  const mine = await ask(home, phone)
  for (let network = 1; network <= 5; network++) {
    for (let i = 0; i < 6; i++) {
      const { status } = await ask(`203.0.113.${network}`, phone)
      expect(status).toBe(i < 5 ? 200 : 429)
    }
  }
  for (let i = 0; i < 4; i++) expect((await ask(home, phone, 'login')).status).toBe(200)
  expect((await ask(home, phone)).status).toBe(429)
  // Four more requests by the person replace their first code; requests by strangers do not.
  expect(await verify(home, mine)).toEqual(invalid)
  const elsewhere = await ask('198.51.100.8', phone)
  for (let network = 11; network <= 15; network++) await ask(`203.0.113.${network}`, phone)
  expect((await verify('198.51.100.8', elsewhere)).status).toBe(200)
})

test('old pages and clients that send no id can still log in', async () => {
  const { phone } = await app.signUp()
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0]
  const answer = await app.call('POST', '/api/auth/login/verify-otp', { body: { phone, otp } })
  expect(answer).toMatchObject({ status: 200, body: { success: true, token: expect.any(String) } })
})
