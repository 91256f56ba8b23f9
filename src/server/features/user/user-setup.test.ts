import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { unknownPin } from '#shared/place/place.constants.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** A well-known test number with a valid check digit. */
const aadhaar = '2341 2341 2346'
const otherAadhaar = '999941057058'

const getUser = async (token: string) =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data
const setUp = (token: string, body: object) => app.call('POST', '/api/user/setup', { token, body })

test('setup completes the profile, and shows Aadhaar and farmer id masked', async () => {
  const { token } = await app.signUp()
  const { status, body } = await setUp(token, {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.in',
    kind: 'merchant',
    state: 'Uttar Pradesh',
    language: 'hi',
    aadhaar,
    farmerId: 'UP/2024-00981',
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    firstName: 'Asha',
    kind: 'merchant',
    language: 'hi',
    aadharId: '••••••••2346',
    farmerId: '••••••••0981',
    isSetUp: true,
  })
})

test('only the last four digits of an Aadhaar number are stored', async () => {
  const { token } = await app.signUp()
  await setUp(token, { firstName: 'Asha', aadhaar })
  const { _id } = (await app.call('GET', '/api/user/get-user', { token })).body.data
  const [row] = await queryRows<{ stored: object }>(
    app.services.db,
    sql`select jsonb_object_agg(key, value) as stored from users, jsonb_each(to_jsonb(users))
      where id = ${_id} and key ~ 'aadhaar'`,
  )
  expect(row?.stored).toEqual({ aadhaar_last4: '2346' })
})

test('Aadhaar and farmer id can be set once: repeating them is allowed, changing them is not', async () => {
  const { token } = await app.signUp()
  await setUp(token, { firstName: 'Asha', aadhaar, farmerId: 'UP-00981' })
  const same = { aadhaar: aadhaar.replaceAll(' ', '-'), farmerId: 'UP-00981' }
  expect((await setUp(token, { firstName: 'Usha', ...same })).status).toBe(200)
  expect(await setUp(token, { firstName: 'Nisha', aadhaar: otherAadhaar })).toMatchObject({
    status: 409,
    body: { code: 'user.aadhaar_fixed' },
  })
  expect(await setUp(token, { firstName: 'Nisha', farmerId: 'UP-11111' })).toMatchObject({
    status: 409,
    body: { code: 'user.farmer_id_fixed' },
  })
  expect(await getUser(token)).toMatchObject({
    firstName: 'Usha',
    aadharId: '••••••••2346',
    farmerId: '••••••••0981',
  })
})

test.each([
  [{}, 'First name is required'],
  [{ firstName: '  ' }, 'First name is required'],
  [{ firstName: 'A', aadhaar: '234123412347' }, 'This is not a valid Aadhaar number'],
  [{ firstName: 'A', aadhaar: 5 }, 'This is not a valid Aadhaar number'],
  [{ firstName: 'A', farmerId: 'a b' }, 'Farmer ID must have letters and digits only'],
  [{ firstName: 'A', kind: 'king' }, 'Account kind must be one of: farmer, merchant'],
])('an invalid setup is rejected with its message: %j', async (body, message) => {
  const { token } = await app.signUp()
  expect(await setUp(token, body)).toMatchObject({ status: 400, body: { message } })
  expect((await getUser(token)).isSetUp).toBe(false)
})

test('setup can be skipped, and finished later', async () => {
  const { token } = await app.signUp()
  const skipped = await app.call('POST', '/api/user/skip-setup', { token })
  expect(skipped.body.data).toMatchObject({ isSetUp: true, firstName: '' })
  expect((await setUp(token, { firstName: 'Asha', aadhaar })).body.data).toMatchObject({
    firstName: 'Asha',
    aadharId: '••••••••2346',
  })
})

