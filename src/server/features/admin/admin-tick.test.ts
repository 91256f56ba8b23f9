import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AdminApp, createAdminApp } from '#server/testing/admin-app.ts'

let admin: AdminApp
let person: { phone: string; token: string }
beforeAll(async () => {
  admin = await createAdminApp()
})
afterAll(() => admin.app.close())
beforeEach(async () => {
  person = await admin.app.signUp()
})

const introduce = (token: string, body: object) =>
  admin.app.call('PATCH', '/api/user/update-user', { token, body })
const waiting = () => admin.get('desk/summary')

test.each([
  ['first name', { firstName: 'Mahesh' }],
  ['last name', { lastName: 'Rao' }],
  ['UPI ID', { upiId: 'other@upi' }],
  ['UPI ID, taken away', { upiId: '' }],
])(
  'a new %s ends the verification and lists the person for the operators',
  async (_title, change) => {
    const userId = await admin.idOf(person.token)
    const first = { firstName: 'Ramesh', lastName: 'Patil', upiId: 'ramesh@upi' }
    await introduce(person.token, first)
    await admin.act('verify-person', { userId, isVerified: true })
    const before = (await waiting()).people
    const isVerified = async () => (await admin.get('user/get-user', person.token)).verified
    // Fields that operators do not check, and the same name again, do not end the verification.
    await introduce(person.token, { ...first, email: 'r@example.com', address: { city: 'Pune' } })
    expect(await isVerified()).toBe(true)
    expect((await introduce(person.token, change)).body.data.verified).toBe(false)
    expect(await admin.newestNotification(person.token)).toEqual({
      kind: 'verified',
      isVerified: false,
      isOwnChange: true,
    })
    expect((await waiting()).people).toBe(before + 1)
    const lapsed = async () =>
      (await admin.get(`desk/people?show=lapsed&q=${person.phone}`)).people as object[]
    expect(await lapsed()).toMatchObject([
      { _id: userId, verified: false, verificationLapsedAt: expect.stringMatching(/Z$/) },
    ])
    expect((await admin.act('verify-person', { userId, isVerified: true })).status).toBe(200)
    expect([await isVerified(), await lapsed()]).toEqual([true, []])
  },
)

test('the setup can end the verification too, and an operator can confirm that', async () => {
  const userId = await admin.idOf(person.token)
  await admin.act('verify-person', { userId, isVerified: true })
  await admin.post('user/setup', person.token, { firstName: 'Somebody', lastName: 'Else' })
  expect((await admin.get('user/get-user', person.token)).verified).toBe(false)
  const before = (await waiting()).people
  expect((await admin.act('verify-person', { userId, isVerified: false })).status).toBe(200)
  expect((await waiting()).people).toBe(before - 1)
  expect((await admin.act('verify-person', { userId, isVerified: false })).body.code).toBe(
    'desk.already_decided',
  )
})

test('nobody is verified with a name that the operator has not seen', async () => {
  const userId = await admin.idOf(person.token)
  await introduce(person.token, { firstName: 'Ramesh', lastName: 'Patil', upiId: 'ramesh@upi' })
  const [{ name, upiId }] = (await admin.get(`desk/people?q=${person.phone}`)).people
  const seen = { name, upiId }
  await introduce(person.token, { upiId: 'thief@upi' })
  const refused = await admin.act('verify-person', { userId, isVerified: true, seen })
  expect([refused.status, refused.body.code]).toEqual([409, 'desk.person_changed'])
  const done = await admin.act('verify-person', {
    userId,
    isVerified: true,
    seen: { name, upiId: 'thief@upi' },
  })
  expect(done.status).toBe(200)
})
