import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { requestOtp, takeOtp } from './otp.service.ts'

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
const verify = (ip: string, guess: { phone: string; otp: string; requestId?: string }) =>
  post(ip, 'register/verify-otp', guess)
const invalid = {
  status: 401,
  body: { success: false, message: 'Invalid OTP', code: 'auth.otp_invalid' },
}
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')

/** Asks for a code. @returns what the page gets, and the code from the SMS. */
async function ask(ip: string, phone: string, purpose: Purpose = 'register') {
  const { status, body } = await post(ip, `${purpose}/request-otp`, { phone })
  const otp: string = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  return { status, phone, otp, requestId: body.data?.requestId as string }
}

/** Two codes of the same digits would prove nothing: asks until they differ. */
async function askForOther(ip: string, phone: string, code: string) {
  const asked = await ask(ip, phone)
  return asked.otp === code ? ask(ip, phone) : asked
}

test('a stranger’s wrong guesses, without an id or with their own, leave a person’s code good', async () => {
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

test('a right code without its id is good only in the network that asked', async () => {
  const phone = newPhone()
  const { otp, requestId } = await ask('2001:db8:7:7::1', phone)
  expect(await verify('2001:db8:7:8::1', { phone, otp })).toEqual(invalid)
  expect(await verify(strange, { phone, otp })).toEqual(invalid)
  expect((await verify('2001:db8:7:7:ffff::2', { phone, otp })).status).toBe(200)
  const again = await ask(home, phone)
  expect((await verify(strange, again)).status).toBe(200)
  expect(await verify(home, { phone, otp, requestId })).toEqual(invalid)
})

test('five wrong guesses that bring a code’s id burn that code and no other', async () => {
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

test('forty guesses at once that bring the id are five tries and no more', async () => {
  const asked = await ask(home, newPhone())
  const guesses = Array.from({ length: 40 }, (_, i) =>
    verify(`203.0.113.${i}`, { ...asked, otp: i < 39 ? otherThan(asked.otp) : asked.otp }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  const [row] = await app.services.db.read<{ tries: number }>({
    text: 'select coalesce(max(wrong_tries), 5) as tries from otp_codes where phone = $1',
    values: [asked.phone],
  })
  expect(row).toEqual({ tries: 5 })
  // The right one may have been among the first five.
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  expect(await verify(home, asked)).toEqual(invalid)
})

test('an id is good for its own phone and purpose only', async () => {
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

test('a feature asks for a fresh code of its own purpose, which no other purpose’s code replaces', async () => {
  const phone = newPhone()
  const login = await ask(home, phone, 'login')
  const fresh = { phone, purpose: 'delete-account', ip: home } as const
  const { requestId } = await requestOtp(app.services, fresh)
  const otp = app.lastSms(phone)?.text.match(/^(\d{6}) .* for deleting your account/)?.[1] ?? ''
  const refused = { code: 'auth.otp_invalid' }
  await expect(takeOtp(app.services, { ...fresh, ...login })).rejects.toMatchObject(refused)
  expect(await post(home, 'login/verify-otp', { phone, otp, requestId })).toEqual(invalid)
  await takeOtp(app.services, { ...fresh, otp, requestId })
  await expect(takeOtp(app.services, { ...fresh, otp, requestId })).rejects.toMatchObject(refused)
})

test('three codes of a phone are live at once; a fourth replaces the oldest', async () => {
  const phone = newPhone()
  const asked = []
  for (let i = 0; i < 4; i++) asked.push(await ask(home, phone))
  const [first, second, third, fourth] = asked
  if (!first || !second || !third || !fourth) throw new Error('four codes were asked for')
  expect(await verify(home, first)).toEqual(invalid)
  // Without an id the newest is the one: so it was before there were ids.
  if (third.otp !== fourth.otp) {
    expect(await verify(home, { phone, otp: third.otp })).toEqual(invalid)
  }
  for (const live of [second, third]) expect((await verify(strange, live)).status).toBe(200)
  expect((await verify(home, { phone, otp: fourth.otp })).status).toBe(200)
})

test('strangers’ requests neither use up a person’s allowance nor replace their code', async () => {
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
  // Four of their own later the first is gone; one that strangers alone have followed is not.
  expect(await verify(home, mine)).toEqual(invalid)
  const elsewhere = await ask('198.51.100.8', phone)
  for (let network = 11; network <= 15; network++) await ask(`203.0.113.${network}`, phone)
  expect((await verify('198.51.100.8', elsewhere)).status).toBe(200)
})

test('what an old page and SPEC’s plain callers send still logs them in', async () => {
  const { phone } = await app.signUp()
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0]
  const answer = await app.call('POST', '/api/auth/login/verify-otp', { body: { phone, otp } })
  expect(answer).toMatchObject({ status: 200, body: { success: true, token: expect.any(String) } })
})
