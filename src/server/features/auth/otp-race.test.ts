import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database, Statement } from '#server/platform/database/database.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { takeOtp } from './otp.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The database, but for deletions, which wait until `count` of them are about to happen. */
function withMeetingPoint(db: Database, count: number): Database {
  const { promise: met, resolve: meet } = Promise.withResolvers<void>()
  let waiting = 0
  const read = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    if (statement.text.startsWith('delete')) {
      waiting += 1
      if (waiting === count) meet()
      await met
    }
    return db.read<Row>(statement)
  }
  return { ...db, read }
}

test('when five have judged the same code right before any has taken it, one gets it', async () => {
  const phone = '9876543210'
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  const db = withMeetingPoint(app.services.db, 5)
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      takeOtp({ db, env: app.env }, { phone, purpose: 'login', otp, ip: '127.0.0.1' }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'auth.otp_invalid', status: 401 })
    }
  }
})