test('a setup that gives only a first name leaves a filled profile and its verification as they are', async () => {
  const { token } = await app.signUp()
  const profile = {
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.in',
    language: 'hi',
    activities: ['buy'],
    address: { city: 'Pune', state: 'Maharashtra', zip: '411001' },
  }
  await setUp(token, { firstName: 'Asha', kind: 'merchant' })
  await app.call('PATCH', '/api/user/update-user', { token, body: profile })
  const before = await getUser(token)
  await execute(app.services.db, sql`update users set verified = true where id = ${before._id}`)
  const { body } = await setUp(token, { firstName: 'Asha' })
  expect(body.data).toEqual({ ...before, verified: true })
  expect(body.data).toMatchObject({ ...profile, kind: 'merchant' })
})

test('a profile that has got a first name is set up; one without a name is not', async () => {
  const { token } = await app.signUp()
  const update = async (body: object) =>
    (await app.call('PATCH', '/api/user/update-user', { token, body })).body.data
  expect(await update({ lastName: 'Verma' })).toMatchObject({ isSetUp: false })
  expect(await update({ firstName: 'Asha' })).toMatchObject({ isSetUp: true })
})

test('a PIN code of the setup is the address, a wrong one is refused at its field, and none changes nothing', async () => {
  const { token } = await app.signUp()
  const wrong = await setUp(token, { firstName: 'Asha', zip: '999999' })
  expect(wrong.status).toBe(400)
  expect(wrong.body.issues).toEqual([{ path: 'zip', message: unknownPin }])
  await setUp(token, { firstName: 'Asha', zip: '411001', city: 'Pune', state: 'Maharashtra' })
  const { body } = await setUp(token, { firstName: 'Asha', state: 'Maharashtra' })
  expect(body.data.address).toMatchObject({ zip: '411001', city: 'Pune', state: 'Maharashtra' })
})

test('a PIN code of the profile is read as people write it; a wrong one is refused at its field and changes nothing', async () => {
  const { token } = await app.signUp()
  const moveTo = (address: object) =>
    app.call('PATCH', '/api/user/update-user', { token, body: { address } })
  expect((await moveTo({ zip: '४११ ००१' })).body.data.address.zip).toBe('411 001')
  for (const zip of ['999999', '९९९९९९', '41100', '4110011']) {
    const { status, body } = await moveTo({ zip, city: 'Nashik' })
    expect([status, body.issues]).toEqual([400, [{ path: 'address.zip', message: unknownPin }]])
  }
  expect((await getUser(token)).address).toMatchObject({ zip: '411 001', city: '' })
})

test('what a person wants to do here is stored once each, and a later setup without it changes nothing', async () => {
  const { token } = await app.signUp()
  expect((await getUser(token)).activities).toEqual([])
  const first = await setUp(token, { firstName: 'Asha', activities: ['rent', 'sell', 'rent'] })
  expect(first.body.data.activities).toEqual(['sell', 'rent'])
  expect((await setUp(token, { firstName: 'Usha' })).body.data.activities).toEqual(['sell', 'rent'])
  const update = { token, body: { activities: ['buy'] } }
  const changed = await app.call('PATCH', '/api/user/update-user', update)
  expect(changed.body.data.activities).toEqual(['buy'])
  const wrong = await setUp(token, { firstName: 'Asha', activities: ['steal'] })
  expect(wrong).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'activities.0' }] },
  })
})

test('Aadhaar and farmer id can be given in the profile, each once', async () => {
  const { token } = await app.signUp()
  const add = (body: object) => app.call('POST', '/api/user/add-identity', { token, body })
  expect((await add({ farmerId: 'UP-00981' })).body.data).toMatchObject({
    aadharId: '',
    farmerId: '••••••••0981',
    isSetUp: false,
  })
  expect((await add({ aadhaar })).body.data).toMatchObject({
    aadharId: '••••••••2346',
    farmerId: '••••••••0981',
  })
  const other = await add({ aadhaar: otherAadhaar })
  expect(other).toMatchObject({ status: 409, body: { code: 'user.aadhaar_fixed' } })
  const otherId = await add({ farmerId: 'UP-1111111' })
  expect(otherId).toMatchObject({ status: 409, body: { code: 'user.farmer_id_fixed' } })
})
