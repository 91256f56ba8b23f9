import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountCalls } from '#server/testing/people/accounts.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { appCode, enrolApp, secondFactorCalls } from '#server/testing/people/second-factor.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let account: ReturnType<typeof accountCalls>
let calls: ReturnType<typeof orderCalls>
let factor: ReturnType<typeof secondFactorCalls>
beforeAll(async () => {
  app = await createTestApp()
  account = accountCalls(app)
  calls = orderCalls(app)
  factor = secondFactorCalls(app)
})
afterAll(() => app.close())

test('an account with a second factor is deleted only within ten minutes of confirming it, a code or none', async () => {
  const person = await calls.person('Asha')
  const { token, secret } = await enrolApp(app, person.token)
  expect(await account.status(token)).toMatchObject({ proof: 'second-factor', deletionDueAt: null })
  const otp = await account.deletionCode({ token, phone: person.phone })
  await factor.age(token, 11)
  for (const body of [{}, { otp }]) {
    expect(await account.post('request-deletion', token, body)).toMatchObject({
      status: 403,
      body: { code: 'second_factor.confirm' },
    })
  }
  expect((await account.status(token)).deletionDueAt).toBeNull()

  const { body: confirmed } = await factor.confirm(token, appCode(secret, 1))
  expect((await account.post('request-deletion', confirmed.token)).status).toBe(200)
  expect((await account.status(confirmed.token)).deletionDueAt).toMatch(/Z$/)
})

test('an account without a second factor is deleted with a code only', async () => {
  const person = await calls.person('Ravi')
  expect(await account.status(person.token)).toMatchObject({ proof: 'otp' })
  expect(await account.post('request-deletion', person.token)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'otp' }] },
  })
  expect((await account.status(person.token)).deletionDueAt).toBeNull()
})
