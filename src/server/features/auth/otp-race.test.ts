import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import type { Statement } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { consumeOtp } from './otp.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

/** The database, but deletions wait until `count` of them are about to run. */
function withMeetingPoint(db: Database, count: number): Database {
  const { promise: bothArrived, resolve: meet } = Promise.withResolvers<void>()
  let waiting = 0
  const execute = async <Row extends object>(statement: Statement): Promise<Row[]> => {
    if (statement.text.startsWith('delete')) {
      waiting += 1
      if (waiting === count) meet()
      await bothArrived
    }
    return db.execute<Row>(statement)
  }
  return { ...db, execute }
}

test('if five requests compare the same right code before any deletes it, only one succeeds', async () => {
  const phone = '9876543210'
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone } })
  const otp = app.lastSms(phone)?.text.match(/\d{6}/)?.[0] ?? ''
  const db = withMeetingPoint(app.services.db, 5)
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () =>
      consumeOtp({ db, env: app.env }, { phone, purpose: 'login', otp, ip: '127.0.0.1' }),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results) {
    if (result.status === 'rejected') {
      expect(result.reason).toMatchObject({ code: 'auth.otp_invalid', status: 401 })
    }
  }
})
