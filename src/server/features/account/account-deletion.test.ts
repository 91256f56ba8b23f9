import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { endWaitingTrade } from './account-trade.service.ts'

let app: TestApp
let account: ReturnType<typeof accountCalls>
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  account = accountCalls(app)
  calls = orderCalls(app)
})
afterAll(() => app.close())

const day = 24 * 60 * 60 * 1000
const seen = async (cropId: string) =>
  (await app.call('GET', `/api/crop/get-crop/${cropId}`)).status
const profile = async (token: string) =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data

test('an account is erased 14 days after a request with a code; until then it is hidden and can be restored', async () => {
  const person = await calls.person('Asha')
  const cropId = await calls.crop(person.token)
  const archived = await calls.crop(person.token, { isArchived: true })
  const elsewhere = (await account.verify('login', person.phone)).body.token
  const answer = await account.requestDeletion(person)
  expect(answer).toMatchObject({ status: 200, body: { message: 'Your account will be deleted' } })
  const { deletionDueAt } = answer.body.data
  expect(Math.round((Date.parse(deletionDueAt) - Date.now()) / day)).toBe(14)
  expect(await profile(person.token)).toMatchObject({ deletionDueAt })
  expect(await account.status(person.token)).toMatchObject({ deletionDueAt })
  expect(await seen(cropId)).toBe(404)
  const other = await app.call('GET', '/api/user/get-user', { token: elsewhere })
  expect(other.status).toBe(401)
  expect(await account.eraseDue()).toBe(0)

  const { token } = (await account.verify('login', person.phone)).body
  expect(await profile(token)).toMatchObject({ firstName: 'Asha', deletionDueAt })
  expect(await account.post('keep-account', token)).toMatchObject({
    status: 200,
    body: { message: 'Your account stays' },
  })
  expect(await profile(token)).toMatchObject({ deletionDueAt: null })
  expect([await seen(cropId), await seen(archived)]).toEqual([200, 404])
  await account.passDeletionDays(person.phone)
  expect(await account.eraseDue()).toBe(0)
})

test('a listing that its owner archives while the deletion waits stays archived when the account is kept', async () => {
  const person = await calls.person('Meena')
  const cropId = await calls.crop(person.token)
  await account.post('request-deletion', person.token, { otp: await account.deletionCode(person) })
  const { token } = (await account.verify('login', person.phone)).body
  for (const isArchived of [false, true]) {
    const path = `/api/crop/update-crop/${cropId}`
    expect((await app.call('PATCH', path, { token, body: { isArchived } })).status).toBe(200)
  }
  expect((await account.post('keep-account', token)).status).toBe(200)
  expect(await seen(cropId)).toBe(404)
})

test('the code for a deletion is in Hindi when the account or the page is', async () => {
  const textFor = async (person: { token: string; phone: string }, headers = {}) => {
    const path = '/api/account/request-deletion-otp'
    await app.call('POST', path, { token: person.token, body: {}, headers })
    return app.lastSms(person.phone)?.text
  }
  const hindi = /^\d{6} कृषि हाट खाता हटाने का OTP है।/
  const person = await calls.person('Kamla')
  expect(await textFor(person)).toMatch(/^\d{6} is your KrishiHaat OTP for deleting your account\./)
  expect(await textFor(person, { cookie: 'language=hi' })).toMatch(hindi)
  const { token } = person
  await app.call('PATCH', '/api/user/update-user', { token, body: { language: 'hi' } })
  expect(await textFor(person, { cookie: 'language=en' })).toMatch(hindi)
})

test('a deletion requires its own code: a wrong code, a login code and a used code are rejected', async () => {
  const person = await calls.person('Ravi')
  const code = await account.deletionCode(person)
  const wrong = code === '111111' ? '222222' : '111111'
  expect((await account.post('request-deletion', person.token, { otp: wrong })).status).toBe(401)
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone: person.phone } })
  const loginCode = app.lastSms(person.phone)?.text.match(/\d{6}/)?.[0]
  const byLogin = await account.post('request-deletion', person.token, { otp: loginCode })
  expect(byLogin.body.code).toBe('auth.otp_invalid')
  const both = await Promise.all(
    [1, 2].map(() => account.post('request-deletion', person.token, { otp: code })),
  )
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
  const again = await account.post('request-deletion-otp', person.token)
  expect(again.body.code).toBe('account.deletion_planned')
})

