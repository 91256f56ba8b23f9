import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { enrolApp, secondFactorCalls } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const getUser = async (token: string) =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data
const update = (token: string, body: object) =>
  app.call('PATCH', '/api/user/update-user', { token, body })
const setUp = (token: string, body: object) => app.call('POST', '/api/user/setup', { token, body })
const idOf = async (token: string): Promise<string> => (await getUser(token))._id

/** A picture as an upload stores it. */
async function addUpload(ownerId: string) {
  const url = `/uploads/${v7()}.webp`
  await execute(
    app.services.db,
    sql`insert into uploads (id, owner_id, url, created_at, updated_at) values (${v7()}, ${ownerId}, ${url}, now(), now())`,
  )
  return url
}
const usesOf = (id: string) =>
  queryRows<{ url: string }>(
    app.services.db,
    sql`select url from upload_uses where used_by = ${id}`,
  )

/** A crop and a machine of the user. */
async function addListings(owner: string) {
  const { db } = app.services
  await execute(
    db,
    sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
      expiry_date, dispatch_time, created_at, updated_at)
      values (${v7()}, ${owner}, 'Wheat', 'Grains', 25, 10, 'kg', '2026-01-01', '2099-12-31', 1, now(), now())`,
  )
  await execute(
    db,
    sql`insert into equipments (id, owner_id, name, category, price_per_day, contact_number,
      available_from, available_to, created_at, updated_at)
      values (${v7()}, ${owner}, 'Tractor', 'Tractor', 900, '9876543210', '2026-01-01', '2099-12-31', now(), now())`,
  )
}
const places = async (token: string) =>
  queryRows<{ place: string }>(
    app.services.db,
    sql`select place from crops where owner_id = ${await idOf(token)}
      union all select place from equipments where owner_id = ${await idOf(token)}`,
  )

test('a new user has an empty profile in India that is not set up', async () => {
  const { phone, token } = await app.signUp()
  expect(await getUser(token)).toEqual({
    _id: expect.stringMatching(/^[\da-f-]{36}$/),
    firstName: '',
    lastName: '',
    email: '',
    image: null,
    gender: 'Not Selected',
    dob: '',
    phone,
    aadharId: '',
    farmerId: '',
    address: { line: '', city: '', state: '', zip: '', country: 'India' },
    place: null,
    kind: 'farmer',
    activities: [],
    language: 'en',
    verified: false,
    isSetUp: false,
    isOperator: false,
    upiId: '',
    deletionDueAt: null,
  })
})

test.each([
  ['GET', '/api/user/get-user'],
  ['PATCH', '/api/user/update-user'],
  ['POST', '/api/user/setup'],
  ['POST', '/api/user/skip-setup'],
  ['POST', '/api/user/add-identity'],
] as const)('without a token %s %s answers 401', async (method, url) => {
  expect(await app.call(method, url, { token: 'made-up' })).toMatchObject({
    status: 401,
    body: { success: false, code: 'auth.required' },
  })
})

test('an update changes only the sent fields and returns the whole profile', async () => {
  const { token } = await app.signUp()
  await update(token, { firstName: '  Asha ', lastName: 'Verma', address: { line: 'House 4' } })
  const { status, body } = await update(token, {
    email: 'asha@example.in',
    gender: 'Female',
    dob: '1990-02-28',
    address: { city: 'Sultanpur', zip: '228001' },
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    firstName: 'Asha',
    lastName: 'Verma',
    email: 'asha@example.in',
    gender: 'Female',
    dob: '1990-02-28',
    address: { line: 'House 4', city: 'Sultanpur', state: '', zip: '228001', country: 'India' },
  })
  expect(await getUser(token)).toEqual(body.data)
  const cleared = await update(token, { email: '', dob: '' })
  expect(cleared.body.data).toMatchObject({ email: '', dob: '', firstName: 'Asha' })
})

test('an update cannot change phone, Aadhaar, farmer id, verification and kind', async () => {
  const { token } = await app.signUp()
  const before = await getUser(token)
  const { status, body } = await update(token, {
    _id: v7(),
    phone: '9999999999',
    aadharId: '234123412346',
    verified: true,
    farmerId: 'UP-1',
    kind: 'merchant',
    isSetUp: true,
  })
  expect(status).toBe(200)
  expect(body.data).toEqual(before)
})

test.each([
  [{ email: 'not-an-address' }, 'email', 'Invalid email address'],
  [{ email: 5 }, 'email', 'Invalid email address'],
  [{ gender: 'Robot' }, 'gender', 'Gender must be one of: Not Selected, Male, Female, Other'],
  [{ dob: '1990-02-30' }, 'dob', 'Date of birth must be a date (YYYY-MM-DD)'],
  [{ dob: '2999-01-01' }, 'dob', 'Date of birth cannot be in the future'],
  [{ dob: '1899-12-31' }, 'dob', 'Date of birth must be from 1900 on'],
  [{ firstName: 'x'.repeat(61) }, 'firstName', 'First name cannot exceed 60 characters'],
  [{ lastName: 'a\0b' }, 'lastName', 'Last name has a character that cannot be stored'],
  [{ address: 'Sultanpur' }, 'address', 'Address must be given in its parts'],
  [{ address: { zip: '<1>' } }, 'address.zip', 'ZIP must have letters and digits only'],
  [{ language: 'fr' }, 'language', 'Language must be one of: en, hi'],
  [{ image: 'https://evil.example/a.png' }, 'image', 'Images must be uploaded here first.'],
  [{ image: '/uploads/../secret.webp' }, 'image', 'Images must be uploaded here first.'],
])(
  'an invalid value is rejected with its message and changes nothing: %j',
  async (body, path, message) => {
    const { token } = await app.signUp()
    const before = await getUser(token)
    expect(await update(token, { firstName: 'Ravi', ...body })).toMatchObject({
      status: 400,
      body: { success: false, code: 'input.invalid', issues: [{ path, message }] },
    })
    expect(await getUser(token)).toEqual(before)
  },
)

test("a picture must be the user's own upload; its use is recorded and released", async () => {
  const { token } = await app.signUp()
  const id = await idOf(token)
  const stranger = await app.signUp()
  const [mine, next, theirs] = [
    await addUpload(id),
    await addUpload(id),
    await addUpload(await idOf(stranger.token)),
  ]
  expect((await update(token, { image: mine })).body.data.image).toBe(mine)
  expect(await usesOf(id)).toEqual([{ url: mine }])

  expect(await update(token, { image: theirs, firstName: 'Ravi' })).toMatchObject({
    status: 400,
    body: { code: 'upload.unknown' },
  })
  expect(await getUser(token)).toMatchObject({ image: mine, firstName: '' })

  await update(token, { image: next })
  expect(await usesOf(id)).toEqual([{ url: next }])
  expect((await update(token, { image: next, firstName: 'Ravi' })).status).toBe(200)
  expect((await update(token, { image: null })).body.data.image).toBeNull()
  expect(await usesOf(id)).toEqual([])
})

test("a change of city or state changes the place of the user's listings, and nobody else's", async () => {
  const { token } = await app.signUp()
  const stranger = await app.signUp()
  await addListings(await idOf(token))
  await addListings(await idOf(stranger.token))
  await update(token, { address: { city: 'Nashik' } })
  await update(token, { address: { state: 'Maharashtra' } })
  expect(await places(token)).toEqual(Array(2).fill({ place: 'Nashik, Maharashtra' }))
  expect(await places(stranger.token)).toEqual(Array(2).fill({ place: '' }))
  await setUp(token, { firstName: 'Asha', state: 'Goa' })
  expect(await places(token)).toEqual(Array(2).fill({ place: 'Nashik, Goa' }))
})

test('concurrent changes of city and state do not mix places', async () => {
  // Several pairs, because a single pair might miss the race.
  for (let round = 0; round < 8; round++) {
    const { token } = await app.signUp()
    await addListings(await idOf(token))
    await Promise.all([
      update(token, { address: { city: 'Indore' } }),
      update(token, { address: { state: 'Madhya Pradesh' } }),
    ])
    expect(await places(token)).toEqual(Array(2).fill({ place: 'Indore, Madhya Pradesh' }))
  }
})

test('an old second step is enough for another name, and not for another UPI ID', async () => {
  const { token } = await enrolApp(app, (await app.signUp()).token)
  expect((await update(token, { upiId: 'asha@upi' })).status).toBe(200)
  await secondFactorCalls(app).age(token, 60)
  expect((await update(token, { firstName: 'Asha', upiId: 'asha@upi' })).status).toBe(200)
  const refused = await update(token, { upiId: 'thief@upi' })
  expect([refused.status, refused.body.code]).toEqual([403, 'second_factor.confirm'])
  expect(await getUser(token)).toMatchObject({ firstName: 'Asha', upiId: 'asha@upi' })
})

test('the profile has the place of its address: by the PIN code, else by city and state, else none', async () => {
  const { token } = await app.signUp()
  const placeAt = async (address: object) => {
    const { place } = (await update(token, { address })).body.data
    return place && [place.name, place.district, place.kind]
  }
  expect((await getUser(token)).place).toBeNull()
  const district = { city: 'Nashik', state: 'Maharashtra' }
  expect(await placeAt({ ...district, zip: '411001' })).toEqual(['Pune', 'Pune', 'pin'])
  expect(await placeAt({ zip: '' })).toEqual(['Nashik', 'Nashik', 'pin'])
  expect(await placeAt({ city: 'Rampura' })).toBeNull()
})