test('accepted trades must be finished first; waiting ones are declined or cancelled', async () => {
  const [seller, buyer] = [await calls.person('Meera'), await calls.person('Kiran')]
  const cropId = await calls.crop(seller.token)
  const othersCrop = await calls.crop(buyer.token)
  const place = async (token: string, id: string) =>
    (await calls.place(token, [{ cropId: id, quantity: 2 }])).body.data.orders[0]
  const agreed = await place(buyer.token, cropId)
  await calls.change(seller.token, agreed._id, 'accepted')
  const [sale, purchase] = [await place(buyer.token, cropId), await place(seller.token, othersCrop)]
  const refused = await account.post('request-deletion-otp', seller.token)
  expect(refused).toMatchObject({ status: 409, body: { code: 'account.open_trade' } })
  expect((await account.status(seller.token)).openOrders).toEqual([
    { _id: agreed._id, number: agreed.number, role: 'seller', status: 'accepted' },
  ])
  const code = await account.deletionCode(await calls.person('Nobody'))
  const direct = await account.post('request-deletion', seller.token, { otp: code })
  expect(direct.body.code).toBe('account.open_trade')

  await calls.change(seller.token, agreed._id, 'cancelled', 'Sold out')
  expect((await account.requestDeletion(seller)).status).toBe(200)
  const declined = (await calls.get(buyer.token, sale._id)).body.data
  expect(declined).toMatchObject({ status: 'declined' })
  expect(declined.events.at(-1).reason).toBe('This account is being deleted.')
  const cancelled = (await calls.get(buyer.token, purchase._id)).body.data
  expect(cancelled).toMatchObject({ status: 'cancelled' })
  expect(await calls.stock(othersCrop)).toBe(10)
})

test('what waits for an answer is ended once when both sides leave at the same time', async () => {
  const [seller, buyer] = [await calls.person('Lata'), await calls.person('Mohan')]
  const cropId = await calls.crop(seller.token)
  const place = () => calls.place(buyer.token, [{ cropId, quantity: 2 }])
  const placed = [await place(), await place()].map(({ body }) => body.data.orders[0]._id)
  const ids = [(await profile(seller.token))._id, (await profile(buyer.token))._id]
  const { db } = app.services
  await Promise.all([...ids, ...ids].map((id) => endWaitingTrade(db, id)))
  for (const orderId of placed) {
    const { status, events } = (await calls.get(buyer.token, orderId)).body.data
    expect(['cancelled', 'declined']).toContain(status)
    expect(events.filter(({ reason }: { reason: string }) => reason)).toHaveLength(1)
  }
  expect(await calls.stock(cropId)).toBe(10)
})

test('a trade without changes for a month does not prevent a deletion', async () => {
  const [seller, buyer] = [await calls.person('Uma'), await calls.person('Vijay')]
  const cropId = await calls.crop(seller.token)
  const { body } = await calls.place(buyer.token, [{ cropId, quantity: 1 }])
  const orderId = body.data.orders[0]._id
  await calls.change(seller.token, orderId, 'accepted')
  expect((await account.post('request-deletion-otp', buyer.token)).status).toBe(409)
  await execute(
    app.services.db,
    sql`update orders set updated_at = now() - interval '31 days' where id = ${orderId}`,
  )
  expect((await account.requestDeletion(buyer)).status).toBe(200)
})

test('a person who trades during the 14 days is erased only after the trade has ended', async () => {
  const [leaving, other] = [await calls.person('Gita'), await calls.person('Hari')]
  await account.requestDeletion(leaving)
  const cropId = await calls.crop(other.token)
  const { body } = await calls.place(leaving.token, [{ cropId, quantity: 1 }])
  const orderId = body.data.orders[0]._id
  await calls.change(other.token, orderId, 'accepted')
  await account.passDeletionDays(leaving.phone)
  expect(await account.eraseDue()).toBe(0)
  await calls.change(leaving.token, orderId, 'cancelled')
  expect(await account.eraseDue()).toBe(1)
  expect((await calls.get(other.token, orderId)).body.data.otherName).toBe('A former member')
})

test('two concurrent processes erase each account once, and a failed one is retried', async () => {
  const people = [await calls.person('One'), await calls.person('Two'), await calls.person('Three')]
  for (const person of people) {
    await account.requestDeletion(person)
    await account.passDeletionDays(person.phone)
  }
  const { db } = app.services
  // The last statement of an erasure fails, so all of it must be rolled back.
  await execute(
    db,
    sql`alter table users add constraint no_erasure check (erased_at is null or created_at < '2000-01-01') not valid`,
  )
  expect(await account.eraseDue()).toBe(0)
  expect(await profile(people[0]?.token ?? '')).toMatchObject({ firstName: 'One' })
  await execute(db, sql`alter table users drop constraint no_erasure`)
  const erased = await Promise.all([account.eraseDue(), account.eraseDue()])
  expect(erased.reduce((sum, count) => sum + count, 0)).toBe(3)
})
